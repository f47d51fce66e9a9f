import { readDeeds } from '#content/achievements/chronicle.ts';
import { type AchievementId, type Deed, isEarned } from '#content/achievements/goals.ts';
import {
  COLOUR,
  type Direction,
  decide,
  emptyGame,
  evolve,
  type Game,
  HEROES,
  isRefusal,
  type MallCommand,
  type MallEntry,
  type MallEvent,
  newGame,
  type PawnId,
  randomFrom,
  type Setup,
} from '#engine/mall/index.ts';
import { OFF, type Space } from '#engine/mall/spaces.ts';
import { at, boxFor, type Spot, seatWith } from '../../mall/table.ts';
import { TILES } from './tiles.ts';

// A game that a test tells: how the mall lies and who stands where when it begins, and then command after command. What
// comes of it is a log like any other, and only that is looked at.

export type Lies = Readonly<Record<string, readonly [a: number, b: number]>>;

export interface Scene {
  readonly pieces: readonly string[];
  /** Where tiles lie besides tile T1, which is at 0, 0: eastwards and southwards, a tile's width each. */
  readonly lies?: Lies;
  /** Tiles that are still to be explored, in this order. */
  readonly deck?: readonly string[];
  readonly stands?: Partial<Readonly<Record<PawnId, Spot>>>;
  readonly spells?: readonly string[];
  readonly players?: number;
  readonly title?: Readonly<Record<string, string | number>>;
}

/** All items on one tile, all exits on another, out of everybody's way. */
export const AWAY = { I: [-1, 0], X: [-2, 0] } as const;

const [A_SECOND, A_WHILE] = [1_000, 80_000];

const LETTER = { north: 'N', east: 'E', south: 'S', west: 'W' } as const;
const DIRECTIONS = ['north', 'east', 'south', 'west'] as const;

export type Told = ReturnType<typeof tell>;

export function tell({
  pieces,
  lies = AWAY,
  deck = [],
  stands = {},
  spells,
  players = 2,
  title = {},
}: Scene) {
  const setup: Partial<Setup> = {
    players,
    pieces: ['ownExits', ...pieces],
    onTop: [...Object.keys(lies), ...deck],
    ...(spells === undefined ? {} : { spells }),
  };
  const box = boxFor(setup, TILES);
  let game = newGame(box, randomFrom('seed')).game;
  const entries: MallEntry[] = [];
  let time = 0;

  function keep(seat: number | null, events: readonly MallEvent[], after: Game): void {
    entries.push({ at: time, seat, events });
    game = after;
  }

  const said = (...events: readonly MallEvent[]) => keep(null, events, events.reduce(evolve, game));

  function begin(): void {
    const { dealt } = newGame(box, randomFrom('seed'));
    const placed = Object.values(lies).map(([a, b], index) => ({
      ...{ tile: index + 1, dimension: 0, a, b, turn: 0 as const },
    }));
    const pawns = dealt.pawns.map((space, pawn) => {
      const spot = stands[box.pawns[pawn] as PawnId];
      return spot === undefined ? space : at({ box }, ...spot);
    });
    const left = dealt.hidden?.deck.filter((tile) => tile > placed.length) ?? [];
    game = emptyGame(box);
    const hidden = dealt.hidden === undefined ? {} : { hidden: { ...dealt.hidden, deck: left } };
    said({ ...dealt, ...hidden, pawns, placed: [...dealt.placed, ...placed], deckLeft: left.length });
    for (let seat = 0; seat < players; seat++) gives({ type: 'ready', seat, ready: true });
    // Whoever turns the sand now has some left.
    time += A_WHILE;
  }

  /** A command that must be accepted. */
  function gives(command: MallCommand): void {
    time += A_SECOND;
    const decision = decide(game, command, time);
    if (isRefusal(decision)) throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(decision)}`);
    keep(command.seat ?? null, decision.events, decision.game);
  }

  const spaceOf = (pawn: PawnId): Space => game.shared.pawns[box.pawns.indexOf(pawn)] ?? OFF;
  const space = (...spot: Spot): Space => at({ box }, ...spot);
  const tile = (name: string): number => box.tiles.findIndex((one) => one.name === name);

  function walks(pawn: PawnId, direction: Direction, distance = 1): void {
    const seat = seatWith(game, LETTER[direction]);
    gives({ type: 'move', seat, pawn, from: spaceOf(pawn), direction, distance });
  }

  /** By hand, as if somebody had brought them there meanwhile. */
  function puts(spots: Partial<Record<PawnId, Spot | null>>): void {
    const moves = Object.entries(spots).map(([pawn, spot]): MallEvent => {
      return { type: 'put', pawn: pawn as PawnId, to: spot === null ? OFF : space(...(spot as Spot)) };
    });
    said(...moves);
  }

  function rides(type: 'vortex' | 'escalator' | 'shaft' | 'sendGuard', pawn: PawnId, ...to: Spot): void {
    const seat = seatWith(game, type === 'escalator' ? 'L' : 'V');
    gives({ type, seat, pawn, from: spaceOf(pawn), to: space(...to) });
  }

  /** Where several places are open, beyond this one. */
  function explores(beyond?: Spot): void {
    const seat = seatWith(game, 'X');
    gives({ type: 'explore', seat });
    if (beyond !== undefined) gives({ type: 'place', seat, space: space(...beyond) });
  }

  const printed = (what: 'item' | 'exit', hero: (typeof HEROES)[number]) =>
    box.print.findIndex((info) => info[what] === COLOUR[hero]);

  /** Everyone is brought to their items. */
  function steals(): void {
    const moves = HEROES.map((pawn): MallEvent => ({ type: 'put', pawn, to: printed('item', pawn) }));
    said(...moves);
    gives({ type: 'theft', seat: 0 });
  }

  /** Guards are in nobody's way any more. */
  function sendsHome(): void {
    const guards = box.cast.filter(({ kind }) => kind === 'guard');
    said(...guards.map(({ id }): MallEvent => ({ type: 'put', pawn: id, to: OFF })));
  }

  /** Everyone is brought before their exits, and goes. */
  function wins(): readonly AchievementId[] {
    if (!game.shared.stolen) steals();
    for (const hero of HEROES) if (!game.shared.escaped[box.pawns.indexOf(hero)]) leaves(hero);
    if (game.shared.result?.won !== true) throw new Error('this game is not won');
    return earned();
  }

  function leaves(hero: (typeof HEROES)[number]): void {
    const exit = printed('exit', hero);
    const before = game.shared.board.next.findIndex(
      (to, from) => to === exit && !game.shared.pawns.includes(from >> 2),
    );
    if (before < 0) throw new Error(`no way to the exit of the ${hero}`);
    said({ type: 'put', pawn: hero, to: before >> 2 });
    walks(hero, DIRECTIONS[before & 3] as Direction);
  }

  const deeds = (): readonly Deed[] => readDeeds(emptyGame(box), title, entries);
  const earned = () =>
    deeds()
      .filter(isEarned)
      .map(({ id }) => id);

  begin();
  return {
    ...{
      box,
      entries,
      title,
      gives,
      walks,
      puts,
      rides,
      explores,
      steals,
      sendsHome,
      wins,
      earned,
      deeds,
      space,
      tile,
    },
    spaceOf,
    now: () => game,
    /** Of what this achievement takes. */
    far: (id: AchievementId) => deeds().find((deed) => deed.id === id)?.count ?? 0,
  };
}
