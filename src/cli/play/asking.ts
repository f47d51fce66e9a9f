import { type Key, type Lang, type TextParams, t } from '#content/locales/index.ts';
import { type Allowed, Complaint, choiceIn, numberIn } from '../values.ts';

// One question at a time: the flag if there is one, the preset where nobody is there to be asked.

/** Answers one question; null where nobody is there to be asked. */
export type Ask = ((question: string, preset: string) => Promise<string>) | null;

export interface Asker {
  readonly lang: Lang;
  readonly columns: number;
  readonly ask: Ask;
}

export function number(
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
export function option(
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

export async function isWished(asker: Asker, flag: string, ask: Key): Promise<boolean> {
  return (await option(asker, `--${flag}`, undefined, ask, ['no', 'yes'])) === 'yes';
}

/** The flag if there is one; otherwise asks until the answer makes sense, or takes the preset. */
export async function until<T>(
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
