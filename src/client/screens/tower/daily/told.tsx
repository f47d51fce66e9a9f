import type { Day } from './days.ts';
import { Others } from './others.tsx';
import type { Solved } from './record.ts';
import { Share } from './share.tsx';
import { Story } from './storyLook.tsx';

interface ToldLook {
  readonly day: Day;
  readonly solved: Solved;
  readonly best: number;
}

/** What is to be told of a day that was solved: how it was beside the others, and to others. */
export function Told({ day, solved, best }: ToldLook) {
  const { actions } = solved;
  return (
    <>
      <Others day={day} actions={actions} best={best} />
      <Story day={day} solved={solved} best={best} />
      <Share day={day} actions={actions} best={best} />
    </>
  );
}
