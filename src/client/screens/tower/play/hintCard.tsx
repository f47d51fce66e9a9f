import { layoutOf, type TowerLayout } from '#client/tower/board/index.ts';
import type { TowerPerson } from '#client/tower/table.ts';
import type { TowerGame } from '#engine/tower/game.ts';
import { type Counsel, leftOf } from '#solver/counsel.ts';
import { Pic } from '../../../ui/pics.tsx';
import { minutes, tx } from '../../../ui/text.ts';
import type { Price } from '../starRules.ts';
import { deedBetween, ownFrames } from './frames.ts';
import { heldBy } from './heldBy.ts';
import { PriceLine } from './price.tsx';
import { type Hint, isTold } from './useHint.ts';
import type { Slow } from './useSlow.ts';
import { actionWords, hero } from './words.ts';

interface HintLook {
  readonly hint: Hint;
  readonly game: TowerGame;
  readonly seat: number | null;
  readonly people: readonly TowerPerson[];
  readonly layout: TowerLayout;
  readonly undo: () => void;
  readonly more: () => void;
  readonly price: Price;
}

export function HintCard({ hint, ...around }: HintLook) {
  const { step, counsel } = hint;
  if (step === 0) return null;
  const told = isTold(counsel);
  const lost = typeof counsel !== 'string' && counsel.type === 'lost';
  const back = hint.lostBy === null ? 1 : around.game.actions - hint.lostBy + 1;
  return (
    <section class={lost ? 'quest-hint astray' : 'quest-hint'} aria-label={tx('tower.hint.title')}>
      <div role="status">
        {told ? (
          <Told step={step} counsel={counsel} idea={hint.idea} {...around} />
        ) : (
          <p>{plainWords(counsel)}</p>
        )}
        {counsel !== 'thinking' || hint.slow === null ? null : <p>{tx('tower.hint.thinking.long')}</p>}
        {lost && hint.lostBy !== null ? <p>{lostWords(around.game, hint.lostBy)}</p> : null}
        {step === 1 && told ? <PriceLine price={around.price} free /> : null}
      </div>
      {counsel !== 'thinking' || hint.slow === null ? null : <SlowLine {...hint.slow} />}
      <div class="row">
        {told && step < 4 ? (
          <button type="button" class="button sand" onClick={around.more}>
            {tx('tower.hint.more')}
          </button>
        ) : null}
        {counsel === 'broken' && hint.gone ? (
          <button type="button" class="button sand" onClick={() => location.reload()}>
            {tx('page.reload')}
          </button>
        ) : null}
        {lost ? (
          <button type="button" class="button sand" onClick={() => takeBack(back, around.undo)}>
            <Pic name="undo" />
            {back === 1 ? tx('tower.hint.lost.undo') : tx('tower.hint.lost.undoTo', { count: back })}
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

function takeBack(count: number, undo: () => void): void {
  for (let done = 0; done < count; done++) undo();
}

/** Which action it was that lost it. */
function lostWords(game: TowerGame, at: number): string {
  const { graph } = game.box;
  const [before, after] = ownFrames(game).slice(at - 1, at + 1);
  const deed = before === undefined || after === undefined ? null : deedBetween(graph, before, after);
  if (before === undefined || deed === null) return tx('tower.hint.lostAt', { at });
  const what = actionWords(graph, before, layoutOf(graph.quest, before.arranged), deed);
  return tx('tower.hint.lostBy', { at, what });
}

/** How long it has taken, and what is known by now. Nobody has every second read to them. */
function SlowLine({ proved, since }: Slow) {
  const time = tx('tower.hint.thinking.since', { time: minutes(since) });
  return (
    <p class="small soft" role="timer">
      {proved < 2 ? time : `${time} ${tx('tower.hint.thinking.proved', { count: proved })}`}
    </p>
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

interface ToldLook extends Omit<HintLook, 'hint' | 'undo' | 'more' | 'price'> {
  readonly step: Hint['step'];
  readonly counsel: Counsel;
  readonly idea: Hint['idea'];
}

function Told({ step, counsel, idea, game, seat, people, layout }: ToldLook) {
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
      <p>{step === 1 ? tx('tower.hint.open') : tx('tower.hint.can', { count: left })}</p>
      {step === 2 ? <IdeaWords idea={idea} /> : null}
      {step === 3 ? <p class="quest-hint-what">{whomWords(counsel)}</p> : null}
      {step === 4 ? <p class="quest-hint-what">{what}</p> : null}
      {step === 4 ? <p class="small soft">{holderWords({ counsel, game, seat, people })}</p> : null}
    </>
  );
}

/** What it is about, before anybody is named. */
function IdeaWords({ idea }: Pick<ToldLook, 'idea'>) {
  if (idea === null) return <p>{tx('tower.hint.thinking')}</p>;
  return (
    <p class="quest-hint-what">
      <strong>{tx(`ideas.name.${idea}`)}</strong>
      <br />
      {tx(`ideas.hint.${idea}`)}
    </p>
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
function holderWords({ counsel, game, seat, people }: Omit<ToldLook, 'step' | 'layout' | 'idea'>): string {
  if (counsel.type !== 'do' || counsel.action.type !== 'move' || people.length < 2) return '';
  const { action } = counsel;
  const holder = heldBy(game, action);
  if (holder === null) return '';
  if (holder === 'all') return tx('tower.hint.byAll');
  return holder === seat ? tx('tower.hint.byYou') : tx('tower.hint.by', { name: people[holder]?.name ?? '' });
}
