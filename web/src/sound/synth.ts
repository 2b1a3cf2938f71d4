import type { SoundName } from "../settings/settings";

/** A tone that swells quickly and fades; times in seconds, pitch in hertz. */
interface Tone {
  readonly at: number;
  readonly pitch: number;
  readonly length: number;
  readonly loud: number;
  /** Paper and wheels are noise around a pitch; bells are sines. */
  readonly noise?: true;
}

const bell = (at: number, pitch: number, length = 0.5, loud = 0.16): Tone => ({ at, pitch, length, loud });
const brush = (at: number, pitch: number, length: number, loud: number): Tone => ({
  ...bell(at, pitch, length, loud),
  noise: true,
});
/** A wheel over a rail joint: a dull knock with a low ring. */
const clack = (at: number): Tone[] => [brush(at, 900, 0.05, 0.5), bell(at, 150, 0.12, 0.22)];

const [A4, C5, E5, G5, A5, C6] = [440, 523.25, 659.26, 783.99, 880, 1046.5] as const;

const SCORES: Readonly<Record<SoundName, readonly Tone[]>> = {
  yourTurn: [bell(0, E5), bell(0.14, A5, 0.7)],
  card: [brush(0, 2600, 0.09, 0.35)],
  train: [...clack(0), ...clack(0.11)],
  ticket: [brush(0, 400, 0.06, 0.5), bell(0.05, C5, 0.35), bell(0.13, G5, 0.5)],
  lastRound: [bell(0, A4, 0.6), bell(0.32, A4, 0.6), bell(0.64, A4, 0.9)],
  end: [bell(0, C5, 1), bell(0.16, E5, 1), bell(0.32, G5, 1), bell(0.48, C6, 1.6)],
};

let audio: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** Plays a sound once. */
export function sound(name: SoundName): void {
  audio ??= new AudioContext();
  void audio.resume();
  for (const tone of SCORES[name]) strike(audio, tone);
}

function strike(context: AudioContext, tone: Tone): void {
  const start = context.currentTime + tone.at;
  const source = tone.noise ? noise(context) : new OscillatorNode(context, { frequency: tone.pitch });
  const coloured = tone.noise ? source.connect(band(context, tone.pitch)) : source;
  coloured.connect(fading(context, tone, start)).connect(context.destination);
  source.start(start);
  source.stop(start + tone.length);
}

function noise(context: AudioContext): AudioScheduledSourceNode {
  hiss ??= makeHiss(context);
  return new AudioBufferSourceNode(context, { buffer: hiss });
}

/** Half a second of noise, made once. */
function makeHiss(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
  return buffer;
}

const band = (context: AudioContext, pitch: number) =>
  new BiquadFilterNode(context, { type: "bandpass", frequency: pitch, Q: 1.2 });

const SILENCE = 0.0001; // a ramp of this kind never reaches nought

function fading(context: AudioContext, { length, loud }: Tone, start: number): GainNode {
  const node = new GainNode(context, { gain: 0 });
  node.gain.setValueAtTime(SILENCE, start);
  node.gain.exponentialRampToValueAtTime(loud, start + 0.008);
  node.gain.exponentialRampToValueAtTime(SILENCE, start + length);
  return node;
}
