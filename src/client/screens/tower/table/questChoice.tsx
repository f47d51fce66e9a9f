import type { ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import { QUEST_IDS, TUTORIALS } from '#content/adventures.ts';
import type { TowerChoice } from '#protocol/messages.ts';
import { fetchTowerTexts, withLateTexts } from '../../../texts.ts';
import { Choice, Dialog } from '../../../ui/controls.tsx';
import { Pic } from '../../../ui/pics.tsx';
import { tx } from '../../../ui/text.ts';
import { questName } from '../names.ts';
import { questChoice, type TalkLevel, upNextQuest } from './next.ts';
import { PuzzleCard, QuestCard } from './questCard.tsx';
import { QuestList } from './questList.tsx';
import './table.css';

export interface QuestChoiceProps {
  readonly choice: TowerChoice['tower'];
  readonly onChange: (choice: TowerChoice) => void;
  readonly disabled: boolean;
  /** What this room has solved together. */
  readonly solved: ReadonlySet<string>;
}

/** Nothing of the tower is shown before its texts are here. */
export async function fetchQuestChoice(): Promise<ComponentType<QuestChoiceProps>> {
  await withLateTexts(fetchTowerTexts());
  return QuestChoice;
}

const TALK_LEVELS = ['beginner', 'enlightened', 'expert'] as const;

function QuestChoice(props: QuestChoiceProps) {
  const { choice, onChange, disabled } = props;
  const learning = 'quest' in choice && TUTORIALS.includes(choice.quest);
  return (
    <>
      {'quest' in choice ? (
        <QuestCard id={choice.quest} solved={props.solved.has(choice.quest)} />
      ) : (
        <PuzzleCard name={choice.name} drawing={choice.drawing} />
      )}
      <Ways {...props} />
      {learning ? (
        <p class="small soft">{tx('towerTable.talkLevel.free')}</p>
      ) : (
        <TalkLevelChoice
          tongue={choice.tongue}
          onChange={(tongue) => onChange({ tower: { ...choice, tongue } })}
          disabled={disabled}
        />
      )}
    </>
  );
}

interface TalkLevelProps {
  readonly tongue: TalkLevel;
  readonly onChange: (tongue: TalkLevel) => void;
  readonly disabled: boolean;
}

/** [T17] how much may be said. */
function TalkLevelChoice({ tongue, onChange, disabled }: TalkLevelProps) {
  return (
    <div class="tongues">
      <Choice
        legend={tx('towerTable.talkLevel')}
        value={tongue}
        values={TALK_LEVELS.map((value) => ({ value, label: tx(`towerTable.talkLevel.${value}`) }))}
        onChange={onChange}
        disabled={disabled}
      />
      <p class="small soft">{tx(`towerTable.talkLevel.${tongue}.what`)}</p>
    </div>
  );
}

function Ways({ choice, onChange, disabled, solved }: QuestChoiceProps) {
  const [open, setOpen] = useState(false);
  const current = 'quest' in choice ? choice.quest : null;
  const next = upNextQuest(solved);
  const pick = (quest: string) => {
    setOpen(false);
    onChange(questChoice(quest, choice.tongue));
  };
  return (
    <div class="campaign">
      {disabled ? null : (
        <button type="button" class="button" onClick={() => setOpen(true)}>
          <Pic name="list" />
          {tx('towerTable.change')}
        </button>
      )}
      <span class="small soft">
        {tx('towerTable.progress', { count: solved.size, all: QUEST_IDS.length })}
      </span>
      {disabled || next === null || next === current ? null : (
        <button type="button" class="button" onClick={() => pick(next)}>
          <Pic name="next" />
          {tx('towerTable.goOn', { name: questName(next) })}
        </button>
      )}
      {open ? (
        <Dialog title={tx('towerTable.change')} onClose={() => setOpen(false)} class="wide">
          <QuestList current={current} pick={pick} solved={solved} />
        </Dialog>
      ) : null}
    </div>
  );
}
