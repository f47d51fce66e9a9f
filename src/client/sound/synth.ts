import { prefs } from '../prefs.ts';
import { type Cue, type Note, notesOf } from './cues.ts';

// Browsers let a page sound only after somebody touched it: until then cues pass in silence, which
// is why each has a visible twin.

let context: AudioContext | null = null;

export function wakeSound(): void {
  if (context === null && 'AudioContext' in globalThis) context = new AudioContext();
  if (context?.state === 'suspended') void context.resume();
}

export function listenForTouch(): void {
  for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, wakeSound, { passive: true });
}

export function sound(cue: Cue | readonly Note[]): void {
  if (prefs.muted.value || prefs.volume.value === 0 || context?.state !== 'running') return;
  const { currentTime } = context;
  for (const note of notesOf(cue)) play(context, note, currentTime);
}

function play(
  audio: AudioContext,
  { pitch, to, at = 0, lasts, loud = 0.8, wave = 'sine' }: Note,
  now: number,
) {
  const start = now + at;
  const voice = audio.createOscillator();
  const gain = audio.createGain();
  voice.type = wave;
  voice.frequency.setValueAtTime(pitch, start);
  if (to !== undefined) voice.frequency.exponentialRampToValueAtTime(to, start + lasts);
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud * prefs.volume.value * 0.35, start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  voice.connect(gain).connect(audio.destination);
  voice.start(start);
  voice.stop(start + lasts + 0.02);
}
