import "./palette.css";
import "./type.css";
import "./page.css";
