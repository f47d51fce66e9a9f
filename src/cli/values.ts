import { type Key, type Lang, type TextParams, t } from '#content/locales/index.ts';

// What the player typed, checked; a complaint is a sentence for them and never a stack trace.

export class Complaint extends Error {
  readonly key: Key;
  readonly params: TextParams;
  /** What was allowed instead, in words of its own. */
  readonly allowed: Allowed | undefined;

  constructor(key: Key, params: TextParams = {}, allowed?: Allowed) {
    super(key);
    this.key = key;
    this.params = params;
    this.allowed = allowed;
  }
}

/** The player left while being asked. */
export class Farewell extends Error {}

export interface Allowed {
  readonly key: Key;
  readonly params: TextParams;
}

export function complaintText(lang: Lang, { key, params, allowed }: Complaint): string {
  return t(
    lang,
    key,
    allowed === undefined ? params : { ...params, allowed: t(lang, allowed.key, allowed.params) },
  );
}

export const numbersAllowed = (least: number, most: number): Allowed => ({
  key: 'cli.allowed.number',
  params: { least, most },
});

export const choicesAllowed = (choices: readonly string[]): Allowed => ({
  key: 'cli.allowed.choice',
  params: { choices: choices.join(', ') },
});

export function numberIn(
  option: string,
  found: string | undefined,
  least: number,
  most: number,
): number | undefined {
  if (found === undefined) return undefined;
  const number = /^\d{1,9}$/.test(found) ? Number(found) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new Complaint('cli.error.value', { option, found }, numbersAllowed(least, most));
}

export function choiceIn<T extends string>(
  option: string,
  found: string | undefined,
  choices: readonly T[],
): T | undefined {
  if (found === undefined) return undefined;
  const choice = choices.find((one) => one.toLowerCase() === found.toLowerCase());
  if (choice !== undefined) return choice;
  throw new Complaint('cli.error.value', { option, found }, choicesAllowed(choices));
}
