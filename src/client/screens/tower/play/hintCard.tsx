import type { TowerLayout } from '#client/tower/board/index.ts';
import type { TowerPerson } from '#client/tower/table.ts';
import type { TowerGame } from '#engine/tower/game.ts';
import { directionTo } from '#engine/tower/ways.ts';
import { Pic } from '../../../ui/pics.tsx';
import { tx } from '../../../ui/text.ts';
import { type Counsel, leftOf } from './advice.ts';
import type { Hint } from './useHint.ts';
import { actionWords, hero } from './words.ts';

interface HintLook {
  readonly hint: Hint;
  readonly game: TowerGame;
  readonly seat: number | null;
  readonly people: readonly TowerPerson[];
  readonly layout: TowerLayout;
  readonly undo: () => void;
  /** Whether it costs a star. */
  readonly starless: boolean;
}

export function HintCard({ hint, ...around }: HintLook) {
  const { step, counsel } = hint;
  if (step === 0) return null;
  const told = typeof counsel !== 'string' && (counsel.type === 'do' || counsel.type === 'swap');
  const lost = typeof counsel !== 'string' && counsel.type === 'lost';
  return (
    <section class={lost ? 'quest-hint astray' : 'quest-hint'} aria-label={tx('tower.hint.title')}>
      <div role="status">
        {told ? <Told step={step} counsel={counsel} {...around} /> : <p>{plainWords(counsel)}</p>}
        {step === 1 && around.starless ? <p class="small soft">{tx('tower.hint.starless')}</p> : null}
      </div>
      <div class="row">
        {told && step < 3 ? (
          <button type="button" class="button sand" onClick={hint.more}>
            {tx('tower.hint.more')}
          </button>
        ) : null}
        {lost ? (
          <button type="button" class="button sand" onClick={around.undo}>
            <Pic name="undo" />
            {tx('tower.hint.lost.undo')}
          </button>
        ) : null}
      </div>
      <button
        type="button"
        class="button icon plain quest-hint-close"
        aria-label={tx('tower.hint.close')}
        onClick={hint.close}
      >
        <Pic name="close" />
      </button>
    </section>
  );
}

function plainWords(counsel: Hint['counsel']): string {
  if (counsel === 'thinking') return tx('tower.hint.thinking');
  if (counsel === 'broken') return tx('tower.hint.broken');
  if (counsel.type === 'lost') return tx('tower.hint.lost');
  return counsel.type === 'unknown'
    ? tx('tower.hint.unknown', { count: counsel.bound })
    : tx('tower.said.won');
}

interface ToldLook extends Omit<HintLook, 'hint' | 'undo' | 'starless'> {
  readonly step: Hint['step'];
  readonly counsel: Counsel;
}

function Told({ step, counsel, game, seat, people, layout }: ToldLook) {
  const left = leftOf(counsel) ?? 0;
  const { graph } = game.box;
  const what =
    counsel.type === 'swap'
      ? tx('tower.action.swapNow', { other: hero(counsel.swap) })
      : counsel.type === 'do'
        ? actionWords(graph, game.position, layout, counsel.action)
        : '';
  return (
    <>
      <p>{tx('tower.hint.can', { count: left })}</p>
      {step === 2 ? <p class="quest-hint-what">{whomWords(counsel)}</p> : null}
      {step === 3 ? <p class="quest-hint-what">{what}</p> : null}
      {step === 3 ? <p class="small soft">{holderWords({ counsel, game, seat, people })}</p> : null}
    </>
  );
}

function whomWords(counsel: Counsel): string {
  if (counsel.type === 'swap') return tx('tower.hint.whom', { hero: hero(counsel.swap) });
  if (counsel.type !== 'do') return '';
  const { action } = counsel;
  return action.type === 'move'
    ? tx('tower.hint.whom', { hero: hero(action.pawn) })
    : tx('tower.hint.card', { card: action.card + 1 });
}

/** [T2] who can do it, where several play. */
function holderWords({ counsel, game, seat, people }: Omit<ToldLook, 'step' | 'layout'>): string {
  if (counsel.type !== 'do' || counsel.action.type !== 'move' || people.length < 2) return '';
  const { action } = counsel;
  const way = directionTo(game.box.graph, game.position, action.pawn, action.to);
  if (way === undefined) return '';
  if (game.common.includes(way)) return tx('tower.hint.byAll');
  const holder = game.hands.findIndex((hand) => hand.includes(way));
  return holder === seat ? tx('tower.hint.byYou') : tx('tower.hint.by', { name: people[holder]?.name ?? '' });
}
