/** The code of a game's page: the first page is light, and fetches it when it is wanted. */
export const fetchGamePage = () => import("./GamePage");
