import type { Promised } from '#client/board/config.ts';
import type { Lit, TowerLayout } from '#client/tower/board/index.ts';
import { capital } from '#content/locales/index.ts';
import { type Pawn, pawnIndex } from '#engine/family/pawns.ts';
import { handlerOf, manned, slid } from '#engine/tower/actions.ts';
import type { TowerCommand } from '#engine/tower/decide.ts';
import type { TowerGame } from '#engine/tower/game.ts';
import type { QuestGraph } from '#engine/tower/graph.ts';
import type { Position } from '#engine/tower/position.ts';
import { list, tx } from '../../../ui/text.ts';
import { deedBetween, ownFrames } from './frames.ts';
import { actionWords, hero } from './words.ts';

// [T14] [T15] what a card is, told to whoever has not solved an epic of its kind: until the first has moved, and what that did. It
// reads the board as it is, so that it fits any epic.

export interface CardLesson {
  readonly words: string;
  /** What can be tried next, for those who see no light. */
  readonly tries: string | null;
  readonly lit: Lit;
  readonly promised: Promised<Pawn> | null;
}

interface Seen {
  readonly game: TowerGame;
  readonly layout: TowerLayout;
  /** What can be done from the seat one looks from. */
  readonly options: readonly TowerCommand[];
}

export function cardLesson(seen: Seen): CardLesson | null {
  const { game } = seen;
  const frames = ownFrames(game);
  const first = frames.findIndex(({ arranged }, at) => isOther(frames[at - 1]?.arranged, arranged));
  if (first >= 0) return first === frames.length - 1 ? moved(game, frames[first - 1] as Position) : null;
  const { graph } = game.box;
  const held = manned(graph, game.position);
  const [ready] = held.filter((card) => canMove(graph, game.position, card));
  if (ready !== undefined) return on(game, ready);
  return held.length > 0 && shapeOf(graph) === 'sliding'
    ? find(seen, tx('tower.cards.sliding.far', { card: (held[0] as number) + 1 }))
    : find(seen, tx(`tower.cards.${shapeOf(graph)}.find`));
}

const shapeOf = ({ quest: { shape } }: QuestGraph) => shape as 'rotating' | 'sliding';

const isOther = (before: readonly number[] | undefined, now: readonly number[]) =>
  before !== undefined && before.join() !== now.join();

/** Every card can turn; only one beside the hole can slide. */
const canMove = ({ quest: { shape } }: QuestGraph, position: Position, card: number) =>
  shape === 'rotating' || slid(position, card) !== null;

function on({ box: { graph }, position }: TowerGame, card: number): CardLesson {
  const holder = hero(handlerOf(graph, position, card));
  const words = capital(tx(`tower.cards.${shapeOf(graph)}.on`, { card: card + 1, hero: holder }));
  return { words, tries: null, lit: { cards: [card] }, promised: null };
}

function moved({ box: { graph }, position }: TowerGame, before: Position): CardLesson | null {
  const deed = deedBetween(graph, before, position);
  if (deed === null || deed.type === 'move') return null;
  const riders = position.pawns.flatMap((space, pawn) => (graph.card[space] === deed.card ? hero(pawn) : []));
  const words = tx(`tower.cards.${shapeOf(graph)}.moved`, { card: deed.card + 1, heroes: list(riders) });
  return { words, tries: null, lit: {}, promised: null };
}

/** The handles that are of use; of one that somebody can step onto at once, how. */
function find({ game, layout, options }: Seen, words: string): CardLesson {
  const { graph } = game.box;
  const handles = graph.floor.flatMap(({ kind }, space) =>
    kind === 'handle' && canMove(graph, game.position, graph.card[space] as number) ? space : [],
  );
  const step = options.find((one) => one.type === 'move' && handles.includes(one.to));
  if (step?.type !== 'move') return { words, tries: null, lit: { spaces: handles }, promised: null };
  const { pawn, to } = step;
  const action = { type: 'move', pawn: pawnIndex(pawn), to, swap: null } as const;
  const what = actionWords(graph, game.position, layout, action);
  return {
    words,
    tries: tx('tower.cards.try', { what }),
    lit: { pawns: [pawn], spaces: [to] },
    promised: { token: pawn, space: to },
  };
}
