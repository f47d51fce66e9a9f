import { EVENINGS, type Evening, takesTokens } from '#content/evenings.ts';
import { type Lang, maybe, t } from '#content/locales/index.ts';
import { MODULES, MOST_GUARDS, type Module } from '#content/moduleList.ts';
import type { Side } from '#content/scenarios.ts';
import type { PieceId } from '#engine/mall/index.ts';
import type { Flags } from '../args.ts';
import { paint, wrap } from '../draw/text.ts';
import type { Terminal } from '../term.ts';
import { Complaint, choiceIn, choicesAllowed } from '../values.ts';
import { type Asker, isWished, number, option, until } from './asking.ts';

// [X0.5] [X0.7] Maximum Security at the set-up: an evening of the book, or modules that join a scenario.

const IDS = EVENINGS.map(({ id }) => id);

export const eveningNamed = (found: string | undefined): Evening | undefined =>
  EVENINGS.find(({ id }) => id.toLowerCase() === found?.toLowerCase());

export function eveningFlag(found: string): Evening {
  return eveningNamed(choiceIn('--evening', found, IDS)) as Evening;
}

const INDENT = 18;

function entry(columns: number, name: string, text: string): readonly string[] {
  const lines = wrap(text, columns - INDENT).map((one) => paint(one, 1));
  return lines.map((one, index) => `  ${(index === 0 ? name : '').padEnd(INDENT - 2)}${one}`);
}

export function eveningLines({ lang, columns }: Pick<Asker, 'lang' | 'columns'>): readonly string[] {
  return EVENINGS.flatMap(({ id }) => {
    const [name, goal] = [eveningName(lang, id), t(lang, `security.evening.${id as 'XT1'}.goal`)];
    return entry(columns, id, `${name}. ${goal}`);
  });
}

const eveningName = (lang: Lang, id: string) => maybe(lang, `security.evening.${id}`) ?? id;

export function eveningTitle(lang: Lang, id: string, hardcore: boolean): string {
  return [eveningName(lang, id), ...(hardcore ? [t(lang, 'security.hardcore')] : [])].join(', ');
}

export const moduleNames = (lang: Lang, pieces: readonly string[]): readonly string[] =>
  MODULES.filter(({ piece }) => pieces.includes(piece)).map(({ piece }) =>
    t(lang, `game.piece.${piece as PieceId}`),
  );

/** What each module is called when one types it, whether it helps, and what it does. */
export function moduleLines({ lang, columns }: Pick<Asker, 'lang' | 'columns'>): readonly string[] {
  return MODULES.flatMap(({ number: id, piece, kind }) => {
    const rule = t(lang, `own.rule.${piece as PieceId}`);
    const text = t(lang, 'cli.setup.module', { number: id, kind: t(lang, `cli.setup.${kind}`), rule });
    return entry(columns, piece, text);
  });
}

/** By their names or the book's numbers, with commas; no, or nothing at all, for none. */
export function chooseModules(asker: Asker, flag: string | undefined): Promise<readonly string[]> {
  const { lang } = asker;
  const none = t(lang, 'cli.setup.no');
  const question = [...moduleLines(asker), '', t(lang, 'cli.setup.modules')].join('\n');
  return until(asker, flag, question, none, (found = '') => readModules(found, [none, 'no', 'none', '']));
}

/** [X11.1] asked only where some come. */
export async function chooseGuards(asker: Asker, flag: string | undefined, modules: readonly string[]) {
  if (!bringGuards(modules)) return {};
  return { guards: await number(asker, '--guards', flag, 'cli.setup.guards', 1, MOST_GUARDS, 1) };
}

export const bringGuards = (modules: readonly string[]): boolean =>
  MODULES.some(({ piece, byGuards }) => byGuards && modules.includes(piece));

function readModules(found: string, none: readonly string[]): readonly string[] {
  if (none.includes(found.trim().toLowerCase())) return [];
  return found
    .split(/[\s,]+/)
    .filter((word) => word !== '')
    .map(moduleNamed);
}

function moduleNamed(word: string): string {
  const names = ({ piece, number: id }: Module) => [piece.toLowerCase(), id];
  const found = MODULES.find((module) => names(module).includes(word.toLowerCase()));
  if (found !== undefined) return found.piece;
  const pieces = MODULES.map(({ piece }) => piece);
  throw new Complaint('cli.error.value', { option: '--modules', found: word }, choicesAllowed(pieces));
}

const MOST_PLAYERS = 8;
const SAND = 180;
const DAY = 86_400;

export async function chooseEvening(asker: Asker, flags: Flags, evening: Evening) {
  const { id } = evening;
  const players = await number(asker, '--players', flags.players, 'cli.setup.players', 1, MOST_PLAYERS, 2);
  const hardcore = flags.hardcore ?? (await isWished(asker, 'hardcore', 'cli.setup.hardcore'));
  const tokens =
    takesTokens(evening) && (flags.tokens ?? (await isWished(asker, 'tokens', 'cli.setup.tokens')));
  const theft = await option(asker, '--theft', flags.theft, 'cli.setup.theft', ['manual', 'automatic']);
  const sand = await number(asker, '--sand', flags.sand, 'cli.setup.sand', 1, DAY, SAND);
  const side = choiceIn('--side', flags.side, ['A', 'B'] as const);
  const choice = {
    evening: id,
    theft: theft as 'manual' | 'automatic',
    sand: sand * 1000,
    ...(hardcore ? { hardcore } : {}),
    ...(tokens ? { tokens } : {}),
    ...(side === undefined ? {} : { side: side satisfies Side }),
  };
  return { choice, players };
}

/** `hushglass evenings`: what Maximum Security has to offer. */
export function evenings({ look: { lang }, columns }: Terminal): number {
  const asker = { lang, columns };
  const lines = [
    ...[t(lang, 'cli.setup.evenings'), '', ...eveningLines(asker), ''],
    ...[t(lang, 'cli.setup.moduleList'), '', ...moduleLines(asker)],
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  return 0;
}
