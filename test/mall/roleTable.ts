import type { Game, MallCommand, Setup } from '#engine/mall/index.ts';
import type { CardId, RoleLevel } from '#engine/mall/rules/hiddenRoles/ids.ts';
import { accept, deal, running } from './table.ts';

/** A running game at this level in which the seats hold these cards; seat 0 can do everything. */
export function holding(level: RoleLevel, cards: readonly CardId[], change: Partial<Setup> = {}): Game {
  const setup = { players: cards.length, pieces: ['hiddenRoles'], roles: level, ...change };
  const game = deal(running(setup), 'NESWVLX', ...cards.slice(1).map(() => ''));
  const own = cards.map((card) => ({ hiddenRoles: { card, thumb: null } }));
  return { ...game, secrets: { ...game.secrets, own } };
}

/** Everyone else says yes, one after the other. */
export function accused(game: Game, by: number, whom: readonly number[], at: number): Game {
  const cried = accept(game, { type: 'accuse', seat: by, accused: whom } as MallCommand, at);
  const voters = cried.shared.hands.flatMap((_, seat) => (seat === by || whom.includes(seat) ? [] : [seat]));
  return voters.reduce(
    (now, seat, index) =>
      accept(now, { type: 'vote', seat, up: true } as MallCommand, at + 100 * (index + 1)),
    cried,
  );
}
