import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { actOn, choose } from '#client/board/acts.ts';
import { hitAt } from '#client/board/hit.ts';
import { centreOf } from '#client/board/spots.ts';
import { give, spotOf } from '#client/board/state.ts';
import { announcement } from '#client/mall/announce.ts';
import { hintText, spaceLabel } from '#client/mall/labels.ts';
import { type MallModel, mallModel } from '#client/mall/model.ts';
import { landing } from '#client/mall/offers.ts';
import { SAND, SWAP, TALK } from '#client/pieces/antiStress/token.ts';
import { BREACH } from '#client/pieces/breaches/token.ts';
import { fetchSecurity } from '#client/pieces/fetchSecurity.ts';
import { piecesOf } from '#client/pieces/index.ts';
import { SHAFT } from '#client/pieces/shafts/token.ts';
import { playAlone } from '#client/state/alone.ts';
import type { Session } from '#client/state/session.ts';
import { commandsFor, press, type Token } from '#client/tray/token.ts';
import { eveningSetup } from '#content/evenings.ts';
import { LANGS } from '#content/locales/index.ts';
import { SCENARIOS, setupFor } from '#content/scenarios.ts';
import { tileSet } from '#content/tiles.ts';
import {
  DIRECTIONS,
  isRefusal,
  judge,
  type MallCommand,
  type MallEvent,
  openBox,
  options,
  type PawnId,
  randomFrom,
  type Setup,
  type View,
} from '#engine/mall/index.ts';
import { PIECES } from '#engine/mall/rules/index.ts';
import { NOWHERE } from './boardTable.ts';
import { dice } from './dice.ts';
import { expectWhole } from './holes.ts';

// Games of every scenario in the page's own room, played by chance: one seat by taps on the board and by keys, the
// others as the rules let them. What the engine offers can be done by hand; what the board offers is not refused.

/** The clock stands still after a minute: however often the sand is turned, some of it is left. */
const A_MINUTE = 60_000;
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const UNIT = 50;
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const viewIn = (model: MallModel) => model.view.value as View;

/** What stands beside the board for these (screens/game), with its own tests. */
const TOKENS: readonly Token[] = [SAND, SWAP, TALK, BREACH, SHAFT];

const BESIDE = ['ready', 'pause', 'doSomething', 'stare', 'speak'];

/** How somebody would give this command on the board; null where there is no way. */
function handFor(model: MallModel, command: MallCommand): (() => void) | null {
  if ('pawn' in command) return handOnPawn(model, command);
  const token = TOKENS.find(({ type }) => type === command.type);
  if (token !== undefined) return handWithToken(model, command, token);
  const area = model.offers.value.areas.find((one) => same(one.command, command));
  if (area !== undefined) return handOnArea(model, command, area.spaces);
  const key = { theft: model.config.keys.theft, explore: model.config.keys.explore }[command.type as string];
  if (key !== undefined) return () => void key(NOWHERE);
  const own = piecesOf(viewIn(model).box).flatMap(({ keys }) => Object.values(keys ?? {}));
  return command.type === 'reveal' && own[0] !== undefined ? () => own[0]?.(model.session) : null;
}

function handOnPawn(
  model: MallModel,
  command: Extract<MallCommand, { readonly pawn: PawnId }>,
): (() => void) | null {
  choose(model, command.pawn);
  const space = landing(viewIn(model), command);
  const spot = spotOf(model, space);
  if (space === null || spot === undefined) return null;
  const hit = hitAt(model, centreOf(spot), UNIT);
  const offered = model.offers.value.targets.get(space)?.command;
  const leadsThere = offered !== undefined && landing(viewIn(model), offered) === space;
  return same(hit, { kind: 'space', space }) && leadsThere ? () => void actOn(model, space) : null;
}

/** Taken up from the tray; then a tap on its place, or, where it has none, one more on itself or a name on a sheet. */
function handWithToken(model: MallModel, command: MallCommand, token: Token): (() => void) | null {
  const takeUp = () => (model.tool.value === token ? undefined : press(model, token, false));
  takeUp();
  const { targets } = model.offers.value;
  const [space] = [...targets].find(([, offer]) => same(offer.command, command)) ?? [];
  const isListed = commandsFor(model, token).some((one) => same(one, command));
  if (space === undefined) return targets.size > 0 || !isListed ? null : () => useUp(model, command, token);
  const hit = hitAt(model, centreOf(spotOf(model, space) ?? { x: -9, y: -9 }), UNIT);
  if (!same(hit, { kind: 'space', space })) return null;
  return () => {
    takeUp();
    actOn(model, space);
  };
}

function useUp(model: MallModel, command: MallCommand, token: Token): void {
  if (token.sure) for (const _ of ['takes it up', 'is sure']) press(model, token, false);
  else give(model, command);
}

function handOnArea(model: MallModel, command: MallCommand, spaces: readonly number[]): (() => void) | null {
  // The first of its spaces that can be focused, as the keyboard comes to it.
  const space = spaces.find((one) => model.table.value?.counts(one));
  if (space === undefined) return null;
  return () => {
    choose(model, null);
    if (!actOn(model, space)) throw new Error(`nothing done: ${JSON.stringify(command)}`);
  };
}

/** All that the board offers now, whoever is chosen: each is a command the judge lets pass. */
function expectNothingRefused(model: MallModel): void {
  const view = viewIn(model);
  for (const pawn of [null, ...view.box.pawns]) {
    choose(model, pawn);
    const { targets, tokens, areas } = model.offers.value;
    const offered = [...targets.values(), ...areas].map(({ command }) => command);
    for (const command of [...offered, ...tokens.values()])
      expect(isRefusal(judge(view, command)), JSON.stringify(command)).toBe(false);
    if (pawn === null) continue;
    for (const { commands } of model.config.routes(pawn).values())
      expect(isRefusal(judge(view, commands[0])), JSON.stringify(commands[0])).toBe(false);
    for (const direction of DIRECTIONS)
      for (const far of [true, false]) {
        const answer = model.config.step(pawn, direction, far);
        if (answer !== null && 'command' in answer)
          expect(isRefusal(judge(view, answer.command)), JSON.stringify(answer)).toBe(false);
      }
  }
}

function expectWords(model: MallModel): void {
  const view = viewIn(model);
  const { targets, areas } = model.offers.value;
  for (const lang of LANGS) {
    for (const [space, { command }] of targets) expectWhole(spaceLabel(lang, view, space, command));
    for (const { spaces, command } of areas.slice(0, 2))
      expectWhole(spaceLabel(lang, view, spaces[0] as number, command));
    for (const pawn of view.box.pawns)
      for (const direction of DIRECTIONS) {
        const answer = model.config.step(pawn, direction, false);
        if (answer !== null && 'reason' in answer)
          expectWhole(hintText(lang, { token: pawn, why: answer.reason }));
      }
  }
}

interface Played {
  readonly model: MallModel;
  readonly session: Session;
  readonly told: MallEvent[];
  readonly refused: unknown[];
  readonly close: () => void;
}

function opened(scenario: number, players: number, seed: string, more: object = {}): Played {
  return openedWith(setupFor({ scenario, players, level: 2, ...more }), players, seed);
}

function openedWith(setup: Setup | undefined, players: number, seed: string): Played {
  const box = setup === undefined ? undefined : openBox(setup, tileSet(), PIECES);
  if (box === undefined || !('box' in box)) throw new Error(`${seed}: ${JSON.stringify(box)}`);
  const { session, close } = playAlone(box.box, randomFrom(seed), {});
  const [told, refused]: [MallEvent[], unknown[]] = [[], []];
  session.onNotice((notice) => {
    if (!('kind' in notice)) return;
    if (notice.kind === 'events') told.push(...notice.events);
    if (notice.kind === 'refused') refused.push(notice);
  });
  for (let seat = 0; seat < players; seat++)
    session.say({ type: 'do', id: 1_000_000 + seat, command: { type: 'ready', seat, ready: true } });
  vi.advanceTimersByTime(A_MINUTE);
  return { model: mallModel(session), session, told, refused, close };
}

/** Tiles and thefts are rare by chance: they go first. */
const RARE = [
  ...['theft', 'place', 'explore', 'discard', 'escalator', 'reveal', 'jump', 'shaft'],
  ...['breach', 'layShaft', 'swapHands', 'turnSand', 'callTalk'],
];
const urgent = (found: readonly MallCommand[], roll: (limit: number) => number) => {
  const rare = found.filter(({ type }) => RARE.includes(type));
  const from = rare.length > 0 && roll(3) > 0 ? rare : found;
  const types = [...new Set(from.map(({ type }) => type))];
  const type = rare === from ? types[roll(types.length)] : undefined;
  const like = type === undefined ? from : from.filter((one) => one.type === type);
  return like[roll(like.length)];
};

function playedByHand(played: Played, steps: number, seed: string): ReadonlySet<string> {
  const { model, session, refused } = played;
  const roll = dice(seed);
  const types = new Set<string>();
  for (let step = 0; step < steps; step++) {
    const view = viewIn(model);
    if (view.shared.phase !== 'running') break;
    const mine = model.options.value.filter(({ type }) => !BESIDE.includes(type));
    for (const command of mine)
      expect(handFor(model, command), `no hand for ${JSON.stringify(command)}`).not.toBeNull();
    if (step % 4 === 0) expectNothingRefused(model);
    if (step % 8 === 0) expectWords(model);
    const seat = roll(view.shared.hands.length);
    const command = seat === 0 ? urgent(mine, roll) : urgent(options(view, seat), roll);
    if (command === undefined) continue;
    const before = session.play.value;
    if (seat === 0) handFor(model, command)?.();
    else session.say({ type: 'do', id: 2_000_000 + step, command: { ...command } });
    expect(session.play.value === before, `nothing came of ${JSON.stringify(command)}`).toBe(false);
    if (seat === 0) types.add(command.type);
  }
  expect(refused).toEqual([]);
  return types;
}

const STEPS = 40;

describe('the mall by hand', () => {
  test.each(SCENARIOS.map(({ number }) => number))(
    'in scenario %i all that the rules offer is reached, and nothing offered is refused',
    (scenario) => {
      const played = opened(scenario, scenario === 9 ? 4 : 2, `reach ${scenario}`);
      const types = playedByHand(played, STEPS, `by hand ${scenario}`);
      // [S9] the leader holds nothing.
      expect(types.size > 0).toBe(viewIn(played.model).shared.hands[0]?.length !== 0);
      played.close();
    },
  );

  test('alone, where actions are revealed one by one', () => {
    const played = opened(2, 1, 'alone');
    expect(playedByHand(played, STEPS, 'alone')).toContain('reveal');
    played.close();
  });

  test('with the sister, who jumps', () => {
    const played = opened(3, 2, 'sister', { sister: true });
    playedByHand(played, STEPS, 'sister');
    expect(viewIn(played.model).box.pawns).toContain('sister');
    played.close();
  });

  test('[XF1] with all modules at once, tokens are used from the tray', async () => {
    await fetchSecurity();
    const setup = eveningSetup({ evening: 'XF1', players: 3 });
    const given = ['one', 'two', 'three', 'four', 'five'].flatMap((seed) => {
      const played = openedWith(setup, 3, `full game ${seed}`);
      const types = playedByHand(played, STEPS, `full game ${seed}`);
      played.close();
      return [...types];
    });
    for (const type of ['shaft', ...TOKENS.map((token) => token.type)]) expect(given).toContain(type);
  });

  test('what happens is told in every language', () => {
    const played = opened(5, 2, 'told');
    playedByHand(played, STEPS, 'told');
    const view = viewIn(played.model);
    expect(played.told.length).toBeGreaterThan(20);
    for (const lang of LANGS)
      for (const event of played.told.filter(({ type }) =>
        ['moved', 'drawn', 'placed', 'started'].includes(type),
      ))
        expectWhole(announcement(lang, view, [event], (seat) => `Seat ${seat}`));
    played.close();
  });
});
