import { useEffect, useMemo, useState } from 'preact/hooks';
import { openSolver } from '#client/solver/ask.ts';
import { LONGEST_PUZZLE_TITLE } from '#content/puzzle.ts';
import type { Shipped } from '#content/quest-format/shipped.ts';
import { graphOf } from '#engine/tower/graph.ts';
import { go } from '../../../router.ts';
import { Link } from '../../../ui/controls.tsx';
import { Pic } from '../../../ui/pics.tsx';
import { tx } from '../../../ui/text.ts';
import { SettingsButton } from '../../../ui/topbar.tsx';
import { isHelped, noteHelped } from '../helped.ts';
import { framesOf } from '../play/frames.ts';
import { Player } from '../play/player.tsx';
import { PriceLine } from '../play/price.tsx';
import { BoardDialog } from './boardDialog.tsx';
import { textOf } from './draft.ts';
import { DraftCheckCard } from './draftCheckCard.tsx';
import { DrawingBoard } from './drawingBoard.tsx';
import { choice, choose, history, proven, redo, title, undo } from './editorState.ts';
import { MineList } from './mine.tsx';
import { Palette } from './palette.tsx';
import { PublishDialog } from './publishDialog.tsx';
import { TextDialog } from './textDialog.tsx';
import { type DraftCheck, isPuzzle, useDraftCheck } from './useDraftCheck.ts';
import { useEditKeys } from './useEditKeys.ts';
import './edit.css';

type Open = 'board' | 'text' | 'publish' | 'watch';

/** A puzzle being drawn, with the solver looking over one's shoulder. */
export function Edit() {
  const draft = history.value.now;
  const [open, setOpen] = useState<Open | null>(null);
  const solver = useMemo(openSolver, []);
  useEffect(() => solver.close, [solver]);
  const text = textOf(draft, title.value);
  const [check, again] = useDraftCheck(solver, textOf(draft, ''));
  const shipped = useMemo(() => shippedBy(check, text), [check, text]);
  useEffect(() => {
    proven.value = shipped;
  }, [shipped]);
  useEditKeys(draft.shape);
  const close = () => setOpen(null);
  const watching = open === 'watch' && shipped !== null;
  const onOpen = (next: Open) => {
    if (next === 'watch' && shipped !== null) noteHelped(shipped.drawing);
    setOpen(next);
  };
  return (
    <main class="edit" id="content">
      <Head hidden={watching} />
      <div class="edit-board" inert={watching}>
        <DrawingBoard draft={draft} help={tx('editor.help.keys')} />
      </div>
      <div class="edit-foot" inert={watching}>
        <Tools onOpen={setOpen} />
        <Palette choice={choice.value} shape={draft.shape} onChoose={choose} />
        <DraftCheckCard check={check} again={again}>
          <Ways shipped={shipped} puzzle={isPuzzle(check)} onOpen={onOpen} />
          {shipped === null ? null : <PriceLine price={isHelped(text) ? 'paid' : 'due'} />}
        </DraftCheckCard>
        <MineList />
        <details class="edit-keys">
          <summary>{tx('editor.help.title')}</summary>
          <p class="small">{tx('editor.help.keys')}</p>
        </details>
      </div>
      {open === 'board' ? <BoardDialog onClose={close} /> : null}
      {open === 'text' ? <TextDialog onClose={close} /> : null}
      {open === 'publish' && shipped !== null ? <PublishDialog work={shipped} onClose={close} /> : null}
      {watching ? <Solution shipped={shipped} onClose={close} /> : null}
    </main>
  );
}

function shippedBy(check: DraftCheck, drawing: string): Shipped | null {
  if (check.type !== 'solved') return null;
  const { quest, solution, assessed } = check;
  const { grade, dead = null, needs = [] } = assessed ?? {};
  const proof = { solution, bound: solution.length, grade: grade?.total ?? 0, dead, needs };
  return { quest, name: quest.name, drawing, proof };
}

/** What lies under the solution's player is not there meanwhile. */
function Head({ hidden }: { readonly hidden: boolean }) {
  const { past, future } = history.value;
  return (
    <header class="edit-head" inert={hidden}>
      <Link to="/tower" class="button icon plain" label={tx('tower.back')}>
        <Pic name="back" />
      </Link>
      <h1 class="unseen">{tx('editor.title')}</h1>
      <input
        type="text"
        class="edit-title"
        aria-label={tx('editor.name')}
        placeholder={tx('editor.namePlaceholder')}
        maxLength={LONGEST_PUZZLE_TITLE}
        value={title.value}
        autocomplete="off"
        onInput={({ currentTarget }) => {
          title.value = currentTarget.value;
        }}
      />
      <button
        type="button"
        class="button icon plain"
        aria-label={tx('editor.undo')}
        disabled={past.length === 0}
        onClick={undo}
      >
        <Pic name="undo" />
      </button>
      <button
        type="button"
        class="button icon plain edit-redo"
        aria-label={tx('editor.redo')}
        disabled={future.length === 0}
        onClick={redo}
      >
        <Pic name="undo" />
      </button>
      <SettingsButton />
    </header>
  );
}

function Tools({ onOpen }: { readonly onOpen: (open: Open) => void }) {
  return (
    <div class="edit-tools">
      <button type="button" class="button" onClick={() => onOpen('board')}>
        <Pic name="tile" />
        {tx('editor.board')}
      </button>
      <button type="button" class="button" onClick={() => onOpen('text')}>
        <Pic name="list" />
        {tx('editor.text')}
      </button>
    </div>
  );
}

interface WaysProps {
  readonly shipped: Shipped | null;
  readonly puzzle: boolean;
  readonly onOpen: (open: Open) => void;
}

function Ways({ shipped, puzzle, onOpen }: WaysProps) {
  const none = shipped === null;
  return (
    <div class="edit-ways">
      <button type="button" class="button edit-watch" disabled={none} onClick={() => onOpen('watch')}>
        <Pic name="eye" />
        {tx('editor.watch')}
      </button>
      <button type="button" class="button" disabled={none} onClick={() => go('/tower/edit/play')}>
        <Pic name="play" />
        {tx('editor.play')}
      </button>
      <button type="button" class="button sand" disabled={!puzzle} onClick={() => onOpen('publish')}>
        <Pic name="share" />
        {tx('editor.publish')}
      </button>
    </div>
  );
}

function Solution({ shipped, onClose }: { readonly shipped: Shipped; readonly onClose: () => void }) {
  const { quest, proof } = shipped;
  const graph = useMemo(() => graphOf(quest), [quest]);
  const best = useMemo(() => framesOf(graph, proof.solution), [graph, proof]);
  // Who looked at it goes on where they asked for it.
  useEffect(() => () => document.querySelector<HTMLElement>('.edit-watch')?.focus(), []);
  return <Player graph={graph} best={best} own={null} onClose={onClose} />;
}
