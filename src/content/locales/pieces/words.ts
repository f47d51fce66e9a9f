import type { PieceId, PieceRefusal } from '#engine/mall/words.ts';
import type { Lang, Text, Translation } from '../index.ts';

// A piece's words stand in one folder, by domain; here they are put among the others of their domain.

type Domain = Readonly<Record<string, Text>>;
type Domains = { readonly [domain: string]: Domain | undefined };

/** What a piece has to say in any case: its name, what it does, and why it refuses. */
export type PieceWords<Id extends PieceId> = Domains & {
  readonly game: Domain & Readonly<Record<`piece.${Id}`, string>>;
  readonly own: Domain & Readonly<Record<`rule.${Id}`, string>>;
} & ([PieceRefusal<Id>] extends [never]
    ? unknown
    : { readonly refusal: Readonly<Record<PieceRefusal<Id>, string>> });

/** The same in another language. */
export type Translated<E, L extends Lang = Lang> = { readonly [D in keyof E]: Translation<E[D], L> };

type All<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer I) => void
  ? I
  : never;
type Of<Words, D extends PropertyKey> = Words extends { readonly [K in D]: infer Found } ? Found : never;

export type Joined<Core, Words> = Core & All<Words>;
export type Gathered<Core, Words> = {
  readonly [D in keyof Core]: Joined<Core[D], Of<Words, D>>;
};

/** One domain: the core's words and those of every piece. */
export function joined<Core extends Domain, Words extends Domain>(
  core: Core,
  pieces: readonly (Words | undefined)[],
): Joined<Core, Words> {
  return Object.assign({}, core, ...pieces);
}

export function gathered<Core extends Readonly<Record<string, Domain>>, Words extends Domains>(
  core: Core,
  pieces: readonly Words[],
): Gathered<Core, Words> {
  const domains = Object.entries(core).map(([domain, words]) => [
    domain,
    joined(
      words,
      pieces.map((piece) => piece[domain]),
    ),
  ]);
  return Object.fromEntries(domains);
}
