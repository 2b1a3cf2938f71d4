// Only browsers that don't know modules run this: they are too old for the page, and are told so.
document.getElementById("too-old").removeAttribute("hidden");
