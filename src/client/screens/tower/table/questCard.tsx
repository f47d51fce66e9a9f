import type { ComponentChildren } from 'preact';
import { adventureOf } from '#content/adventures.ts';
import { parseQuest } from '#content/quest-format/parse.ts';
import { PAWNS } from '#engine/family/pawns.ts';
import type { Quest } from '#engine/tower/quest.ts';
import { MiniQuest } from '../../../tower/board/index.ts';
import { Pic } from '../../../ui/pics.tsx';
import { list, tx, txMaybe } from '../../../ui/text.ts';
import { kindName, placeName, questName } from '../names.ts';
import { Climb as Steps } from '../stars.tsx';
import { useShipped } from './useShipped.ts';

// A quest as a table is about to play it: what it looks like, where in the tower it is, who is in it.

export function QuestCard({ id, solved }: { readonly id: string; readonly solved: boolean }) {
  const quest = useShipped(id)?.quest ?? null;
  return (
    <Shown quest={quest} name={questName(id)}>
      <span class="small soft">
        {placeName(id)} · {kindName(id)}
      </span>
      <Climb id={id} />
      {solved ? (
        <span class="scenario-mark">
          <Pic name="check" />
          {tx('towerTable.solved')}
        </span>
      ) : null}
    </Shown>
  );
}

/** Somebody's own, brought along as its drawing. */
export function PuzzleCard({ name, drawing }: { readonly name: string; readonly drawing: string }) {
  const read = parseQuest(drawing);
  return (
    <Shown quest={'quest' in read ? read.quest : null} name={name}>
      <span class="small soft">{tx('towerTable.own')}</span>
    </Shown>
  );
}

interface ShownProps {
  readonly quest: Quest | null;
  readonly name: string;
  readonly children: ComponentChildren;
}

function Shown({ quest, name, children }: ShownProps) {
  const heroes = quest === null ? [] : PAWNS.filter((pawn) => quest.starts[pawn] !== undefined);
  return (
    <div class="quest-card">
      <span class="quest-mini">{quest === null ? null : <MiniQuest quest={quest} />}</span>
      <span class="scenario-text">
        <strong>{name}</strong>
        {children}
        <span class="small">{list(heroes.map((pawn) => txMaybe(`game.hero.${pawn}`) ?? pawn))}</span>
      </span>
    </div>
  );
}

export function Climb({ id }: { readonly id: string }) {
  const stars = adventureOf(id)?.stars;
  return stars === undefined ? null : <Steps count={stars} />;
}
