import type { PageKey } from '#content/locales/index.ts';
import type { ScenarioChoice } from '#protocol/messages.ts';
import type { PicName } from '../ui/pics.tsx';

/** What a page shows of a rule piece before there is any table: plain data, since every page has it. */
export interface PieceCard {
  readonly pic: PicName;
  /** The keys that it adds, by what stands on them. */
  readonly keys?: Readonly<Record<string, PageKey>>;
  /** What a table chooses it by, where it may join any scenario it does not contradict; `page.choice.…` says it. */
  readonly extra?: Extra;
}

/** One that comes late brings the lines of its picture along, 24 by 24. */
export type LateCard = Omit<PieceCard, 'pic'> & { readonly path: string };

export type Extra = {
  [K in keyof ScenarioChoice]-?: NonNullable<ScenarioChoice[K]> extends boolean ? K : never;
}[keyof ScenarioChoice];
