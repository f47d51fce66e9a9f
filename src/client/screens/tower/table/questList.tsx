import { ADVENTURES, adventureOf, TUTORIALS } from '#content/adventures.ts';
import { Pic } from '../../../ui/pics.tsx';
import { tx } from '../../../ui/text.ts';
import { floorName, kindName, questName } from '../names.ts';
import { upNextQuest } from './next.ts';
import { Climb } from './questCard.tsx';

// Every quest of the tower for a table to pick from, floor by floor, with what the group has solved.

export interface QuestListProps {
  readonly current: string | null;
  readonly pick: (id: string) => void;
  readonly solved: ReadonlySet<string>;
}

const FLOORS: readonly { readonly number: number; readonly quests: readonly string[] }[] = [
  { number: 0, quests: TUTORIALS },
  ...ADVENTURES.map(({ number, trials, epic }) => ({ number, quests: [...trials, epic] })),
];

export function QuestList(props: QuestListProps) {
  return (
    <div class="quest-floors">
      {FLOORS.map(({ number, quests }) => (
        <section key={number}>
          <h3>
            {number === 0 ? floorName(0) : `${number} · ${floorName(number)}`}{' '}
            <Climb id={quests[0] as string} />
          </h3>
          <ul class="quest-list">
            {quests.map((id) => (
              <li key={id}>
                <Pick id={id} {...props} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Pick({ id, current, pick, solved }: QuestListProps & { readonly id: string }) {
  const isNext = upNextQuest(solved) === id;
  return (
    <button
      type="button"
      class="scenario-pick quest-pick"
      aria-pressed={id === current}
      onClick={() => pick(id)}
    >
      <span class="small soft">{kindName(id)}</span>
      <span>{questName(id)}</span>
      {solved.has(id) ? (
        <span class="scenario-mark">
          <Pic name="check" />
          {tx('towerTable.solved')}
        </span>
      ) : isNext ? (
        <span class="scenario-mark upNext">{tx('page.choice.upNext')}</span>
      ) : isEarly(id, solved) ? (
        <span class="small soft">{tx('towerTable.early')}</span>
      ) : null}
    </button>
  );
}

/** [T16] an epic comes after the trials of its floor; a room may do as it likes. */
function isEarly(id: string, solved: ReadonlySet<string>): boolean {
  const floor = adventureOf(id);
  return floor?.epic === id && !floor.trials.every((trial) => solved.has(trial));
}
