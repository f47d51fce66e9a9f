import { plan } from '#bots/planner/plan.ts';
import { tileSet } from '#content/tiles.ts';
import { decide, type Game, isRefusal, type MallCommand, openBox } from '#engine/mall/index.ts';
import { rolesOf } from '#engine/mall/rules/hiddenRoles/memory.ts';
import { PIECES } from '#engine/mall/rules/index.ts';
import { endless } from './way.ts';

// How a table with missions gets everybody out although some of it are out by then: planned as if nobody had a secret, and
// each act done by whoever can.

const SECRET = 'hiddenRoles';
const TRIES = 60;

/** The same deal without any cards. */
function withoutRoles({ box, shared, secrets }: Game): Game {
  const { roles: _, ...setup } = box.setup;
  const pieces = setup.pieces.filter((piece) => piece !== SECRET);
  const opened = openBox({ ...setup, pieces }, tileSet(), PIECES);
  if (!('box' in opened)) throw new Error(JSON.stringify(opened));
  const { [SECRET]: _memory, ...memory } = shared.memory;
  return {
    box: opened.box,
    shared: { ...shared, memory },
    secrets: { ...secrets, memory: {}, own: [] },
  };
}

interface Played {
  readonly game: Game;
  readonly commands: readonly MallCommand[];
}

/** This act by the first seat that may do it; null where nobody may. */
function byAnyone({ game, commands }: Played, command: MallCommand): Played | null {
  const seats = command.type === 'ready' ? [command.seat] : game.shared.hands.map((_, seat) => seat);
  for (const seat of seats) {
    const own = { ...command, seat } as MallCommand;
    const decision = decide(endless(game), own, 1);
    if (!isRefusal(decision)) return { game: decision.game, commands: [...commands, own] };
  }
  return null;
}

/** To where the traitors who are left may guess the card of somebody who is left. */
export function toTheDivining(dealt: Game): readonly MallCommand[] {
  const plain = withoutRoles(dealt);
  for (let seed = 0; seed < TRIES; seed++) {
    const made = plan(plain, `roles ${seed}`);
    if (made.outcome !== 'won') continue;
    const played = made.log.reduce<Played | null>(
      (before, { command }) => before && byAnyone(before, command),
      { game: dealt, commands: [] },
    );
    if (played !== null && rolesOf(played.game).divining !== null) return played.commands;
  }
  throw new Error('no way to a divining');
}
