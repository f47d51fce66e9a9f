import type { PublicGame } from '#engine/mall/state.ts';

/** What everyone sees: a game with its secrets is no such thing to the type checker, wherever bots are asked about one. */
export type Seen = PublicGame & { readonly secrets?: never };
