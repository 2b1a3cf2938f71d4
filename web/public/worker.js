// Shows what the server tells of a game while no page is open, and opens that game when it is pressed.
// It keeps no file and answers no request: pages come from the server, always, and so none is ever old.
const GAME = /^[\w-]{1,64}$/;
const LONGEST = 500; // letters of a sentence

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("push", (event) => event.waitUntil(show(told(event.data))));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.game));
});

/** What was sent, as far as it makes sense. Browsers want something to be shown whatever came. */
function told(data) {
  let found;
  try {
    found = data.json();
  } catch {
    found = null;
  }
  const { title, said, game } = Object(found);
  return {
    title: typeof title === "string" && title ? title.slice(0, LONGEST) : "Trilhos",
    said: typeof said === "string" ? said.slice(0, LONGEST) : "",
    game: typeof game === "string" && GAME.test(game) ? game : "",
  };
}

/** Several turns of a game are one notice: the newest. */
function show({ title, said, game }) {
  const icon = "icon-192.png";
  const about = { body: said, icon, badge: "badge-96.png", tag: game, data: { game } };
  return self.registration.showNotification(title, { ...about, renotify: game !== "" });
}

/** The window in which the game is open, else a new one. */
async function open(game) {
  const hash = game ? `#/game/${game}` : "#/";
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = game ? windows.find(({ url }) => new URL(url).hash === hash) : undefined;
  return there ? there.focus() : self.clients.openWindow(new URL(`./${hash}`, self.registration.scope).href);
}
