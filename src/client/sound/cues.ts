import type { CoreMeans } from '#engine/mall/events.ts';
import type { MallEvent, PawnId } from '#engine/mall/index.ts';
import type { Means } from '#engine/mall/words.ts';

// Every sound as notes, and which sound an event makes. Nothing here is recorded: it is all computed.

export interface Note {
  /** Hertz; with `to` it glides there. */
  readonly pitch: number;
  readonly to?: number;
  /** Seconds from the beginning of the cue, and how long it lasts. */
  readonly at?: number;
  readonly lasts: number;
  readonly loud?: number;
  readonly wave?: 'sine' | 'triangle' | 'square';
}

// A pentatonic scale: whatever sounds together sounds well.
const HERO: Readonly<Partial<Record<PawnId, number>>> = {
  barbarian: 196,
  dwarf: 246.9,
  mage: 329.6,
  elf: 392,
  sister: 493.9,
};

/** Whoever is no hero is deeper than all of them. */
const DEEP = 146.8;

const chime = (...pitches: readonly number[]): readonly Note[] =>
  pitches.map((pitch, index) => ({ pitch, at: index * 0.09, lasts: 0.35, loud: 0.5 }));

const FIXED = {
  refused: [{ pitch: 150, to: 110, lasts: 0.14, loud: 0.5, wave: 'triangle' }],
  drawn: [{ pitch: 523, lasts: 0.12, loud: 0.4 }],
  placed: [
    { pitch: 180, to: 120, lasts: 0.12, wave: 'triangle' },
    { pitch: 659, at: 0.08, lasts: 0.3, loud: 0.4 },
  ],
  lifted: [{ pitch: 330, to: 160, lasts: 0.3, wave: 'triangle', loud: 0.5 }],
  flip: [
    { pitch: 220, to: 880, lasts: 0.45, wave: 'triangle' },
    ...chime(784, 988, 1175).map((note) => ({ ...note, at: (note.at ?? 0) + 0.4 })),
  ],
  talkOpened: chime(523, 659, 784),
  talkClosed: [{ pitch: 440, to: 220, lasts: 0.25, loud: 0.4 }],
  broken: [{ pitch: 300, to: 90, lasts: 0.25, wave: 'square', loud: 0.2 }],
  stolen: chime(392, 494, 587, 784, 988),
  escaped: chime(587, 784, 1175),
  won: [...chime(392, 494, 587, 784), { pitch: 988, at: 0.4, lasts: 0.9, loud: 0.6 }],
  lost: [
    { pitch: 330, to: 311, lasts: 0.4 },
    { pitch: 262, to: 247, at: 0.35, lasts: 0.4 },
    { pitch: 196, to: 165, at: 0.7, lasts: 0.9 },
  ],
  prodded: [0, 0.16, 0.32].map((at) => ({
    pitch: 740,
    at,
    lasts: 0.11,
    wave: 'square' as const,
    loud: 0.45,
  })),
  stared: [0, 0.3].map((at) => ({ pitch: 660, to: 600, at, lasts: 0.22, loud: 0.7 })),
  prodOther: [{ pitch: 500, lasts: 0.06, loud: 0.25 }],
  lastSeconds: [0, 0.25, 0.5].map((at) => ({ pitch: 587, at, lasts: 0.16, wave: 'triangle' as const })),
  tick: [{ pitch: 1200, lasts: 0.03, loud: 0.25, wave: 'triangle' }],
  said: [{ pitch: 700, to: 760, lasts: 0.08, loud: 0.35 }],
  ready: [{ pitch: 523, lasts: 0.15, loud: 0.4 }],
  started: chime(392, 523, 659),
  paused: [{ pitch: 440, to: 330, lasts: 0.3, loud: 0.4 }],
  resumed: [{ pitch: 330, to: 440, lasts: 0.3, loud: 0.4 }],
} as const satisfies Readonly<Record<string, readonly Note[]>>;

export type FixedCue = keyof typeof FIXED;
/** How a way of getting about sounds, with a hero's pitch. */
export type Motif = CoreMeans | 'hop';
export type Cue = FixedCue | `${Motif}.${PawnId}`;

/** What a rule piece adds: the sounds of its own events, and how its means of getting about sound. */
export interface Voice {
  readonly sounds?: Readonly<Partial<Record<MallEvent['type'], readonly Note[]>>>;
  readonly motifs?: Readonly<Partial<Record<Means, Motif>>>;
}

export const pitchOf = (pawn: PawnId): number => HERO[pawn] ?? DEEP;

export function notesOf(cue: Cue | readonly Note[]): readonly Note[] {
  if (typeof cue !== 'string') return cue;
  if (cue in FIXED) return FIXED[cue as FixedCue];
  const [means, pawn] = cue.split('.') as [string, PawnId];
  const pitch = pitchOf(pawn);
  if (means === 'vortex') return [{ pitch, to: pitch * 3, lasts: 0.3, loud: 0.5 }];
  if (means === 'escalator')
    return [1, 1.125, 1.25].map((up, i) => ({ pitch: pitch * up, at: i * 0.07, lasts: 0.12 }));
  if (means === 'hop') return [{ pitch, to: pitch * 2, lasts: 0.18 }];
  return [{ pitch, lasts: 0.12, loud: 0.6, wave: 'triangle' }];
}

/** The sound of an event for whoever sits on this seat; what makes none is told by null. */
export function cueOf(
  event: MallEvent,
  seat: number | null,
  voices: readonly Voice[] = [],
): Cue | readonly Note[] | null {
  if (event.type === 'moved') return `${motifOf(event.by, voices)}.${event.pawn}`;
  if (event.type === 'doSomething') return event.target === seat ? 'prodded' : 'prodOther';
  if (event.type === 'ended') return event.won ? 'won' : 'lost';
  return (
    SOUNDS[event.type] ?? voices.find(({ sounds }) => sounds?.[event.type])?.sounds?.[event.type] ?? null
  );
}

/** A means of getting about that nobody has a motif for sounds like a walk. */
function motifOf(by: Means, voices: readonly Voice[]): Motif {
  return (
    voices.find(({ motifs }) => motifs?.[by])?.motifs?.[by] ?? CORE_MOTIFS.find((one) => one === by) ?? 'walk'
  );
}

const CORE_MOTIFS: readonly CoreMeans[] = ['walk', 'vortex', 'escalator'];

const SOUNDS: Readonly<Partial<Record<MallEvent['type'], FixedCue>>> = {
  flipped: 'flip',
  wentOutOfOrder: 'broken',
  drawn: 'drawn',
  placed: 'placed',
  lifted: 'lifted',
  stolen: 'stolen',
  escaped: 'escaped',
  talkOpened: 'talkOpened',
  talkClosed: 'talkClosed',
  readied: 'ready',
  started: 'started',
  paused: 'paused',
  resumed: 'resumed',
};
