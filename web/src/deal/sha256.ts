/** SHA-256 of a text in ASCII, as hexadecimal. Not `crypto.subtle`: only secure pages have that, and a server at home
 * speaks plain HTTP. */
export function sha256(text: string): string {
  const state = [...primes(8).map((prime) => fraction(Math.sqrt(prime)))];
  const blocks = padded(text);
  for (let at = 0; at < blocks.length; at += 16) mix(state, blocks.slice(at, at + 16));
  return state.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

const fraction = (number: number): number => ((number - Math.floor(number)) * 2 ** 32) | 0;

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime)) found.push(n);
  return found;
}

const ROUNDS = primes(64).map((prime) => fraction(Math.cbrt(prime)));

/** The text in words of 32 bits: a bit behind it, zeros, and its length in bits, to whole blocks of 16 words. */
function padded(text: string): number[] {
  const words = new Array<number>((((text.length + 8) >> 6) + 1) * 16).fill(0);
  for (let i = 0; i <= text.length; i++) {
    const byte = i < text.length ? text.charCodeAt(i) : 0x80;
    words[i >> 2]! |= byte << (24 - (i % 4) * 8);
  }
  words[words.length - 1] = text.length * 8;
  return words;
}

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function mix(state: number[], words: number[]): void {
  for (let i = 16; i < 64; i++) {
    const [a, b] = [words[i - 15]!, words[i - 2]!];
    const low = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
    const high = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
    words.push((words[i - 16]! + low + words[i - 7]! + high) | 0);
  }
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const choice = (e & f) ^ (~e & g);
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + ROUNDS[i]! + words[i]!) | 0;
    const most = (a & b) ^ (a & c) ^ (b & c);
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + most) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => {
    state[i] = (state[i]! + word) | 0;
  });
}
