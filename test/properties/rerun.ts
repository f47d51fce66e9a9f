import { evolve, type Game, isRefusal, redact } from '#engine/mall/index.ts';
import { judged, type Step, type Story } from './play.ts';

// The commands of a played game once more, on another table.

export function* rerun(story: Story, dealt: Game): Generator<readonly [Step, Step]> {
  let now = dealt;
  let told = story.facts;
  for (const step of story.steps) {
    if (step.before.shared.phase !== 'setup') {
      now = told.reduce(evolve, now);
      told = [];
    }
    const again = judged(now, step.command, step.at);
    yield [step, again];
    now = again.after;
  }
}

/** What a seat (null: a spectator) is sent about a step, as it would go over the wire; nobody but the sender hears of a refusal. */
export function sent({ before, outcome }: Step, seat: number | null): string {
  if (isRefusal(outcome)) return JSON.stringify(outcome);
  return JSON.stringify([outcome.events.map((event) => redact(before.box, event, seat)), outcome.tooLate]);
}

export function seatsOf({ before }: Step): readonly (number | null)[] {
  return [null, ...before.shared.ready.map((_, seat) => seat)];
}
