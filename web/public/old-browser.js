// Written so that browsers of any age can read it: where the page can't say anything itself, a sentence of its first
// file is shown. Either the browser is too old for it, or its code didn't come.
function show(sentence) {
  document.getElementById(sentence).removeAttribute("hidden");
}

// The first thing that the code does is to set how quickly things move.
function look() {
  if (!document.documentElement.getAttribute("data-pace")) show("not-loaded");
}

if (
  "noModule" in document.createElement("script") &&
  Array.prototype.at &&
  Object.hasOwn &&
  window.HTMLDialogElement &&
  window.CSS.supports("height", "1dvh") &&
  window.CSS.supports("color", "color-mix(in srgb, red, blue)")
) {
  window.addEventListener("load", look);
} else {
  show("too-old");
}
