import { useEffect, useMemo, useState } from 'preact/hooks';
import { openSolver } from '#client/solver/ask.ts';
import { botTable } from '#client/tower/botTable.ts';
import type { Shipped } from '#content/quest-format/shipped.ts';
import type { Random } from '#engine/core/random.ts';
import { FACES } from '#room/faces.ts';
import { prefs } from '../../../prefs.ts';
import { Pic } from '../../../ui/pics.tsx';
import { tx } from '../../../ui/text.ts';
import { kindName, placeName, questName } from '../names.ts';
import { QuestScreen, type QuestScreenProps } from '../play/questScreen.tsx';

export interface WithBotProps {
  readonly id: string;
  readonly shipped: Shipped;
  /** Whether a bot holds two of the directions. */
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

/** The switch alone, or the quest with a bot and the switch beside it. */
export function WithBot({ on, onChange, ...props }: WithBotProps) {
  const way = (
    <button type="button" class="button" aria-pressed={on} onClick={() => onChange(!on)}>
      <Pic name="bot" />
      {tx('tower.withBot')}
    </button>
  );
  return on ? <QuestWithBot {...props} asks={way} /> : way;
}

type QuestWithBotProps = Pick<WithBotProps, 'id' | 'shipped'> & Pick<QuestScreenProps, 'asks'>;

const chance = () => [...crypto.getRandomValues(new Int32Array(4))] as unknown as Random;

/** A quest of the tower with a bot, in the page: each holds two directions. It is nobody's feat. */
function QuestWithBot({ id, shipped, asks }: QuestWithBotProps) {
  const [attempt, setAttempt] = useState(0);
  const solver = useMemo(openSolver, []);
  useEffect(() => solver.close, [solver]);
  const table = useMemo(() => {
    const you = { name: prefs.name.value || tx('play.seat', { seat: 1 }), face: prefs.face.value ?? 0 };
    return botTable(shipped.quest, chance(), { ...you, face: you.face % (FACES - 1) }, solver.guide);
  }, [shipped, attempt]);
  useEffect(() => table.close, [table]);
  return (
    <QuestScreen
      key={attempt}
      table={table}
      shipped={shipped}
      solver={solver}
      again={() => setAttempt(attempt + 1)}
      title={questName(id)}
      place={`${placeName(id)}, ${kindName(id)}`}
      home="/tower"
      asks={asks}
    />
  );
}
