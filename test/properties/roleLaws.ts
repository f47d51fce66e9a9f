import { isSandOut } from '#engine/mall/due.ts';
import { evolve, type Game, gameTime, isRefusal, type MallEvent, nextDeadline } from '#engine/mall/index.ts';
import type { CardId } from '#engine/mall/rules/hiddenRoles/ids.ts';
import { activeSeats, rolesOf } from '#engine/mall/rules/hiddenRoles/memory.ts';
import { law } from './laws.ts';
import type { Step } from './play.ts';
import { checkResults } from './roleResults.ts';
import { sameData } from './same.ts';

// What must hold at every step of a game with hidden roles.

export function checkRoles(step: Step): void {
  checkSilenced(step);
  if (isRefusal(step.outcome)) return;
  let game = step.before;
  for (const event of step.outcome.events) {
    const after = evolve(game, event);
    checkOut(game, event, after);
    if (event.type === 'ended') checkResults(game, after);
    game = after;
  }
  checkTiles(step.before, step.after);
  checkGone(step.before, step.after);
  checkVote(step);
}

/** [H1.6] whoever is out does nothing any more but speak. */
function checkSilenced({ before, command, at, outcome }: Step): void {
  const { seat } = command;
  if (seat === null || command.type === 'speak' || rolesOf(before).out[seat] == null) return;
  const refusal = isRefusal(outcome) ? outcome : outcome.tooLate;
  law('[H1.6] who is out is refused', refusal !== undefined);
  const { clock, phase } = before.shared;
  const due = (nextDeadline(before) ?? at + 1) <= at || isSandOut(before, gameTime(clock, at));
  const timely = before.box.handlers.get(command.type)?.phases.includes('running');
  const plain = phase === 'running' && clock.since === null && !due && timely;
  const isOne = !/unknown$|malformed$|invalid$/.test(refusal?.refused ?? '');
  law(`[H1.6] for being out: ${command.type}`, !plain || !isOne || refusal?.refused === 'seat.out');
}

const everyTile = ({ shared }: Game) => shared.hands.flat().toSorted();

/** [H1.6] no action is ever lost, and none is held by who is out while somebody could hold it. */
function checkTiles(before: Game, after: Game): void {
  if (after.shared.hands === before.shared.hands) return;
  law('[M3] every action tile is somewhere', sameData(everyTile(before), everyTile(after)));
  if (after.shared.phase !== 'running' || rolesOf(after).last !== null) return;
  const idle = rolesOf(after).out.every(
    (out, seat) => out === null || after.shared.hands[seat]?.length === 0,
  );
  law('[H1.6] who is out holds no action', idle);
}

/** [R25] at each elimination: the leftmost of those with the fewest, and nothing else changes; [H0.1] the card lies open. */
function checkOut(before: Game, event: MallEvent, after: Game): void {
  if (event.type === 'eliminated') {
    law('[H1.6] who is out was in', rolesOf(before).out[event.seat] === null);
    law('[H0.1] the card is the one held', rolesOf(after).open[event.seat] === cardIn(before, event.seat));
  }
  if (event.type !== 'handed') return;
  const orphan = rolesOf(before).out.findIndex(
    (out, seat) => out !== null && (before.shared.hands[seat]?.length ?? 0) > 0,
  );
  if (orphan >= 0)
    law(
      '[R25] orphan tiles go leftwards to the fewest',
      sameData(after.shared.hands, passedOn(before, orphan)),
    );
}

const cardIn = ({ secrets }: Game, seat: number) => secrets.own[seat]?.hiddenRoles?.card as CardId;

/** Tile by tile, counting round the table. */
function passedOn(game: Game, from: number): readonly (readonly string[])[] {
  const hands = game.shared.hands.map((hand): string[] => [...hand]);
  const players = hands.length;
  const leader = game.box.policies.doSomething === 'leader' ? leaderOf(game) : -1;
  for (const tile of hands[from]?.splice(0) ?? []) {
    let taker = -1;
    for (let far = 1; far < players; far++) {
      const seat = (from + far) % players;
      if (rolesOf(game).out[seat] !== null || seat === leader) continue;
      if (taker < 0 || (hands[seat]?.length ?? 0) < (hands[taker]?.length ?? 0)) taker = seat;
    }
    hands[taker]?.push(tile);
  }
  return hands;
}

/** [S9] the one at the table who had no tile. */
const leaderOf = ({ shared, box }: Game) =>
  shared.hands.findIndex((hand, seat) => hand.length === 0 && box.policies.plays({ box, shared }, seat));

/** Nobody comes back, and everyone is either in or out. */
function checkGone(before: Game, after: Game): void {
  const [was, is] = [rolesOf(before).out, rolesOf(after).out];
  law(
    '[H1.6] who is out stays out, as it was',
    was.every((out, seat) => out === null || out === is[seat]),
  );
  const gone = is.flatMap((out, seat) => (out === null ? [] : [seat]));
  const all = [...activeSeats(after), ...gone].toSorted((one, other) => one - other);
  law(
    'everyone is in or out',
    sameData(
      all,
      after.shared.hands.map((_, seat) => seat),
    ),
  );
}

/** [R32] a vote is over five and a quarter seconds after the cry, whatever happens, and nothing lets it wait. */
function checkVote({ before, after, at }: Step): void {
  const { vote } = rolesOf(after);
  if (vote === null || after.shared.clock.since !== null) return;
  const now = gameTime(after.shared.clock, at);
  law('[R32] no vote is open beyond its time', now < vote.ends + 250);
  law(
    '[R32] nor has another time than five seconds',
    rolesOf(before).vote !== null || vote.ends === now + 5_000,
  );
  const due = nextDeadline(after);
  law('[R32] and an alarm is set for it', due !== null && due <= vote.ends + 250 + after.shared.clock.shift);
}
