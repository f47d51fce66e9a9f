// A face for a person: an initial, a colour and a pattern, so that none of the three has to be seen.

// Paper tones that are no hero's colour; dark ink reads on all of them.
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
];
const PATTERNS = [
  'M-4 8h48M-4 20h48M-4 32h48',
  'M8-4v48M20-4v48M32-4v48',
  'M-4 12L12-4M-4 28L28-4M-4 44L44-4M12 44L44 12M28 44L44 28',
  'M6 6h.1M20 6h.1M34 6h.1M6 20h.1M34 20h.1M6 34h.1M20 34h.1M34 34h.1',
  'M20 2a18 18 0 1 0 .1 0',
  'M-4 10c8-8 16 8 24 0s16 8 24 0M-4 32c8-8 16 8 24 0s16 8 24 0',
  'M0 0l40 40M40 0L0 40',
  'M4 4h32v32H4z',
  'M20-4v14M20 30v14M-4 20h14M30 20h14',
];

const kindOf = (number: number) => ((number % PAPERS.length) + PAPERS.length) % PAPERS.length;

/** The colour of somebody's paper. */
export function paperOf(number: number): string {
  return PAPERS[kindOf(number)] as string;
}

export interface AvatarProps {
  readonly name: string;
  /** Who it is, as a number: the chair or the seat. */
  readonly number: number;
  readonly away?: boolean;
}

export function Avatar({ name, number, away = false }: AvatarProps) {
  const kind = kindOf(number);
  return (
    <span class={away ? 'avatar away' : 'avatar'} aria-hidden="true">
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <rect width="40" height="40" fill={PAPERS[kind]} />
        <path
          d={PATTERNS[kind]}
          stroke="#1d2340"
          stroke-opacity=".22"
          stroke-width="3"
          stroke-linecap="round"
          fill="none"
        />
        <circle cx="20" cy="20" r="12.500" fill={PAPERS[kind]} />
        <text x="20" y="20.500" fill="#1d2340">
          {[...name][0]?.toUpperCase() ?? '?'}
        </text>
      </svg>
    </span>
  );
}
