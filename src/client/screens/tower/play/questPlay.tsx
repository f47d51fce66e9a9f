import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type Layout, TowerBoard, towerModel } from '#client/tower/board/index.ts';
import type { TowerTable } from '#client/tower/table.ts';
import type { Shipped } from '#content/quest-format/shipped.ts';
import type { TowerGame } from '#engine/tower/game.ts';
import type { Help } from '#protocol/signs.ts';
import { prefs } from '../../../prefs.ts';
import { tx } from '../../../ui/text.ts';
import { toast } from '../../../ui/toasts.tsx';
import { toggleMute, useKeys } from '../../game/hooks.ts';
import type { Adviser } from './advice.ts';
import { Controls } from './controls.tsx';
import { Directions } from './directions.tsx';
import { Done } from './done.tsx';
import { framesOf, ownFrames } from './frames.ts';
import { Head } from './head.tsx';
import { HelpDialog } from './helpTile.tsx';
import { Heroes, SwapBar } from './heroes.tsx';
import { HintCard } from './hintCard.tsx';
import { Others } from './others.tsx';
import { Player } from './player.tsx';
import { useTowerSounds } from './sounds.ts';
import { litBy, useHint } from './useHint.ts';
import { usePointed } from './usePointed.ts';
import './quest.css';
import './panel.css';
import './phone.css';

export interface QuestDone {
  /** False: skipped. */
  readonly won: boolean;
  readonly actions: number;
  /** Whether a hint was asked for, or the solution watched. */
  readonly hinted: boolean;
  readonly watched: boolean;
}

export interface QuestPlayProps {
  readonly table: TowerTable;
  /** With its proof, where there is one: how short the best way is, hints on it, the solution to watch. */
  readonly shipped: Shipped | null;
  /** For hints beside the proof's way; `openSolver()` of client/solver/ask.ts. */
  readonly solver: Adviser | null;
  readonly title: string;
  readonly place?: string;
  readonly stars?: number;
  /** The words of a tutorial, one for each action of its proof; the last one stays. */
  readonly guide?: readonly string[];
  /** Where the way back leads. */
  readonly home: string;
  readonly next?: { readonly name: string; readonly to: string } | null;
  /** Plays it anew with another table; not in a room. */
  readonly again?: () => void;
  /** Once, when everyone is out or it was skipped. */
  readonly onDone?: (done: QuestDone) => void;
  readonly onWatched?: () => void;
  /** T17: experts point at the help tile. */
  readonly point?: (icon: Help) => void;
  /** Whether hints, solution and skipping are there: a room may do without. */
  readonly aids?: boolean;
  /** What a room says beside: talk, who watches. */
  readonly beside?: ComponentChildren;
  /** What a room offers when it is done, instead of the ways of somebody alone. */
  readonly ways?: ComponentChildren;
}

/** A quest being played: the board and everything round it. The same alone and in a room. */
export function QuestPlay(props: QuestPlayProps) {
  const model = useMemo(() => towerModel(props.table), [props.table]);
  const game = props.table.game.value;
  const layout = model.layout.value;
  if (game === null || layout === null) return <p class="screen loading">{tx('page.loading')}</p>;
  return <Playing {...props} game={game} layout={layout} />;
}

type PlayingProps = QuestPlayProps & { readonly game: TowerGame; readonly layout: Layout };

function Playing({
  table,
  shipped,
  solver,
  game,
  layout,
  aids = true,
  guide,
  beside,
  ...props
}: PlayingProps) {
  const model = towerModel(table);
  const proof = shipped?.proof ?? null;
  const { chart } = game.box;
  const hint = useHint(game, proof, solver);
  const [help, setHelp] = useState(false);
  const [watching, setWatching] = useState(false);
  const used = useRef({ hinted: false, watched: false });
  const pointed = usePointed(table);
  useTowerSounds(table);
  usePointedToast(table, pointed, help);
  const plays = table.seat !== null && game.won === null;
  const acts = useMemo(
    () => ({
      undo: () => table.act({ type: 'undo' }),
      restart: () => table.act({ type: 'restart' }),
      hint: () => {
        used.current.hinted = true;
        hint.more();
      },
      watch: () => {
        used.current.watched = true;
        props.onWatched?.();
        setWatching(true);
      },
    }),
    [table, hint.more],
  );
  useKeys(keysOf(plays && !watching, aids, { ...acts, help: () => setHelp(true) }));
  useDone(game, props.onDone, used.current);
  const best = useMemo(() => (proof === null ? null : framesOf(chart, proof.solution)), [chart, proof]);
  const reached = best?.findLastIndex((frame) => sameStand(frame, game)) ?? -1;
  const alone = table.people.value.length === 0;
  if (watching && best !== null)
    return (
      <main class="quest" id="content">
        <h1 class="unseen">{props.title}</h1>
        <Player
          chart={chart}
          best={best}
          own={game.won ? ownFrames(game) : null}
          onClose={() => setWatching(false)}
        />
      </main>
    );
  return (
    <main class={alone ? 'quest alone' : 'quest'} id="content">
      <Head {...props} game={game} proof={proof} />
      <div class="quest-board">
        <TowerBoard
          chart={chart}
          stand={game.stand}
          lang={prefs.lang.value}
          model={model}
          lit={litBy(hint)}
        />
      </div>
      <div class="quest-foot">
        {guide === undefined ? null : <Guide lines={guide} reached={reached} done={game.won !== null} />}
        {guide === undefined && chart.hasArmory && game.won === null ? (
          <p class="quest-goal">{tx(game.stand.armed ? 'tower.goal.exit' : 'tower.goal.armory')}</p>
        ) : null}
        <SwapBar model={model} />
        <HintCard
          hint={hint}
          game={game}
          seat={table.seat}
          people={table.people.value}
          layout={layout}
          undo={acts.undo}
        />
        <Others table={table} game={game} />
        {table.seat === null ? (
          <p class="quest-goal">{tx('tower.watching')}</p>
        ) : (
          <div class="quest-hands">
            <Heroes model={model} game={game} />
            <Directions model={model} game={game} seat={table.seat} />
          </div>
        )}
        <Controls
          can={{ undo: plays && game.past.length > 0, hint: plays && aids }}
          {...acts}
          help={() => setHelp(true)}
          skip={plays && aids ? () => table.act({ type: 'skip' }) : null}
          watch={aids && best !== null ? acts.watch : null}
        />
        {beside}
      </div>
      {help ? (
        <HelpDialog
          point={props.point}
          pointed={pointed}
          people={table.people.value}
          onClose={() => setHelp(false)}
        />
      ) : null}
      {game.won !== null ? (
        <Done
          game={game}
          proof={proof}
          home={props.home}
          next={props.next ?? null}
          again={props.again ?? null}
          watch={best === null ? null : () => setWatching(true)}
          ways={props.ways}
        />
      ) : null}
    </main>
  );
}

const sameStand = (frame: TowerGame['stand'], { stand }: TowerGame) =>
  frame.armed === stand.armed &&
  frame.pawns.join() === stand.pawns.join() &&
  frame.arranged.join() === stand.arranged.join();

/** A line an action; beside the way the last one that fitted stays. */
function Guide({ lines, reached, done }: { lines: readonly string[]; reached: number; done: boolean }) {
  const last = useRef(0);
  if (reached >= 0) last.current = reached;
  const text = lines[Math.min(done ? lines.length - 1 : last.current, lines.length - 1)];
  return (
    <p class="quest-guide" role="status">
      {text}
    </p>
  );
}

type Acts = Readonly<Record<'undo' | 'restart' | 'hint' | 'help', () => void>>;

function keysOf(plays: boolean, aids: boolean, { undo, restart, hint, help }: Acts) {
  const always = { KeyM: toggleMute, Slash: help };
  if (!plays) return always;
  return { ...always, KeyU: undo, Backspace: undo, KeyR: restart, ...(aids ? { KeyH: hint } : {}) };
}

function useDone(
  game: TowerGame,
  onDone: QuestPlayProps['onDone'],
  used: { hinted: boolean; watched: boolean },
) {
  const told = useRef(game.won !== null);
  useEffect(() => {
    if (game.won === null) told.current = false;
    if (game.won === null || told.current) return;
    told.current = true;
    onDone?.({ won: game.won, actions: game.actions, ...used });
  }, [game.won]);
}

/** Where the help tile is closed, what is pointed at is told. */
function usePointedToast(
  { people, seat }: TowerTable,
  pointed: ReturnType<typeof usePointed>,
  open: boolean,
): void {
  const last = pointed.at(-1);
  useEffect(() => {
    if (last === undefined || open) return;
    const what = tx(`tower.tile.${last.icon}`);
    const own = last.from === seat;
    toast(
      tx(own ? 'tower.tile.pointedOwn' : 'tower.tile.pointed', {
        name: people.value[last.from]?.name ?? '',
        what,
      }),
    );
  }, [last?.id]);
}
