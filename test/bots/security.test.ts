import { describe, expect, it } from 'vitest';
import { goalsOf } from '#bots/planner/goals.ts';
import { explore } from '#bots/planner/heist.ts';
import { lureAway } from '#bots/planner/lure.ts';
import { reach } from '#bots/planner/reach.ts';
import { type Run, startRun } from '#bots/planner/run.ts';
import { type Step, sketch } from '#bots/planner/sketch.ts';
import {
  type Decision,
  decide,
  type Game,
  type MallCommand,
  options,
  randomFrom,
  type Shared,
} from '#engine/mall/index.ts';
import { captives } from '#engine/mall/rules/guardRoom/index.ts';
import { OFF, tileOf } from '#engine/mall/spaces.ts';
import { isPlaced, pawnNumber, printed, spaceOfPawn } from '#engine/mall/ways.ts';
import { dealOf } from './deals.ts';
import { eventsOf, ofType } from './played.ts';

// What the planner does about guards, captives, doors and tokens.

const DECKS = Array.from({ length: 3 }, (_, deck) => deck);

describe('a won game', () => {
  const full = DECKS.flatMap((deck) => eventsOf('XF1', deck));

  it('[X1.2] has the guard moved out of the way', () => {
    const guards = DECKS.map((deck) =>
      ofType(eventsOf('XF0', deck), 'moved').filter(({ pawn }) => pawn === 'guard'),
    );
    for (const moves of guards) expect(moves.length).toBeGreaterThan(0);
  });

  it('[X5.4] with the guard room never lets anybody be caught', () => {
    expect(ofType(full, 'captured')).toEqual([]);
  });

  it('[X6.1][X5.8] uses up a code for the dwarf’s exit', () => {
    for (const id of ['XT4', 'XF1'])
      for (const deck of DECKS) {
        const codes = printed(dealOf(id, deck), 'code');
        const gone = ofType(eventsOf(id, deck), 'wentOutOfOrder').filter(({ space }) =>
          codes.includes(space),
        );
        expect(gone).toHaveLength(1);
      }
  });

  it('[X7.3] explores without a hero', () => {
    expect(ofType(full, 'placed').map(({ paid }) => paid)).toContain('autoExplore');
  });

  it.each([
    ['[XT1][X3.2]', 'XT1', 'shaftLaid'],
    ['[XT2][X4.2]', 'XT2', 'breached'],
    ['[XT5][X7.1]', 'XT5', 'mapInUse'],
  ] as const)('%s of %s needs %s', (_rules, id, type) => {
    for (const deck of DECKS) expect(ofType(eventsOf(id, deck), type).length).toBeGreaterThan(0);
  });
});

/** A full game in which the guard room lies when the guard comes. */
function roomFirst(): Game {
  const named = (game: Game, name: string) =>
    game.secrets.deck.findIndex((tile) => game.box.tiles[tile]?.name === name);
  for (let deck = 0; ; deck++) {
    const game = dealOf('XF1', deck);
    if (named(game, '25') < named(game, '9*')) return game;
  }
}

/** Plays on until the guard has come. */
function guarded(bold = false): Run {
  const run = startRun(roomFirst(), randomFrom('caught'), bold);
  const [items = [], exits = []] = [goalsOf(run.game).items[0], goalsOf(run.game).exits[0]];
  const steps = sketch(
    run.game,
    { goal: { items, exits }, rank: () => 0, anyPawn: false, leaves: 99, bold: false },
    500,
  );
  for (const step of steps as readonly Step[]) {
    expect(explore(run, step)).toBe(true);
    if (spaceOfPawn(run.game, 'guard') !== OFF) break;
  }
  return run;
}

/** Somebody is caught: whoever explored the guard's tile walks onto it. */
function caught(): Run {
  const run = guarded();
  const after = run.game.shared.hands
    .flatMap((_, seat) => options(run.game, seat))
    .map((command: MallCommand) => decide(run.game, command, 0) as Decision)
    .find(({ events }) => events.some(({ type }) => type === 'captured'));
  run.game = (after as Decision).game;
  return run;
}

/** What is out of reach in this scene. */
function without(run: Run, change: (game: Game) => Partial<Shared>): Run {
  run.game = { ...run.game, shared: { ...run.game.shared, ...change(run.game) } };
  return run;
}

const noCodes = (game: Game) => ({ outOfOrder: [...game.shared.outOfOrder, ...printed(game, 'code')] });
const noShafts = ({ shared }: Game) => ({ memory: { ...shared.memory, shafts: { left: 0, laid: [] } } });

describe('[X5.5] a captive', () => {
  const scene = caught();
  const again = (): Run => ({ ...scene, log: [...scene.log], refused: [] });
  const [hero = ''] = captives(scene.game);
  const pawn = pawnNumber(scene.game, hero);

  function rescued(run: Run): readonly string[] {
    const before = run.log.length;
    expect(reach(run, pawn, (space) => tileOf(space) === 0)).toBe(true);
    expect(captives(run.game)).toEqual([]);
    expect(run.refused).toEqual([]);
    return run.log.slice(before).map(({ command }) => command.type);
  }

  it('is one hero, in the room with the guard', () => {
    expect(captives(scene.game)).toHaveLength(1);
    expect(isPlaced(scene.game, tileOf(spaceOfPawn(scene.game, hero)))).toBe(true);
    expect(['mage', 'elf']).toContain(hero);
  });

  it('gets out by a code', () => {
    const run = again();
    const acts = rescued(run);
    expect(acts).not.toContain('layShaft');
    expect(acts).not.toContain('breach');
    expect(run.game.shared.outOfOrder.some((space) => printed(run.game, 'code').includes(space))).toBe(true);
  });

  it('gets out by a shaft where no code is left', () => {
    expect(rescued(without(again(), noCodes))).toContain('layShaft');
  });

  it('gets out by a breach where no shaft is left either', () => {
    const run = without(without(again(), noCodes), noShafts);
    expect(rescued(run)).toContain('breach');
  });
});

describe('[X5.1] a guard with no place to go', () => {
  const lured = (run: Run) => {
    const room = tileOf(printed(run.game, 'captive')[0] ?? OFF);
    const bring = (pawn: number, isGoal: (space: number) => boolean) => reach(run, pawn, isGoal);
    const free = (pawn: number) => reach(run, pawn, (space) => tileOf(space) !== room);
    return { room, done: lureAway(run, pawnNumber(run.game, 'guard'), [], bring, free) };
  };

  it('is lured to the guard room by a hero, who gets out again', () => {
    const run = guarded(true);
    const { room, done } = lured(run);
    expect(done).toBe(true);
    expect(tileOf(spaceOfPawn(run.game, 'guard'))).toBe(room);
    expect(captives(run.game)).toEqual([]);
    expect(run.refused).toEqual([]);
    expect(lured(run).done).toBe(false);
  });

  it('is not, in a careful attempt', () => {
    expect(lured(guarded()).done).toBe(false);
  });
});
