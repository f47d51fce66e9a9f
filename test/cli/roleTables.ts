import { obey, openTable, type TableState } from '#cli/play/tableState.ts';
import { setupOf } from '#content/choices.ts';
import { type RoleLevel, type RolesChoice, withRoles } from '#content/roles.ts';
import { tileSet } from '#content/tiles.ts';
import { evolve } from '#engine/mall/evolve.ts';
import { type Game, type MallEvent, newGame, openBox, randomFrom, type Setup } from '#engine/mall/index.ts';
import type { CardId } from '#engine/mall/rules/hiddenRoles/ids.ts';
import { PIECES } from '#engine/mall/rules/index.ts';

// Tables with hidden roles for a terminal, with the cards that a test wants.

export function roleTable(
  level: RoleLevel,
  players: number,
  roles: Omit<RolesChoice, 'level'> = {},
): TableState {
  const setup = withRoles(setupOf({ scenario: 7 }, players) as Setup, { level, ...roles });
  const opened = openBox(setup, tileSet(), PIECES);
  if (!('box' in opened)) throw new Error(JSON.stringify(opened.problems));
  const { game, dealt } = newGame(opened.box, randomFrom('roles'));
  return openTable('en', game, dealt);
}

/** The same table as if these had been dealt. */
export function holding(table: TableState, cards: readonly CardId[]): TableState {
  const { secrets } = table.game;
  const own = cards.map((card) => ({ hiddenRoles: { card, thumb: null } }));
  return { ...table, game: { ...table.game, secrets: { ...secrets, own } } as Game };
}

/** Begun, with these cards, one for each seat. */
export function begun(
  level: RoleLevel,
  cards: readonly CardId[],
  ...events: readonly MallEvent[]
): TableState {
  const table = holding(roleTable(level, cards.length), cards);
  const all: readonly MallEvent[] = [{ type: 'started', at: 0 }, ...events];
  return { ...table, game: all.reduce(evolve, table.game) };
}

/** Each line a second after the one before, and what each is answered with. */
export function typed(table: TableState, ...lines: readonly string[]) {
  const said: (readonly string[])[] = [];
  const after = lines.reduce((before, line, index) => {
    const next = obey(before, line, (index + 1) * 1_000);
    said.push(next.said);
    return next;
  }, table);
  return { table: after, game: after.game, said };
}
