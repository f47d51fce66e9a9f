import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { besides, onScreen, type Size } from './bubble.ts';
import type { Cameraman } from './cameraman.ts';
import type { BoardGame } from './config.ts';
import { listenToRest } from './resting.ts';
import type { Spot } from './spots.ts';
import { type BoardState, chosenSpace, spotOf } from './state.ts';
import type { BoardWords } from './words.ts';

// What the board says beside a place: why not, and what something is. In a file that comes by itself (late.ts).

export { apart } from './apart.ts';
export { nameAt } from './resting.ts';

export function Bubbles<G extends BoardGame>({
  board,
  ...look
}: BubbleLook<G> & { readonly board: HTMLElement | null }) {
  const { state, camera } = look;
  useEffect(() => {
    return board === null || camera === null ? undefined : listenToRest(state, board, camera);
  }, [state, board, camera]);
  return (
    <>
      <HintBubble {...look} />
      <NameLabel state={state} camera={camera} />
    </>
  );
}

const HINT_TIME = 2_600;

interface BubbleLook<G extends BoardGame> {
  readonly state: BoardState<G>;
  readonly words: BoardWords<G>;
  readonly camera: Cameraman | null;
}

/** Why not: what the rules would have refused, and was not sent. The same reason elsewhere only moves. */
function HintBubble<G extends BoardGame>({ state, words, camera }: BubbleLook<G>) {
  const hint = state.hint.value;
  useEffect(() => {
    if (hint === null) return;
    const timer = setTimeout(() => {
      state.hint.value = null;
    }, HINT_TIME);
    return () => clearTimeout(timer);
  }, [hint]);
  const text = hint === null ? '' : words.hint(hint);
  return text === '' ? null : (
    <Beside state={state} camera={camera} looks="hint" text={text} at={hint?.at ?? null} />
  );
}

/** What somebody rests on, by name. */
function NameLabel<G extends BoardGame>({ state, camera }: Omit<BubbleLook<G>, 'words'>) {
  const named = state.named.value;
  return named === null ? null : <Beside state={state} camera={camera} looks="hint named" {...named} />;
}

interface BesideLook<G extends BoardGame> {
  readonly state: BoardState<G>;
  readonly camera: Cameraman | null;
  readonly looks: string;
  readonly text: string;
  readonly at: Spot | null;
}

/** As large as what lies over the board's corner (board.css). */
function cornerOver(bubble: HTMLElement): Size {
  const corner = bubble.parentElement?.querySelector<HTMLElement>('.board-corner');
  return { width: corner?.offsetWidth ?? 0, height: corner?.offsetHeight ?? 0 };
}

function Beside<G extends BoardGame>({ state, camera, looks, text, at }: BesideLook<G>) {
  const bubble = useRef<HTMLDivElement>(null);
  const rest = camera?.rest.value;
  const chosen = spotOf(state, chosenSpace(state));
  useLayoutEffect(() => {
    const { current } = bubble;
    if (current === null) return;
    if (rest === undefined || camera === null || at === null) {
      current.style.left = current.style.top = '';
      return;
    }
    const size = { width: current.offsetWidth, height: current.offsetHeight };
    const spared = chosen === undefined ? [] : [onScreen(rest, chosen, true)];
    const { left, top } = besides(size, onScreen(rest, at), spared, camera.window(), cornerOver(current));
    Object.assign(current.style, { left: `${left}px`, top: `${top}px` });
  });
  return (
    <div class={at === null ? looks : `${looks} hint-at`} ref={bubble} aria-hidden="true">
      {text}
    </div>
  );
}
