// Hidden roles as the rules tell them, slowly: the whole log of a game is kept, and every question is answered by
// reading it again from its beginning. Nothing here knows the engine.

export interface Figure {
  readonly name: string;
  /** The space it stands on and that space's tile; null where it is not on the board. */
  readonly at: number | null;
  readonly tile: number | null;
  readonly out: boolean;
  readonly onItem: boolean;
  readonly atBurgers: boolean;
}

/** The table at one moment, as far as cards ask for it. */
export interface Sight {
  readonly figures: readonly Figure[];
  readonly stolen: boolean;
  /** Of all tiles of the game, those in the deck too. */
  readonly timers: number;
  readonly cameras: number;
  readonly broom: boolean;
  readonly sandEnd: number;
  readonly active: readonly number[];
  /** Before whom the eye card lies. */
  readonly eye: { readonly by: number; readonly before: number } | null;
}

export type Deed =
  /** `walked`: spaces, 0 unless it walked; `squeezed`: small passages on the way. */
  | {
      readonly kind: 'moved';
      readonly seat: number;
      readonly pawn: string;
      readonly walked: number;
      readonly squeezed: number;
      readonly toItem: boolean;
      readonly toCamera: boolean;
      readonly afterTheft: boolean;
    }
  /** The rules put it elsewhere. */
  | { readonly kind: 'put'; readonly pawn: string }
  | { readonly kind: 'flipped'; readonly bySpace: boolean; readonly sandLeft: number }
  | { readonly kind: 'stolen'; readonly seat: number | null; readonly onItems: readonly string[] }
  | { readonly kind: 'left'; readonly pawn: string }
  | { readonly kind: 'nagged'; readonly by: number; readonly whom: number }
  | { readonly kind: 'eyed'; readonly by: number; readonly whom: number }
  | { readonly kind: 'spoke'; readonly seat: number }
  | { readonly kind: 'accused'; readonly by: number; readonly whom: readonly number[] }
  /** Everybody is out with the loot. */
  | { readonly kind: 'won' };

/** One whole act: who did it, whether it was one in the mall [R3], what came of it, and the table before and after. */
export interface Act {
  readonly now: number;
  readonly seat: number | null;
  readonly inMall: boolean;
  readonly deeds: readonly Deed[];
  readonly before: Sight;
  readonly after: Sight;
}

export type Status = 'open' | 'done' | 'failed';

/** All that was until a moment, the table then, and what time it was. `upTo`: how many acts are whole. */
export interface Story {
  readonly acts: readonly Act[];
  readonly sight: Sight;
  readonly now: number;
}

type Kind<K extends Deed['kind']> = Extract<Deed, { kind: K }>;

export function all<K extends Deed['kind']>({ acts }: Pick<Story, 'acts'>, kind: K): readonly Kind<K>[] {
  return acts.flatMap(({ deeds }) => deeds.filter((deed): deed is Kind<K> => deed.kind === kind));
}

/** Flips by a pawn that landed on a timer space: who it was, and whose. */
export function pawnFlips({ acts }: Pick<Story, 'acts'>) {
  return acts.flatMap(({ deeds }) =>
    deeds.flatMap((deed, place) => {
      if (deed.kind !== 'flipped' || !deed.bySpace) return [];
      const mover = deeds.slice(0, place).findLast((one): one is Kind<'moved'> => one.kind === 'moved');
      return mover === undefined ? [] : [{ pawn: mover.pawn, seat: mover.seat, sandLeft: deed.sandLeft }];
    }),
  );
}

export const inMall = ({ sight }: Story) => sight.figures.filter(({ out }) => !out);
export const flips = (story: Story) => all(story, 'flipped').length;
export const hasWon = (story: Story) => all(story, 'won').length > 0;
export const firstOut = (story: Story) => all(story, 'left')[0]?.pawn ?? null;

/** Since when this pawn stands where it does. */
export function standsSince({ acts }: Story, pawn: string, start: number): number {
  const last = acts.findLast(({ deeds }) =>
    deeds.some((deed) => (deed.kind === 'moved' || deed.kind === 'put') && deed.pawn === pawn),
  );
  return last?.now ?? start;
}

/** Of these pawns, the one whose last move is latest in the log. */
export function lastToArrive({ acts }: Pick<Story, 'acts'>, pawns: readonly string[]): string | null {
  const moves = acts.flatMap(({ deeds }) =>
    deeds.flatMap((deed) => (deed.kind === 'moved' ? [deed.pawn] : [])),
  );
  return moves.findLast((pawn) => pawns.includes(pawn)) ?? null;
}
