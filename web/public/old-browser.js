// Written so that browsers of any age can read it: one that is too old for the page shows a sentence that says so.
if (
  !(
    "noModule" in document.createElement("script") &&
    Array.prototype.at &&
    Object.hasOwn &&
    window.HTMLDialogElement
  )
) {
  document.getElementById("too-old").removeAttribute("hidden");
}
