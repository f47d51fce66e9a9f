import type { Action } from '#engine/mall/actions.ts';

// The seven actions as pictures, on a field of 24 by 24, in the colour of the text around them.

const ARROW = 'M12 2 21 12.500h-5.500V22h-7v-9.500H3Z';
const TURNS: Readonly<Partial<Record<Action, number>>> = { N: 0, E: 90, S: 180, W: 270 };

const VORTEX =
  'M12 2a10 10 0 1 1-9.6 7.200l2.7.8A7.2 7.2 0 1 0 12 4.800a6 6 0 0 0-5.6 4 5.2 5.2 0 1 0 5.1-2.200l.3-2.700a7.9 7.9 0 1 1-7.7 3.400Z';
const ESCALATOR =
  'M2 22v-4h4.500v-4.500H11V9h4.500V4.500H22V8h-3v4.500h-4.500V17H10v5ZM3 9V3h6L7 5l3 3-2 2-3-3Z';
const EXPLORE =
  'M10 2a8 8 0 0 1 6.3 12.900l5.5 5.5-2 2-5.5-5.500A8 8 0 1 1 10 2Zm0 2.800a5.2 5.2 0 1 0 0 10.4 5.2 5.2 0 0 0 0-10.400Z';

const OTHERS: Readonly<Partial<Record<Action, string>>> = { V: VORTEX, L: ESCALATOR, X: EXPLORE };

/** Decoration: name the action in text. */
export function ActionIcon({ action, size }: { readonly action: Action; readonly size: number }) {
  const turn = TURNS[action];
  return (
    <svg
      class="action-icon"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      fill="currentColor"
    >
      {turn === undefined ? (
        <path fill-rule="evenodd" d={OTHERS[action] ?? ''} />
      ) : (
        <path d={ARROW} transform={`rotate(${turn} 12 12)`} />
      )}
    </svg>
  );
}
