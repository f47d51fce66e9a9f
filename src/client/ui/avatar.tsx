import { FACES } from '#room/faces.ts';

// A face for a person: a dark shape on paper of its own tone, so that neither has to be seen to know who it is.

// Tones that are no hero's colour; dark ink reads on all of them.
const PAPERS = [
  '#f2c6c6',
  '#cfe0b8',
  '#c5d7f2',
  '#e8d3b0',
  '#d9c8ee',
  '#b9e0dc',
  '#f0cfe2',
  '#d5d5cd',
  '#c9cff7',
  '#f1e4a3',
  '#f6cfae',
  '#dfe8f4',
];
const INK = '#1d2340';

/** In the order of their names (`page.room.faces`): the shape, and what is cut out of it. */
const SHAPES: readonly (readonly [string, string])[] = [
  [
    'M4 13a6 6 0 1 1 12 0a6 6 0 1 1-12 0M24 13a6 6 0 1 1 12 0a6 6 0 1 1-12 0M7 18q13-7 26 0l-11 17h-4z',
    'M16 21h.1M24 21h.1M14 28l4 1M26 28l-4 1',
  ],
  ['M9 6l7 6h8l7-6v18a11 11 0 0 1-22 0z', 'M15 20h.1M25 20h.1M11 26l5 1M29 26l-5 1'],
  [
    'M8 7l6 3a14 14 0 0 1 12 0l6-3v17a12 11 0 0 1-24 0z',
    'M11 19a4 4 0 1 0 8 0a4 4 0 1 0-8 0M21 19a4 4 0 1 0 8 0a4 4 0 1 0-8 0M20 26v2',
  ],
  [
    'M12 3c5 0 6 8 6 14h4c0-6 1-14 6-14c3 5 1 11-1 15a10 9 0 1 1-14 0c-2-4-4-10-1-15z',
    'M16 24h.1M24 24h.1M20 29v2',
  ],
  ['M5 8l10 4h10l10-4-4 15-11 12-11-12z', 'M14 20l3 1M26 20l-3 1M20 30h.1'],
  ['M5 15a6 6 0 0 1 12-3h6a6 6 0 0 1 12 3c2 12-4 18-15 18s-17-6-15-18z', 'M11 15h.1M29 15h.1M12 24q8 6 16 0'],
  ['M17 5a3 3 0 1 1 4 3v4h9v19h-20v-19h9v-4a3 3 0 0 1-2-3z', 'M15 19h2M23 19h2M15 26h10'],
  ['M8 35v-16a12 12 0 0 1 24 0v16l-6-4-6 4-6-4z', 'M16 18h.1M24 18h.1M20 24v2'],
  [
    'M20 4l3 6 6-4v6l7 1-3 6 4 5-6 2c0 6-5 9-11 9s-11-3-11-9l-6-2 4-5-3-6 7-1v-6l6 4z',
    'M16 24h.1M24 24h.1M20 29h.1',
  ],
  ['M20 3l5 10 12 2-9 8 2 12-10-6-10 6 2-12-9-8 12-2z', 'M17 19h.1M23 19h.1M17 24q3 2 6 0'],
  [
    'M4 21a16 15 0 0 1 32 0zM13 22h14v9a4 4 0 0 1-4 4h-6a4 4 0 0 1-4-4z',
    'M12 15h.1M21 11h.1M28 17h.1M17 27h.1M23 27h.1',
  ],
  [
    'M15 35v-7h-3a6 6 0 0 1-6-6v-6h4v6l2 2h3v-14a5 5 0 0 1 10 0v10h3l2-2v-6h4v6a6 6 0 0 1-6 6h-3v11z',
    'M18 14h.1M22 14h.1M18 19q2 1 4 0',
  ],
];

const kindOf = (number: number) => ((number % FACES) + FACES) % FACES;

/** The colour of somebody's paper. */
export function paperOf(face: number): string {
  return PAPERS[kindOf(face)] as string;
}

export interface AvatarProps {
  readonly name: string;
  /** Which face. */
  readonly number: number;
  readonly away?: boolean;
}

export function Avatar({ name, number, away = false }: AvatarProps) {
  const paper = paperOf(number);
  const [shape, cut] = SHAPES[kindOf(number)] as (typeof SHAPES)[0];
  return (
    <span class={away ? 'avatar away' : 'avatar'} title={name} aria-hidden="true">
      <svg viewBox="-4 -4 48 48" aria-hidden="true">
        <rect x="-4" y="-4" width="48" height="48" fill={paper} />
        <path d={shape} fill={INK} stroke={INK} stroke-width="1.500" stroke-linejoin="round" />
        <path d={cut} fill="none" stroke={paper} stroke-width="2.800" stroke-linecap="round" />
      </svg>
    </span>
  );
}
