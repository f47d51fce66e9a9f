import { readFileSync } from 'node:fs';
import { setupOf } from '#content/choices.ts';
import { type Evening, takesTokens } from '#content/evenings.ts';
import { mayJoin } from '#content/extras.ts';
import { type Lang, t } from '#content/locales/index.ts';
import { type AnyChoice, readOwn, titleOf } from '#content/own.ts';
import { FIRST_WITH_ROLES } from '#content/roles.ts';
import { type Choice, type Level, SCENARIOS, type Scenario, type Side } from '#content/scenarios.ts';
import type { Setup } from '#engine/mall/index.ts';
import { PIECES } from '#engine/mall/rules/index.ts';
import type { Flags } from '../args.ts';
import { paint, wrap } from '../draw/text.ts';
import { EVERY_PIECE } from '../pieces/index.ts';
import { Complaint, numberIn } from '../values.ts';
import { type Asker, isWished, number, option, until } from './asking.ts';
import { chooseRoles, fewestWith, mayHaveRoles, ROLE_OPTIONS } from './chooseRoles.ts';
import {
  bringGuards,
  chooseEvening,
  chooseGuards,
  chooseModules,
  eveningFlag,
  eveningLines,
  eveningNamed,
} from './chooseSecurity.ts';

// What is to be played: from the flags, and by asking for what they leave open.

const DAY = 86_400;
const SAND = 180;

/** A game of the books: one of the scenarios, or an evening of Maximum Security. */
export async function chooseGame(asker: Asker, flags: Flags): Promise<Chosen> {
  const found = await chooseWhat(asker, flags);
  if ('number' in found) return chooseScenario(asker, flags, found);
  refuseUnused(flags, ['level', 'talk', 'modules', 'guards', 'roles', ...ROLE_OPTIONS, ...EXTRA_FLAGS]);
  refuseUnused(flags, [
    ...(flags.evening === undefined ? [] : (['scenario'] as const)),
    ...(flags.hardcore ? (['side'] as const) : []),
    ...(takesTokens(found) ? [] : (['tokens'] as const)),
  ]);
  return chooseEvening(asker, flags, found);
}

export interface Chosen {
  readonly choice: Exclude<AnyChoice, { readonly own: unknown }>;
  readonly players: number;
}

async function chooseScenario(asker: Asker, flags: Flags, scenario: Scenario): Promise<Chosen> {
  refuseUnused(flags, ['hardcore', 'tokens']);
  refuseUnused(flags, scenario.fixed === null ? [] : ['level', 'side']);
  // [X0.5] the first scenario has none of the rules that modules build on.
  refuseUnused(flags, scenario.number === 1 ? ['modules', 'guards'] : ['talk']);
  const { least, most } = scenario.players;
  const preset = fewestWith(flags, Math.max(least, 2));
  const players = await number(asker, '--players', flags.players, 'cli.setup.players', least, most, preset);
  const levelled = scenario.fixed === null;
  const level = levelled
    ? await number(asker, '--level', flags.level, 'cli.setup.level', 1, 6, 1)
    : undefined;
  const side = levelled ? await option(asker, '--side', flags.side, 'cli.setup.side', ['A', 'B']) : undefined;
  const theft = await option(asker, '--theft', flags.theft, 'cli.setup.theft', ['manual', 'automatic']);
  const sand = await number(asker, '--sand', flags.sand, 'cli.setup.sand', 1, DAY, SAND);
  const talk =
    scenario.number === 1
      ? await option(asker, '--talk', flags.talk, 'cli.setup.talk', ['yes', 'no'])
      : undefined;
  const extras = await chooseExtras(asker, flags, scenario);
  const modules = scenario.number === 1 ? [] : await chooseModules(asker, flags.modules);
  refuseUnused(flags, bringGuards(modules) ? [] : ['guards']);
  const guards = await chooseGuards(asker, flags.guards, modules);
  const choice = {
    scenario: scenario.number,
    theft: theft as 'manual' | 'automatic',
    sand: sand * 1000,
    ...extras,
    ...(scenario.number === 1 ? {} : { modules }),
    ...guards,
    ...(await rolesFor(asker, flags, scenario.number, players)),
    ...(level === undefined ? {} : { level: level as Level }),
    ...(side === undefined ? {} : { side: side as Side }),
    ...(talk === undefined ? {} : { talk: talk === 'yes' }),
  };
  return { choice, players };
}

/** A level that somebody asks for is refused by the box where it does not fit, with the reason. */
async function rolesFor(asker: Asker, flags: Flags, scenario: number, players: number) {
  refuseUnused(flags, scenario < FIRST_WITH_ROLES ? ['roles'] : []);
  refuseUnused(flags, flags.roles === undefined && asker.ask === null ? ROLE_OPTIONS : []);
  if (flags.roles === undefined && !mayHaveRoles(scenario, players)) {
    refuseUnused(flags, ROLE_OPTIONS);
    return {};
  }
  return chooseRoles(asker, flags);
}

/** A scenario of one's own, from its file; only the players are left to choose, and whether roles join it. */
export async function chooseOwn(asker: Asker, flags: Flags, file: string) {
  refuseUnused(flags, ['scenario', 'evening', 'level', 'side', 'theft', 'sand', 'talk']);
  refuseUnused(flags, ['modules', 'guards', 'hardcore', 'tokens', ...EXTRA_FLAGS]);
  const own = readOwn(textOf(file));
  if (own === null) throw new Complaint('cli.error.own', { file });
  const preset = fewestWith(flags, 2);
  const players = await number(asker, '--players', flags.players, 'cli.setup.players', 1, 9, preset);
  const choice = { own, ...(await rolesFor(asker, flags, FIRST_WITH_ROLES, players)) };
  return { setup: setupOf(choice, players) as Setup, title: titleOf(choice) };
}

/** A flag that would change nothing is a mistake to point out. */
function refuseUnused(flags: Flags, names: readonly (keyof Flags)[]): void {
  const given = names.find((name) => flags[name] !== undefined);
  if (given !== undefined) throw new Complaint('cli.error.unused', { option: `--${given}` });
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new Complaint('cli.error.file', { file });
  }
}

const EXTRA_FLAGS = EVERY_PIECE.flatMap(({ extra }) => extra?.flag ?? []);

async function chooseWhat(asker: Asker, flags: Flags): Promise<Scenario | Evening> {
  const { lang, columns } = asker;
  const list = SCENARIOS.flatMap(({ number: n }) => entryLines(lang, n, columns));
  const question = [
    ...[t(lang, 'cli.setup.welcome'), '', ...list, ''],
    ...[t(lang, 'game.security'), '', ...eveningLines(asker), '', t(lang, 'cli.setup.scenario')],
  ].join('\n');
  const read = (found: string | undefined) =>
    eveningNamed(found) ?? numberIn('--scenario', found, 1, SCENARIOS.length);
  if (flags.evening !== undefined) return eveningFlag(flags.evening);
  const chosen = await until(asker, flags.scenario, question, '1', read);
  return typeof chosen === 'object' ? chosen : (SCENARIOS.find(({ number: n }) => n === chosen) as Scenario);
}

const INDENT = 6;

function entryLines(lang: Lang, n: number, columns: number): readonly string[] {
  const id = String(n) as '1';
  const [name, about] = [t(lang, `game.scenario.${id}`), t(lang, `game.about.${id}`)];
  const text = t(lang, 'cli.setup.entry', { number: id, name, about });
  const lines = wrap(text, columns - INDENT).map((one) => paint(one, 1));
  return lines.map((one, index) => (index === 0 ? ' '.repeat(4 - id.length) : ' '.repeat(INDENT)) + one);
}

/** The pieces that may join the scenario, each if it is wished for. */
async function chooseExtras(asker: Asker, flags: Flags, scenario: Scenario): Promise<Partial<Choice>> {
  const chosen: Record<string, boolean> = {};
  for (const { id, extra } of EVERY_PIECE)
    if (extra !== undefined)
      chosen[extra.flag] =
        flags[extra.flag] ??
        (mayJoin(scenario.number, id, PIECES) && (await isWished(asker, extra.flag, extra.ask)));
  return chosen;
}
