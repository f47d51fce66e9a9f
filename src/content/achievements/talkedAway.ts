import type { Achievement } from './achievement.ts';
import { type Act, found } from './act.ts';
import { possible } from './table.ts';

interface Talk {
  /** The window that is open was opened by a flip. */
  readonly byFlip: boolean;
  readonly done: boolean;
}

const SEVERAL = 2;

/** How many people used words in the window that is open. */
const talkers = ({ shared }: Act['before']) =>
  shared.voices.filter((voice) => voice.endsWith(' words')).length;

const turnsSand = (act: Act) => found(act, 'tokenUsed').some(({ token }) => token === 'sand');

function openedByFlip({ before, after, events }: Act, byFlip: boolean): boolean {
  const opens = events.some(({ type }) => type === 'talkOpened');
  if (!opens) return byFlip && before.shared.talk && after.shared.talk;
  return events.some(({ type }) => type === 'flipped');
}

/** [XA10] a flip opens a window, at least two people talk in it, nobody acts, and the sand timer token ends it. */
export const talkedAway: Achievement<Talk> = {
  ...possible('antiStress'),
  id: 'XA10',
  first: { byFlip: false, done: false },
  see: (seen, act) => {
    const done = seen.done || (seen.byFlip && turnsSand(act) && talkers(act.before) >= SEVERAL);
    const byFlip = openedByFlip(act, seen.byFlip);
    return done === seen.done && byFlip === seen.byFlip ? seen : { byFlip, done };
  },
  count: ({ done }) => Number(done),
};
