import { useEffect, useState } from 'preact/hooks';
import { HeroToken } from '#client/art/heroes.tsx';
import type { Floor } from '#client/tower/floors/floor.ts';
import type { Proof } from '#content/quest-format/shipped.ts';
import { PAWNS } from '#engine/family/pawns.ts';
import type { TowerGame } from '#engine/tower/game.ts';
import { lessMotion } from '../../../prefs.ts';
import { Link } from '../../../ui/controls.tsx';
import { Pic } from '../../../ui/pics.tsx';
import { tx } from '../../../ui/text.ts';
import { Unfold } from '../../end/unfold.tsx';
import type { Earned, Price } from '../starRules.ts';
import { isEpic, LateEnding } from './lateEnding.ts';
import { PriceLine } from './price.tsx';
import { StarLine } from './starLine.tsx';
import type { Outcome } from './useQuest.ts';
import '../../end/end.css';

// The end is a moment first; then how short the way was, and where to go on.

const MOMENT = 1_700;
/** Time to see what happens, and to read it. */
const ENDING = 5_000;

export interface DoneProps {
  readonly game: TowerGame;
  readonly proof: Proof | null;
  readonly home: string;
  readonly next: { readonly name: string; readonly to: string } | null;
  readonly again: (() => void) | null;
  readonly watch: (() => void) | null;
  readonly outcome: Outcome;
  /** The best star so far, this one included; undefined where none is earned. */
  readonly earned: Earned | undefined;
  readonly price: Price;
  readonly reward?: preact.ComponentChildren;
  /** Which of the tower's own it is: an epic has an ending of its own, on its floor. */
  readonly id?: string | null | undefined;
  readonly floor?: Floor | null;
  /** The last word of a tutorial. */
  readonly word?: string | undefined;
  /** Instead of the ways on of somebody alone: what a room offers. */
  readonly ways?: preact.ComponentChildren;
}

export function Done(props: DoneProps) {
  const { game, id } = props;
  const [after, setAfter] = useState(false);
  const [folded, setFolded] = useState(false);
  useEffect(() => {
    const lasts = isEpic(id) ? ENDING : MOMENT;
    const timer = setTimeout(() => setAfter(true), game.won && !lessMotion() ? lasts : 0);
    return () => clearTimeout(timer);
  }, [game.won]);
  if (game.won === null) return null;
  if (!after) return game.won ? <Moment {...props} /> : null;
  if (folded) return <Unfold onUnfold={() => setFolded(false)} />;
  return <Card {...props} fold={() => setFolded(true)} />;
}

function Moment({ game, id, floor = null }: DoneProps) {
  return (
    <div class="moment won" role="status">
      <div class={isEpic(id) ? 'moment-cast ending-cast' : 'moment-cast'}>
        {PAWNS.map((pawn) =>
          game.box.graph.quest.starts[pawn] === undefined ? null : (
            <HeroToken key={pawn} pawn={pawn} size={72} />
          ),
        )}
      </div>
      <strong>{tx('tower.done.won')}</strong>
      {isEpic(id) ? <LateEnding.Show id={id} floor={floor} /> : null}
    </div>
  );
}

const focused = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

function Card({
  game,
  proof,
  home,
  next,
  again,
  watch,
  outcome,
  earned,
  price,
  reward,
  id,
  floor = null,
  word,
  ways,
  fold,
}: DoneProps & { readonly fold: () => void }) {
  const won = game.won === true;
  return (
    <div class="end">
      <section class="end-card" aria-labelledby="quest-done">
        <h2 id="quest-done" class={won ? 'end-won' : ''} tabIndex={-1} ref={focused}>
          {tx(won ? 'tower.done.won' : 'tower.done.skipped')}
        </h2>
        {won && isEpic(id) ? <LateEnding.Show id={id} floor={floor} /> : null}
        <p>{won ? resultWords(game.actions, proof) : tx('tower.done.skippedHint')}</p>
        {won && earned !== undefined ? <StarLine outcome={outcome} earned={earned} proof={proof} /> : null}
        {won ? reward : null}
        {won && word !== undefined ? <p>{word}</p> : null}
        {ways ?? (
          <div class="end-ways">
            {next === null ? null : (
              <Link to={next.to} class="button sand">
                <Pic name="next" />
                {tx('tower.done.next', { name: next.name })}
              </Link>
            )}
            {again === null ? null : (
              <button type="button" class="button" onClick={again}>
                <Pic name="again" />
                {tx('tower.done.again')}
              </button>
            )}
            <Link to={home} class="button">
              <Pic name="back" />
              {tx('tower.back')}
            </Link>
          </div>
        )}
        <div class="end-ways">
          {watch === null ? null : (
            <button type="button" class="button plain" onClick={watch}>
              <Pic name="play" />
              {tx(won ? 'tower.done.replay' : 'tower.done.watch')}
            </button>
          )}
          <button type="button" class="button plain" onClick={fold}>
            <Pic name="eye" />
            {tx('tower.done.look')}
          </button>
        </div>
        {watch === null || price === 'paid' ? null : <PriceLine price={price} />}
      </section>
    </div>
  );
}

export function resultWords(count: number, proof: Proof | null): string {
  if (proof === null) return tx('tower.done.plain', { count });
  const best = proof.solution.length;
  if (count > best) return tx('tower.done.more', { count, best });
  if (proof.bound < count) return tx('tower.done.shortest', { count });
  return tx('tower.done.best', { count });
}
