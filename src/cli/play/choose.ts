import { readFileSync } from 'node:fs';
import { mayJoin } from '#content/extras.ts';
import { type Key, type Lang, type TextParams, t } from '#content/locales/index.ts';
import { ownSetup, readOwn } from '#content/own.ts';
import { type Choice, type Level, SCENARIOS, type Scenario, type Side } from '#content/scenarios.ts';
import { PIECES } from '#engine/mall/rules/index.ts';
import type { Flags } from '../args.ts';
import { paint, wrap } from '../draw/text.ts';
import { EVERY_PIECE } from '../pieces/index.ts';
import { type Allowed, Complaint, choiceIn, numberIn } from '../values.ts';

// What is to be played: from the flags, and by asking for what they leave open.

/** Answers one question; null where nobody is there to be asked. */
export type Ask = ((question: string, preset: string) => Promise<string>) | null;

const DAY = 86_400;
const SAND = 180;

export interface Asker {
  readonly lang: Lang;
  readonly columns: number;
  readonly ask: Ask;
}

export async function chooseGame(asker: Asker, flags: Flags): Promise<Choice> {
  const scenario = await chooseScenario(asker, flags);
  refuseUnused(flags, scenario.fixed === null ? [] : ['level', 'side']);
  refuseUnused(flags, scenario.number === 1 ? [] : ['talk']);
  const { least, most } = scenario.players;
  const preset = Math.max(least, 2);
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
  return {
    scenario: scenario.number,
    players,
    theft: theft as 'manual' | 'automatic',
    sand: sand * 1000,
    ...(await chooseExtras(asker, flags, scenario)),
    ...(level === undefined ? {} : { level: level as Level }),
    ...(side === undefined ? {} : { side: side as Side }),
    ...(talk === undefined ? {} : { talk: talk === 'yes' }),
  };
}

/** A scenario of one's own, from its file; only the players are left to choose. */
export async function chooseOwn(asker: Asker, flags: Flags, file: string) {
  refuseUnused(flags, [
    'scenario',
    'level',
    'side',
    'theft',
    'sand',
    'talk',
    ...EVERY_PIECE.flatMap(({ extra }) => extra?.flag ?? []),
  ]);
  const own = readOwn(textOf(file));
  if (own === null) throw new Complaint('cli.error.own', { file });
  const players = await number(asker, '--players', flags.players, 'cli.setup.players', 1, 9, 2);
  return { setup: ownSetup(own, players), title: { own: own.name } };
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

async function chooseScenario(asker: Asker, flags: Flags): Promise<Scenario> {
  const { lang, columns } = asker;
  const list = SCENARIOS.flatMap(({ number: n }) => entryLines(lang, n, columns));
  const question = [t(lang, 'cli.setup.welcome'), '', ...list, '', t(lang, 'cli.setup.scenario')].join('\n');
  const chosen = await until(asker, flags.scenario, question, '1', (found) =>
    numberIn('--scenario', found, 1, SCENARIOS.length),
  );
  return SCENARIOS.find(({ number: n }) => n === chosen) as Scenario;
}

const INDENT = 6;

function entryLines(lang: Lang, n: number, columns: number): readonly string[] {
  const id = String(n) as '1';
  const [name, about] = [t(lang, `game.scenario.${id}`), t(lang, `game.about.${id}`)];
  const text = t(lang, 'cli.setup.entry', { number: id, name, about });
  const lines = wrap(text, columns - INDENT).map((one) => paint(one, 1));
  return lines.map((one, index) => (index === 0 ? ' '.repeat(4 - id.length) : ' '.repeat(INDENT)) + one);
}

function number(
  asker: Asker,
  name: string,
  flag: string | undefined,
  key: Key,
  least: number,
  most: number,
  preset: number,
): Promise<number> {
  const question = t(asker.lang, key, { least, most });
  return until(asker, flag, question, String(preset), (found) => numberIn(name, found, least, most));
}

/** The choices in the player's language where asked, in English as a flag; both are understood. */
function option(
  asker: Asker,
  name: string,
  flag: string | undefined,
  key: Key,
  choices: readonly string[],
): Promise<string> {
  const { lang } = asker;
  const shown = choices.map((choice) => wordFor(lang, choice));
  const read = (found: string | undefined) => {
    const known = choices.find((choice, index) => [choice, shown[index]].includes(found?.toLowerCase()));
    return known ?? choiceIn(name, found, choices);
  };
  return until(asker, flag, t(lang, key), shown[0] ?? '', read);
}

const WORDS: Readonly<Record<string, Key>> = {
  yes: 'cli.setup.yes',
  no: 'cli.setup.no',
  manual: 'cli.setup.manual',
  automatic: 'cli.setup.automatic',
};

function wordFor(lang: Lang, choice: string): string {
  const key = WORDS[choice];
  return key === undefined ? choice : t(lang, key);
}

/** The pieces that may join the scenario, each if it is wished for. */
async function chooseExtras(asker: Asker, flags: Flags, scenario: Scenario): Promise<Partial<Choice>> {
  const chosen: Record<string, boolean> = {};
  for (const { id, extra } of EVERY_PIECE)
    if (extra !== undefined)
      chosen[extra.flag] =
        flags[extra.flag] ?? (mayJoin(scenario.number, id, PIECES) && (await isWished(asker, extra)));
  return chosen;
}

async function isWished(asker: Asker, { flag, ask }: { flag: string; ask: Key }): Promise<boolean> {
  return (await option(asker, `--${flag}`, undefined, ask, ['no', 'yes'])) === 'yes';
}

/** The flag if there is one; otherwise asks until the answer makes sense, or takes the preset. */
async function until<T>(
  { lang, ask }: Asker,
  flag: string | undefined,
  question: string,
  preset: string,
  read: (found: string | undefined) => T | undefined,
): Promise<T> {
  if (flag !== undefined || ask === null) return read(flag ?? preset) as T;
  let asked = question;
  for (;;) {
    const found = (await ask(asked, preset)).trim();
    try {
      return read(found === '' ? preset : found) as T;
    } catch (error) {
      if (!(error instanceof Complaint)) throw error;
      asked = again(lang, error.allowed);
    }
  }
}

function again(lang: Lang, allowed: Allowed | undefined): string {
  const params: TextParams = allowed === undefined ? {} : { allowed: t(lang, allowed.key, allowed.params) };
  return t(lang, 'cli.setup.again', params);
}
