import { useEffect, useMemo, useState } from 'preact/hooks';
import { openSolver } from '#client/solver/ask.ts';
import { botTable } from '#client/tower/botTable.ts';
import type { Shipped } from '#content/quest-format/shipped.ts';
import type { Random } from '#engine/core/random.ts';
import { FACES } from '#room/faces.ts';
import { prefs } from '../../../prefs.ts';
import { Dialog } from '../../../ui/controls.tsx';
import { tx } from '../../../ui/text.ts';
import { kindName, placeName, questName } from '../names.ts';
import { BotButton } from '../play/controls.tsx';
import { PriceLine } from '../play/price.tsx';
import { QuestScreen, type QuestScreenProps } from '../play/questScreen.tsx';
import type { Price } from '../starRules.ts';
import { NoFeat } from './noFeat.tsx';

export interface WithBotProps {
  readonly id: string;
  readonly shipped: Shipped;
  /** Whether a bot holds two of the directions. */
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  /** What it costs now: a bot knows the way, as a hint does. */
  readonly price: Price;
  readonly next: Exclude<QuestScreenProps['next'], undefined>;
}

/** The switch alone, or the quest with a bot and the switch beside it. */
export function WithBot({ on, onChange, price, ...props }: WithBotProps) {
  const [asks, setAsks] = useState(false);
  const press = () => (!on && price === 'due' ? setAsks(true) : onChange(!on));
  const way = (
    <>
      <BotButton on={on} onClick={press} />
      {asks ? <Sure price={price} onYes={() => onChange(true)} onClose={() => setAsks(false)} /> : null}
    </>
  );
  return on ? <QuestWithBot {...props} asks={way} alone={() => onChange(false)} /> : way;
}

interface SureProps extends Pick<WithBotProps, 'price'> {
  readonly onYes: () => void;
  readonly onClose: () => void;
}

/** The price is told before it is paid. */
function Sure({ price, onYes, onClose }: SureProps) {
  const yes = () => {
    onClose();
    onYes();
  };
  return (
    <Dialog title={tx('tower.withBot')} onClose={onClose}>
      <div class="stack">
        <p>{tx('play.mates.knowsTheWay')}</p>
        <PriceLine price={price} />
        <div class="row">
          <button type="button" class="button sand" onClick={yes}>
            {tx('tower.withBot.yes')}
          </button>
          <button type="button" class="button" onClick={onClose}>
            {tx('tower.withBot.no')}
          </button>
        </div>
      </div>
    </Dialog>
  );
}

interface QuestWithBotProps extends Pick<WithBotProps, 'id' | 'shipped' | 'next'> {
  readonly asks: QuestScreenProps['asks'];
  readonly alone: () => void;
}

const chance = () => [...crypto.getRandomValues(new Int32Array(4))] as unknown as Random;

/** A quest of the tower with a bot, in the page: each holds two directions. It is nobody's feat. */
function QuestWithBot({ id, shipped, next, asks, alone }: QuestWithBotProps) {
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
      id={id}
      shipped={shipped}
      solver={solver}
      again={() => setAttempt(attempt + 1)}
      title={questName(id)}
      place={`${placeName(id)}, ${kindName(id)}`}
      home="/tower"
      next={next}
      reward={<NoFeat alone={alone} />}
      asks={asks}
    />
  );
}
