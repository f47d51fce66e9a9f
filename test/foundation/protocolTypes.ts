import type * as v from 'valibot';
import type { Published } from '#content/puzzle.ts';
import type { KeptAchievement } from '#protocol/achievements.ts';
import type { Records, SidesWon } from '#protocol/records.ts';
import type { ServerMessage } from '#protocol/server.ts';
import type { Kept, PuzzleShown, RecordsOfGame, Sides } from '../../tools/protocol/routes.ts';
import type { ServerMessages } from '../../tools/protocol/told.ts';

// A schema and the type it stands for are the same, both ways, down to which fields may be missing: or this does not compile.

type Deep<T> = T extends object ? { readonly [K in keyof T]: Deep<T[K]> } : T;
type Same<A, B> =
  (<T>() => T extends Deep<A> ? 1 : 2) extends <T>() => T extends Deep<B> ? 1 : 2 ? true : false;
type Sent = { readonly [T in ServerMessage['type']]: Extract<ServerMessage, { readonly type: T }> };
type Described = {
  readonly [T in keyof typeof ServerMessages]: v.InferOutput<(typeof ServerMessages)[T]>;
};
type Differing = {
  [T in ServerMessage['type']]: Same<Sent[T], Described[T]> extends true ? never : T;
}[ServerMessage['type']];

/** The messages whose schema is another than their type: none. */
export const messages: [Differing] extends [never] ? true : Differing = true;

type Answers = [
  Same<v.InferOutput<typeof Kept>, KeptAchievement>,
  Same<v.InferOutput<typeof PuzzleShown>, Published>,
  Same<v.InferOutput<typeof RecordsOfGame>, Records>,
  Same<v.InferOutput<typeof Sides>, SidesWon>,
];
export const answers: Answers = [true, true, true, true];
