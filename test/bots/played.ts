import { plan } from '#bots/planner/plan.ts';
import { type Decision, decide, type Game, type MallEvent } from '#engine/mall/index.ts';
import type { EventOf, EventType } from '#engine/mall/words.ts';
import { dealOf } from './deals.ts';

// The planner's won games, as the engine replays them.

export interface Played {
  readonly games: readonly Game[];
  readonly events: readonly MallEvent[];
  readonly end: Game;
}

const known = new Map<string, Played>();

export function played(id: string, deck: number): Played {
  const game = known.get(`${id}/${deck}`) ?? play(id, deck);
  known.set(`${id}/${deck}`, game);
  return game;
}

function play(id: string, deck: number): Played {
  const made = plan(dealOf(id, deck), `${id}/${deck}`);
  if (made.outcome !== 'won') throw new Error(`${id}/${deck} is ${made.outcome}`);
  const games = [dealOf(id, deck)];
  const events: MallEvent[] = [];
  for (const { at, command } of made.log) {
    const decision = decide(games.at(-1), command, at) as Decision;
    events.push(...decision.events);
    games.push(decision.game);
  }
  return { games, events, end: games.at(-1) as Game };
}

/** Everything that happens in the planner's won game. */
export const eventsOf = (id: string, deck: number): readonly MallEvent[] => played(id, deck).events;

export function ofType<T extends EventType>(events: readonly MallEvent[], type: T): EventOf<T>[] {
  return events.filter((event): event is EventOf<T> => event.type === type);
}
