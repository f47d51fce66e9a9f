import { t } from '#content/locales/index.ts';
import {
  FEWEST_TILES,
  FIRST_WITH_ROLES,
  MOST_TILES,
  ROLE_LEVELS,
  type RoleLevel,
  type RolesChoice,
} from '#content/roles.ts';
import type { Flags } from '../args.ts';
import { choiceIn, numberIn } from '../values.ts';
import { type Asker, isWished, until } from './asking.ts';

// [H0.1] [H0.2] whether hidden roles join a game: their level, and what makes it harder or easier.

const FEWEST_PLAYERS = 3;
const MOST_PLAYERS = 8;

/** What belongs to a level, and to nothing else. */
export const ROLE_OPTIONS = ['last', 'token'] as const satisfies readonly (keyof Flags)[];

export const mayHaveRoles = (scenario: number, players: number): boolean =>
  scenario >= FIRST_WITH_ROLES && players >= FEWEST_PLAYERS && players <= MOST_PLAYERS;

/** At least as many as roles need, where nobody says how many play. */
export const fewestWith = ({ roles }: Flags, least: number): number =>
  Math.max(least, roles === undefined ? 0 : FEWEST_PLAYERS);

export async function chooseRoles(asker: Asker, flags: Flags): Promise<{ readonly roles?: RolesChoice }> {
  const level = await chooseLevel(asker, flags.roles);
  if (level === null) return {};
  const last = await chooseLast(asker, flags.last);
  const token = flags.token ?? (await isWished(asker, 'token', 'cli.setup.token'));
  return { roles: { level, ...(last === null ? {} : { last }), ...(token ? { token } : {}) } };
}

function chooseLevel(asker: Asker, flag: string | undefined): Promise<RoleLevel | null> {
  const levels = ROLE_LEVELS.map((level) => `  ${level}  ${t(asker.lang, `roles.level.${level}`)}`);
  const question = [...levels, t(asker.lang, 'cli.setup.roles')].join('\n');
  return orNone(asker, flag, question, (found) => choiceIn('--roles', found, ROLE_LEVELS));
}

function chooseLast(asker: Asker, flag: string | undefined): Promise<number | null> {
  const question = t(asker.lang, 'cli.setup.last', { least: FEWEST_TILES, most: MOST_TILES });
  return orNone(asker, flag, question, (found) => numberIn('--last', found, FEWEST_TILES, MOST_TILES));
}

/** No is an answer as well, and the preset. */
function orNone<T>(
  asker: Asker,
  flag: string | undefined,
  question: string,
  read: (found: string | undefined) => T | undefined,
): Promise<T | null> {
  const none = t(asker.lang, 'cli.setup.no');
  const isNone = (found: string | undefined) => [none, 'no'].includes(found?.toLowerCase() ?? '');
  return until<T | null>(asker, flag, question, none, (found) => (isNone(found) ? null : read(found)));
}
