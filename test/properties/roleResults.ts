import type { Game } from '#engine/mall/index.ts';
import { CARDS } from '#engine/mall/rules/hiddenRoles/cards/index.ts';
import { rolesOf } from '#engine/mall/rules/hiddenRoles/memory.ts';
import { type Role, roleOf } from '#engine/mall/rules/hiddenRoles/status.ts';
import { law } from './laws.ts';
import { sameData } from './same.ts';

// Who won, once more and from the rules alone: what each seat held, how it stood, and how the heist went.

type Fate = 'won' | 'lost' | 'partial';

export function checkResults(before: Game, after: Game): void {
  const { won, reason, seats } = after.shared.result ?? { won: false, reason: '', seats: [] };
  const outcomes = seats.map(({ outcome }) => outcome);
  const wanted = fates(before, won, reason);
  law(`[H1.2] [H3.1] [H5.1] who won by ${reason}: ${outcomes}, not ${wanted}`, sameData(outcomes, wanted));
}

function fates(game: Game, won: boolean, reason: string): readonly Fate[] {
  const { out, divining } = rolesOf(game);
  const fate = out.map((gone, seat): Fate => {
    const role = roleOf(game, seat, reason === 'escaped');
    if (reason === 'calledOff' || gone?.why === 'failed') return 'lost';
    if (gone !== null) return !won && game.box.setup.roles !== 'A' && fulfils(role) ? 'partial' : 'lost';
    if (role.side === 'loyal') return won && (reason === 'abandonedAlone' || fulfils(role)) ? 'won' : 'lost';
    return !won && fulfils(role) ? 'won' : 'lost';
  });
  // [R30] a right guess swaps.
  for (const { seat, target, right } of divining?.guesses ?? [])
    if (right) [fate[seat], fate[target]] = [fate[target] as Fate, fate[seat] as Fate];
  return fate;
}

/** [H3.1] [H5.1] [R28] nothing to do, or it is done. */
const fulfils = ({ card, status }: Role) => CARDS[card].mission === undefined || status === 'done';
