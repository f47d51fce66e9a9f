import type { Action } from '#engine/mall/actions.ts';

// The seven actions as pictures, on a field of 24 by 24, in the colour of the text around them.

const ARROW = 'M12 2 21 12.500h-5.500V22h-7v-9.500H3Z';
const TURNS: Readonly<Partial<Record<Action, number>>> = { N: 0, E: 90, S: 180, W: 270 };

const ARM = 'M12 .8C18.2 .4 23.6 5.2 23.3 12.6C22.4 7.7 18.7 4.9 14.4 5.2C12.6 4.6 11.4 2.7 12 .8Z';
const VORTEX = 'M12 7.2a4.8 4.8 0 1 1 0 9.6a4.8 4.8 0 1 1 0-9.6Z';
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
      {action === 'V' &&
        [0, 120, 240].map((arm) => <path key={arm} d={ARM} transform={`rotate(${arm} 12 12)`} />)}
    </svg>
  );
}
