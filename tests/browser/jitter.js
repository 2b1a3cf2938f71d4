// A window whose machine and line are slow and uneven: what it hears, its timers and its pictures come late.
// Late is all they are: in order within one connection, and nothing is lost.
((seed, longest) => {
  let state = seed;
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const after = window.setTimeout.bind(window);
  const late = () => new Promise((done) => after(done, random() * longest));

  const ask = window.fetch.bind(window);
  window.fetch = async (...request) => {
    await late();
    try {
      return await ask(...request);
    } finally {
      await late();
    }
  };

  window.setTimeout = (what, wait = 0, ...rest) => after(what, wait + random() * 50, ...rest);
  const draw = window.requestAnimationFrame.bind(window);
  const forget = window.cancelAnimationFrame.bind(window);
  const next = new Map(); // pictures that were put off, by the one that they were asked for
  window.requestAnimationFrame = (what) => {
    const asked = draw((now) => (random() < 0.2 ? next.set(asked, draw(what)) : what(now)));
    return asked;
  };
  window.cancelAnimationFrame = (asked) => [asked, next.get(asked)].forEach((one) => forget(one));

  const slowed = (Connection) =>
    class SlowConnection extends EventTarget {
      static CONNECTING = 0;
      static OPEN = 1;
      static CLOSING = 2;
      static CLOSED = 3;
      readyState = 0; // as far as the page can know by now
      onopen = null;
      onmessage = null;
      onerror = null;
      onclose = null;
      #before = Promise.resolve();
      #line;

      constructor(...place) {
        super();
        this.#line = new Connection(...place);
        for (const name of ["open", "message", "error", "close"])
          this.#line.addEventListener(name, (heard) => this.#hold(heard));
      }

      send(said) {
        if (this.readyState === 0) throw new DOMException("Still in CONNECTING state", "InvalidStateError");
        if (this.readyState === 1 && this.#line.readyState === 1) this.#line.send(said);
      }

      close(...why) {
        this.readyState = Math.max(this.readyState, 2);
        this.#line.close(...why);
      }

      #hold(heard) {
        this.#before = this.#before.then(late).then(() => this.#say(new heard.constructor(heard.type, heard)));
      }

      #say(heard) {
        if (heard.type === "close") this.readyState = 3;
        else if (this.readyState >= 2) return;
        else this.readyState = 1;
        this.dispatchEvent(heard);
        this[`on${heard.type}`]?.(heard);
      }
    };
  // What a test puts in the place of the browser's own connection is slowed too.
  let connection = slowed(WebSocket);
  Object.defineProperty(window, "WebSocket", {
    configurable: true,
    get: () => connection,
    set: (other) => {
      connection = slowed(other);
    },
  });
})
