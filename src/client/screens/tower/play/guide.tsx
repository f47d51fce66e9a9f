import type { QuestAction } from '#engine/tower/actions.ts';
import { directionTo } from '#engine/tower/ways.ts';
import { Pic } from '../../../ui/pics.tsx';
import { tx } from '../../../ui/text.ts';
import { heldBy } from './heldBy.ts';
import type { QuestState } from './useQuest.ts';
import { actionWords, hero } from './words.ts';

interface GuideLook {
  readonly quest: QuestState;
  /** The words of a lesson: a line an action, and one for the end. */
  readonly lines: readonly string[];
}

/**
 * What a lesson says: its own line on the proof's way, beside it what the solver knows. [T2] Who cannot do what comes next is told
 * who can.
 */
export function Guide({ quest, lines }: GuideLook) {
  const line = lineOf(quest);
  const back = line === null && isForBack(quest);
  return (
    <div class="quest-guide">
      <p role="status">
        {othersWords(quest, line) ??
          (line === null ? besideWords(quest) : lines[Math.min(line, lines.length - 1)])}
      </p>
      {back && quest.plays ? (
        <button type="button" class="button sand" onClick={quest.acts.undo}>
          <Pic name="undo" />
          {tx('tower.hint.lost.undo')}
        </button>
      ) : null}
    </div>
  );
}

function lineOf({ game, reached, proof, hint: { counsel } }: QuestState): number | null {
  if (game.won !== null) return Number.POSITIVE_INFINITY;
  if (reached !== null || proof === null) return reached;
  // [T12] between a move and its swap.
  const half = typeof counsel !== 'string' && counsel.type === 'swap';
  return half ? proof.solution.length - counsel.left - 1 : null;
}

/** Null where whoever reads it can do what comes next, or nothing does. */
function othersWords({ game, table, proof, declined, hint: { counsel } }: QuestState, line: number | null) {
  const people = table.people.value;
  if (game.won !== null || declined || people.length < 2) return null;
  const told = typeof counsel === 'string' ? null : counsel;
  const nameOf = (seat: number) => people[seat]?.name ?? tx('door.someone');
  if (told?.type === 'swap')
    return game.offer === null || game.offer === table.seat
      ? null
      : tx('tower.guide.swapBy', { name: nameOf(game.offer), other: hero(told.swap) });
  const action = line === null ? (told?.type === 'do' ? told.action : null) : (proof?.solution[line] ?? null);
  if (action?.type !== 'move') return null;
  const holder = heldBy(game, action);
  return typeof holder !== 'number' || holder === table.seat
    ? null
    : tx('tower.guide.by', { name: nameOf(holder), hero: hero(action.pawn), way: wayWords(game, action) });
}

function wayWords(
  { box, position }: QuestState['game'],
  action: Extract<QuestAction, { type: 'move' }>,
): string {
  const way = directionTo(box.graph, position, action.pawn, action.to) ?? 'north';
  return tx(`game.direction.${way}`);
}

function besideWords({ game, layout, declined, hint: { counsel } }: QuestState): string {
  if (declined) return tx('tower.guide.declined');
  if (counsel === 'thinking') return tx('tower.hint.thinking');
  if (counsel === 'broken') return tx('tower.guide.off');
  if (counsel.type === 'lost') return tx('tower.guide.lost');
  if (counsel.type !== 'do') return tx('tower.guide.off');
  return tx('tower.guide.else', { what: actionWords(game.box.graph, game.position, layout, counsel.action) });
}

/** Where the only advice is to take it back. */
function isForBack({ game, declined, hint: { counsel } }: QuestState): boolean {
  if (declined || counsel === 'thinking' || game.past === null) return false;
  return counsel === 'broken' || counsel.type !== 'do';
}
