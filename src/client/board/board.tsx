import type { ComponentChildren } from 'preact';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { spotAt } from './camera.ts';
import { type Cameraman, cameraman, type RulesFor, type Shown } from './cameraman.ts';
import { Cells } from './cells.tsx';
import type { BoardGame } from './config.ts';
import { listenToKeys } from './keyboard.ts';
import { beside, fetchAtRest, fetchBeside } from './late.ts';
import { DragPath, FitButton, Markers } from './overlay.tsx';
import { listenToPointers } from './pointer.ts';
import { Speaker, type Spoken } from './speaker.tsx';
import type { Space } from './spots.ts';
import { aimedSpace, type BoardState, chosenSpace, spotOf, tokenOf } from './state.ts';
import { Tokens } from './tokens.tsx';
import { listenToWheel, type Wheel } from './wheel.ts';
import type { BoardWords } from './words.ts';
import './board.css';

export interface BoardProps<G extends BoardGame> {
  readonly state: BoardState<G>;
  readonly words: BoardWords<G>;
  readonly looks: string;
  /** How large the table is in spaces, where its own drawing asks for it. */
  readonly size?: { readonly width: number; readonly height: number };
  /** How it is looked at; keep it the same while nothing about that changes. */
  readonly rules: RulesFor;
  /** What hands do here: everything, only looking nearer, or nothing. */
  readonly hands: 'play' | 'look' | 'none';
  readonly wheel: Wheel;
  /** Where tokens out of sight have markers on the edge: a token's sign. */
  readonly markers?: (token: G['token']) => ComponentChildren;
  readonly figure: (figure: string) => ComponentChildren;
  readonly spaceLooks?: (space: Space) => string;
  readonly tokenLooks?: (token: G['token']) => string;
  /** The drawing; what lies between the spaces and the tokens; at the tokens' feet; above them. */
  readonly ground: ComponentChildren;
  readonly between?: ComponentChildren;
  readonly feet?: ComponentChildren;
  readonly above?: ComponentChildren;
  /** What stays where it is while the table moves. */
  readonly over?: (camera: Cameraman) => ComponentChildren;
  /** More than the table's own bounds, for as long as it matters. */
  readonly shown?: Shown;
  readonly spoken?: Spoken | undefined;
  readonly onResize?: (camera: Cameraman) => void;
}

/**
 * A table that fills its container. Screens that lay something over it say so by the custom properties --board-top,
 * --board-right, --board-bottom and --board-left; a panel in the top left corner of what is left by
 * --board-corner-wide and --board-corner-high.
 */
export function Board<G extends BoardGame>(props: BoardProps<G>) {
  const { state, words, hands, spaceLooks, tokenLooks } = props;
  const board = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const corner = useRef<HTMLDivElement>(null);
  const camera = useCamera(props, board, world, corner);
  const late = beside.value;
  const asks = state.hint.value !== null;
  useEffect(() => {
    if (asks) fetchBeside();
  }, [asks]);
  useEffect(() => {
    return late === null && board.current !== null ? fetchAtRest(state, board.current) : undefined;
  }, [state, late]);
  const helpId = useId();
  return (
    <section
      class={`board ${looksOf(props, camera)} ${props.looks}`}
      ref={board}
      aria-label={words.board === '' ? undefined : words.board}
    >
      <div class="world" ref={world} style={{ '--wide': props.size?.width, '--high': props.size?.height }}>
        {props.ground}
        <Cells state={state} words={words} looks={spaceLooks} hands={hands === 'play'} helpId={helpId} />
        {props.between}
        <DragPath state={state} />
        <Tokens state={state} figure={props.figure} looks={tokenLooks}>
          {props.feet}
        </Tokens>
        {props.above}
      </div>
      {camera !== null && hands !== 'none' && props.markers !== undefined && (
        <Markers state={state} camera={camera} words={words} sign={props.markers} />
      )}
      {camera !== null && props.over?.(camera)}
      {(camera?.taken.value || camera?.framed.value) && <FitButton camera={camera} name={words.fit} />}
      <div class="board-corner" ref={corner} />
      {late !== null && <late.Bubbles state={state} words={words} camera={camera} board={board.current} />}
      <Speaker help={words.help} helpId={helpId} spoken={props.spoken} />
    </section>
  );
}

function looksOf<G extends BoardGame>({ state, hands }: BoardProps<G>, camera: Cameraman | null): string {
  const { value } = state.chosen;
  const chosen = value === null ? '' : `board-choosing for-${tokenOf(state, value)?.colour}`;
  return `${chosen}${hands === 'none' ? '' : ' board-held'}${camera?.taken.value ? ' board-taken' : ''}`;
}

interface Held {
  readonly current: HTMLElement | null;
}

function useCamera<G extends BoardGame>(
  props: BoardProps<G>,
  board: Held,
  world: Held,
  corner: Held,
): Cameraman | null {
  const { state, rules } = props;
  const [camera, setCamera] = useState<Cameraman | null>(null);
  const last = useRef(props);
  last.current = props;
  useLayoutEffect(() => {
    if (board.current === null || world.current === null) return;
    const made = cameraman(board.current, world.current, rules);
    made.show(shownOf(last.current));
    setCamera(made);
    const stops = [
      watchSize(corner.current, made.cornered),
      watchSize(board.current, () => {
        made.resized();
        last.current.onResize?.(made);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [state, rules]);
  useHands(props, camera, board.current);
  useSight(props, camera);
  return camera;
}

function useHands<G extends BoardGame>(
  { state, hands, wheel }: BoardProps<G>,
  camera: Cameraman | null,
  board: HTMLElement | null,
): void {
  useLayoutEffect(() => {
    if (camera === null || board === null || hands === 'none') return;
    const stops = [
      listenToPointers(state, board, camera),
      listenToWheel(board, camera, wheel),
      listenToFocus(board, camera),
      ...(hands === 'play' ? [listenToKeys(state, board, camera)] : []),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [state, camera, hands, wheel]);
}

/** What the keyboard comes to is brought into sight. */
function listenToFocus(board: HTMLElement, camera: Cameraman): () => void {
  const focused = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || !target.matches('.world :focus-visible')) return;
    const [corner, seen] = [board.getBoundingClientRect(), target.getBoundingClientRect()];
    const x = (seen.left + seen.right) / 2 - corner.left;
    const y = (seen.top + seen.bottom) / 2 - corner.top;
    const spot = spotAt(camera.now(), x, y);
    camera.reveal({ x: spot.x - 0.5, y: spot.y - 0.5 });
  };
  board.addEventListener('focusin', focused);
  return () => board.removeEventListener('focusin', focused);
}

const shownOf = <G extends BoardGame>({ shown, state }: BoardProps<G>): Shown =>
  shown ?? (state.table.value as G['table']).layout;

/** What matters now is in sight: everything, what is aimed at, who is chosen. */
function useSight<G extends BoardGame>(props: BoardProps<G>, camera: Cameraman | null): void {
  const { state } = props;
  const shown = shownOf(props);
  const key = Object.values(shown.bounds).join();
  useLayoutEffect(() => camera?.show(shown), [camera, key, shown.near && state.table.value]);
  const aimed = aimedSpace(state);
  useLayoutEffect(() => {
    const spot = spotOf(state, aimed ?? chosenSpace(state));
    if (spot !== undefined) camera?.reveal(spot);
  }, [camera, aimed, state.chosen.value]);
  // Another game is seen as at the beginning, wherever the camera was.
  const game = state.table.value?.game;
  useLayoutEffect(() => camera?.anew(), [camera, game]);
}

function watchSize(element: HTMLElement | null, resized: () => void): () => void {
  const observer = new ResizeObserver(resized);
  if (element !== null) observer.observe(element);
  return () => observer.disconnect();
}
