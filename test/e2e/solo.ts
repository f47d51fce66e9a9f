import { actionOf } from '#client/screens/game/facts.ts';
import { setupFor } from '#content/scenarios.ts';
import { tileSet } from '#content/tiles.ts';
import { type Random, randomFrom } from '#engine/core/random.ts';
import { holds } from '#engine/mall/actions.ts';
import { type Game, type MallCommand, newGame, openBox } from '#engine/mall/index.ts';
import { PIECES } from '#engine/mall/rules/index.ts';
import { stepByStep, winningCommands } from './heist.ts';
import { after } from './way.ts';

// A game alone whose deal is known, and what wins it with the deck of actions.

export type Words = [number, number, number, number];

export interface AloneDeal {
  readonly words: Words;
  /** Ready, and the sand runs. */
  readonly dealt: Game;
  readonly commands: readonly MallCommand[];
}

const SAND = 600_000;

function boxFor(players: number) {
  const setup = setupFor({ scenario: 1, players, sand: SAND });
  const opened = openBox(setup as NonNullable<typeof setup>, tileSet(), PIECES);
  if (!('box' in opened)) throw new Error('no box');
  return opened.box;
}

export function aloneDeal(): AloneDeal {
  const words = [...randomFrom('alone')] as Words;
  const { game } = newGame(boxFor(1), words as unknown as Random);
  const dealt = after(game, { type: 'ready', seat: 0, ready: true });
  const plan = winningCommands(asForTwo(game), 'alone').filter(({ type }) => type !== 'ready');
  return { words, dealt, commands: withReveals(dealt, plan) };
}

/** The same mall dealt to two, who hold everything between them: that is what the planner can plan. */
function asForTwo({ shared, secrets }: Game): Game {
  const { game } = newGame(boxFor(2), secrets.random);
  return {
    ...game,
    shared: { ...game.shared, pawns: shared.pawns },
    secrets: { ...game.secrets, deck: secrets.deck },
  };
}

/** Before each act, tiles are turned over until its action lies on top. */
function withReveals(dealt: Game, plan: readonly MallCommand[]): readonly MallCommand[] {
  const commands: MallCommand[] = [];
  let game = dealt;
  const give = (command: MallCommand) => {
    game = after(game, command);
    commands.push(command);
  };
  for (const planned of plan.flatMap(stepByStep)) {
    const action = actionOf(planned);
    while (action !== null && !holds(game.shared.hands[0] ?? [], action)) give({ type: 'reveal', seat: 0 });
    const from = 'pawn' in planned ? { from: game.shared.pawns[game.box.pawns.indexOf(planned.pawn)] } : {};
    give({ ...planned, ...from, seat: 0 } as MallCommand);
  }
  return commands;
}
