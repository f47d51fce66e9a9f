import { moved } from '../planner/bridge.ts';
import { type Route, wayTo } from './route.ts';
import type { Seen } from './seen.ts';

/** Whether one who comes to rest after the next act of this leaves another, who has a way, none any more. */
export function shutsOut(game: Seen, { aim, hops: [next] }: Route, others: readonly Route[]): boolean {
  if (next === undefined || aim.kind === 'explore') return false;
  const after = moved(game, aim.pawn, next.to);
  return others.some((other) => wayTo(after, other.aim.pawn, other.aim.spaces) === null);
}
