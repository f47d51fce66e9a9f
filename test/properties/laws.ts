import { opposite } from '#engine/family/directions.ts';
import type { Board } from '#engine/mall/board.ts';
import { doorBetween } from '#engine/mall/doors.ts';
import { isSandOut } from '#engine/mall/due.ts';
import type { Placed } from '#engine/mall/events.ts';
import {
  COLOUR,
  evolve,
  evolveView,
  type Game,
  gameTime,
  isRefusal,
  judge,
  type MallCommand,
  type MallEvent,
  nextDeadline,
  type Pawn,
  redact,
  sandLeft,
  viewFor,
} from '#engine/mall/index.ts';
import { pointOf } from '#engine/mall/lattice.ts';
import { OFF, type Space, spaceOf, tileOf } from '#engine/mall/spaces.ts';
import { stepFrom } from '#engine/mall/ways.ts';
import type { Step } from './play.ts';
import { isPeaceful } from './prologue.ts';
import { sameData, sameGame, sameShared } from './same.ts';

// What must hold at every step of every game. A law that does not, throws its name.

export function law(name: string, holds: boolean): void {
  if (!holds) throw new Error(`broken: ${name}`);
}

export function checkStep(step: Step): void {
  checkForesight(step);
  if (isRefusal(step.outcome)) return;
  const { events, game } = step.outcome;
  const followed = events.reduce((now, event) => checkEvent(now, event), step.before);
  law('evolving the events one by one gives the decided game', sameGame(followed, game));
  law('[M21] nothing follows the end', endsLast(events));
  if (game.shared.pawns !== step.before.shared.pawns) checkPawns(game);
  checkState(game);
  checkTop(game);
}

/** Unless something is due first: every seat can tell from its own view whether a command would be accepted, and why not. */
function checkForesight({ before, command, at, outcome }: Step): void {
  if ((nextDeadline(before) ?? at + 1) <= at || isSandOut(before, gameTime(before.shared.clock, at))) return;
  const seat = (command as Partial<MallCommand> | null)?.seat;
  const foreseen = judge(viewFor(before, typeof seat === 'number' ? seat : null), command);
  const same = isRefusal(foreseen) ? sameData(foreseen, outcome) : !isRefusal(outcome);
  law('a view foresees what is decided', same);
}

/** The end comes last; only what is shown at it, and that somebody went away or came back, may be told after it. */
function endsLast(events: readonly MallEvent[]): boolean {
  const end = events.findIndex(({ type }) => type === 'ended');
  return end < 0 || events.slice(end + 1).every(({ type }) => type === 'presence' || type === 'cardsShown');
}

function checkEvent(before: Game, event: MallEvent): Game {
  const after = evolve(before, event);
  checkViews(before, event, after);
  if (event.type === 'flipped') checkFlip(before, after, event.at);
  if (event.type === 'placed') checkPaid(before, event);
  if (after.shared.board !== before.shared.board) checkBoard(after);
  // [X5.6] [R20] who is put somewhere may be put where another is that is put elsewhere next, or is caught there.
  if (after.shared.pawns !== before.shared.pawns && !PUTS.includes(event.type)) checkPawns(after);
  return after;
}

const PUTS: readonly string[] = ['put', 'guardBack'];

/** viewFor(evolve(g, e), s) = evolveView(viewFor(g, s), redact(e, s)), for every seat and a spectator. */
function checkViews(before: Game, event: MallEvent, after: Game): void {
  for (let seat = -1; seat < before.box.setup.players; seat++) {
    const who = seat < 0 ? null : seat;
    const told = redact(before.box, event, who);
    const seen = viewFor(before, who);
    const view = told === null ? seen : evolveView(seen, told);
    const now = viewFor(after, who);
    const law1 = sameShared(view.shared, now.shared) && sameData(view.own, now.own) && view.seat === who;
    law(`the view law for seat ${who} at ${event.type}`, law1);
  }
}

function checkFlip({ shared: before }: Game, { shared: after }: Game, at: number): void {
  const conserved = sandLeft(before.sand, at) + sandLeft(after.sand, at) === after.sand.full;
  law('[M22] sand is conserved by a flip', conserved && before.sand.full === after.sand.full);
}

/** [R8] whoever pays for a tile really stands there. */
function checkPaid({ box, shared }: Game, { space, paid }: Placed): void {
  const [owner, mage] = [shared.pawns.indexOf(space), shared.pawns[1] ?? OFF];
  const pays: Readonly<Record<string, boolean>> = {
    hero: owner >= 0 && COLOUR[box.pawns[owner] as Pawn] === box.print[space]?.explore,
    sister: box.pawns[owner] === 'sister',
    crystalBall: box.print[mage]?.crystal === true,
    crystalSpell: shared.memory.spells?.running.some(({ spell }) => spell === 'crystal') ?? false,
    autoExplore: box.print[space]?.marks.includes('auto') === true,
    maps: shared.pawns.some(
      (at, pawn) => readsMap(box, at) && COLOUR[box.pawns[pawn] as Pawn] === box.print[space]?.explore,
    ),
  };
  law(`[M13] [S5] [L2] ${paid} pays for a tile`, pays[paid] === true);
}

const readsMap = (box: Game['box'], at: Space) => box.print[at]?.marks.includes('map') === true;

function checkState({ shared }: Game): void {
  const { full, turned, end } = shared.sand;
  law(
    '[M22] there is never less than no sand, nor more than a full timer',
    end >= turned && end <= turned + full,
  );
  law('what is drawn and what is left in the deck are counted', shared.deckLeft >= 0);
  law('[M21] a game that is over has a result', (shared.phase === 'over') === (shared.result !== null));
}

export function checkPawns(game: Game): void {
  const { box, shared } = game;
  const here = shared.pawns.filter((space) => space !== OFF);
  // [R20] [X10.12] [X5.4] a game may be lost just when a guard is back on a hero's space.
  const lost = ['spellEnded', 'captives'].includes(shared.result?.reason ?? '');
  law('[M8] no two pawns share a space', lost || new Set(here).size === here.length);
  const standing = here.every((space) => box.print[space]?.corridor && isLaid(shared.board, tileOf(space)));
  law('[M8] every pawn stands on a corridor space of a placed tile', standing);
  law('[S13] [S17] company keeps the scenario’s rule', lost || isPeaceful(game));
  const gone = shared.pawns.every(
    (space, pawn) => space !== OFF || shared.escaped[pawn] || !box.cast[pawn]?.hero || isAside(game, pawn),
  );
  law('[M20] [X5.1] only who has left or is set aside is off the board', gone);
}

const isAside = ({ box, shared }: Game, pawn: number) =>
  shared.memory.guardRoom?.includes(box.pawns[pawn] as Pawn) === true;

const isLaid = (board: Board, tile: number) => board.placed.some((placement) => placement.tile === tile);

const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

export function checkBoard(game: Game): void {
  const points = pointsOf(game);
  const all = [...points.values()].map((point) => JSON.stringify(point));
  law('[M15] no two spaces lie on one point', new Set(all).size === all.length);
  for (const from of points.keys())
    for (let direction = 0; direction < 4; direction++) checkPassage(game, points, from, direction);
  checkDeck(game);
}

type Points = ReadonlyMap<Space, ReturnType<typeof pointOf>>;

function pointsOf({ shared }: Game): Points {
  return new Map(
    shared.board.placed.flatMap((placement) =>
      Array.from(
        { length: 16 },
        (_, cell) => [spaceOf(placement.tile, cell), pointOf(placement, cell)] as const,
      ),
    ),
  );
}

const DWARF = 3;

function checkPassage(game: Game, points: Points, from: Space, direction: number): void {
  const to = stepFrom(game, DWARF, from, direction);
  // [X5.8] a steel door leads one way.
  if (to === OFF || doorBetween(game, from, to, direction)) return;
  law('[M10] passages are symmetric', stepFrom(game, DWARF, to, opposite(direction)) === from);
  const ordinary = (space: Space, way: number) => game.shared.board.next[space * 4 + way] !== OFF;
  law('[M10] and alike both ways', ordinary(from, direction) === ordinary(to, opposite(direction)));
  const [here, there] = [points.get(from), points.get(to)];
  const [dx, dy] = STEPS[direction] as readonly [number, number];
  law('[M8] no step leaves the placed tiles', there !== undefined && here !== undefined);
  law('[M7] a step leads one space on', there?.x === (here?.x ?? 0) + dx && there?.y === (here?.y ?? 0) + dy);
  law('[S13] and stays in its dimension', there?.dimension === here?.dimension);
}

/** Every tile is in the deck, drawn or on the board, once. */
function checkDeck({ box, shared, secrets }: Game): void {
  const drawn = shared.drawn === null ? [] : [shared.drawn];
  const all = [...secrets.deck, ...drawn, ...shared.board.placed.map(({ tile }) => tile)];
  law('[M2] every tile is in one place', new Set(all).size === all.length && all.length === box.tiles.length);
  law('[M2] the deck is as deep as it seems', secrets.deck.length === shared.deckLeft);
}

/** Between acts: a flip ends spell after spell before the deck is turned. */
function checkTop({ box, shared, secrets }: Game): void {
  const seen = shared.memory.spells?.running.some(({ spell }) => spell === 'clairvoyance');
  const top = box.policies.faceUp || seen ? (secrets.deck[0] ?? null) : null;
  law('[S8] [X10.7] the top tile shows exactly where the deck lies face up', top === shared.deckTop);
}
