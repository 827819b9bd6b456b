// Optional sounds, made on the spot: no files, nothing heard unless asked for.
import { haptics, sound } from "./settings.js";

/** @type {AudioContext | null} */
let context = null;

function audio() {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

/**
 * @param {AudioContext} on @param {{type?: OscillatorType, from: number, to?: number, at?: number, length: number, volume?: number}} tone
 */
function tone(on, { type = "sine", from, to = from, at = 0, length, volume = 0.12 }) {
  const start = on.currentTime + at;
  const oscillator = new OscillatorNode(on, { type, frequency: from });
  const gain = new GainNode(on, { gain: 0 });
  oscillator.frequency.setValueAtTime(from, start);
  oscillator.frequency.exponentialRampToValueAtTime(Math.max(to, 1), start + length);
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(volume, start + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  oscillator.connect(gain).connect(on.destination);
  oscillator.start(start);
  oscillator.stop(start + length + 0.02);
}

/** @param {AudioContext} on @param {{at?: number, length: number, low: number, high: number, volume?: number}} noise */
function noise(on, { at = 0, length, low, high, volume = 0.15 }) {
  const start = on.currentTime + at;
  const buffer = new AudioBuffer({ length: Math.ceil(on.sampleRate * length), sampleRate: on.sampleRate });
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(on, { buffer });
  const filter = new BiquadFilterNode(on, { type: "bandpass", frequency: high, Q: 0.8 });
  const gain = new GainNode(on, { gain: volume });
  filter.frequency.setValueAtTime(high, start);
  filter.frequency.exponentialRampToValueAtTime(low, start + length);
  gain.gain.setValueAtTime(volume, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  source.connect(filter).connect(gain).connect(on.destination);
  source.start(start);
}

/** @type {Record<string, (on: AudioContext) => void>} */
const SOUNDS = {
  torch: (on) => noise(on, { length: 0.5, low: 300, high: 1400, volume: 0.08 }),
  gem: (on) => [0, 0.06, 0.13].forEach((at, i) => tone(on, { from: 1250 + 320 * i, at, length: 0.22, volume: 0.06 })),
  envelope: (on) => noise(on, { length: 0.16, low: 2600, high: 900, volume: 0.1 }),
  rumble: (on) => {
    noise(on, { length: 0.9, low: 40, high: 190, volume: 0.5 });
    tone(on, { type: "triangle", from: 90, to: 34, length: 0.8, volume: 0.3 });
  },
  success: (on) => [392, 494, 587, 784].forEach((from, i) => tone(on, { type: "triangle", from, at: i * 0.11, length: 0.4, volume: 0.09 })),
  turn: (on) => tone(on, { from: 620, to: 740, length: 0.14, volume: 0.06 }),
};

/** @param {string} name Unknown names and a device without sound are silently nothing: sound is never needed. */
export function playSound(name) {
  if (sound.value !== "on") return;
  try {
    SOUNDS[name]?.(audio());
  } catch {
    // no audio device
  }
}

/** @param {number | number[]} pattern milliseconds */
export function buzz(pattern) {
  // Without a touch first the browser refuses and complains in its console.
  if (haptics.value === "on" && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(pattern);
}
