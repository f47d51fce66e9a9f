import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { HeroToken } from '#client/art/heroes.tsx';
import type { Result, View } from '#engine/mall/index.ts';
import { lessMotion } from '../../prefs.ts';
import { Pic } from '../../ui/pics.tsx';
import { minutes, tx, txMaybe } from '../../ui/text.ts';
import type { Story } from './story.ts';
import { Unfold } from './unfold.tsx';
import './end.css';

// The end is a moment first: everyone looks at the mall. Then comes its story.

const MOMENT = 2_400;

export interface EndProps {
  /** What was played. */
  readonly name?: string | undefined;
  readonly view: View;
  readonly story: Story | null;
  readonly nameOf: (seat: number) => string;
  /** Its moment has been: it is read again. */
  readonly told?: boolean;
  readonly children: ComponentChildren;
}

export function End({ name, view, story, nameOf, told = false, children }: EndProps) {
  const { result } = view.shared;
  const [after, setAfter] = useState(told);
  const [folded, setFolded] = useState(false);
  useEffect(() => {
    if (result === null) return;
    const timer = setTimeout(() => setAfter(true), lessMotion() ? 900 : MOMENT);
    return () => clearTimeout(timer);
  }, [result]);
  if (result === null) return null;
  if (!after) return <Moment result={result} view={view} />;
  if (folded) return <Unfold onUnfold={() => setFolded(false)} />;
  return (
    <section class="end" aria-label={tx('play.end.story')}>
      <div class="end-card">
        <Headline result={result} name={name} />
        {story === null ? <p>{tx('play.end.counting')}</p> : <Numbers story={story} nameOf={nameOf} />}
        <div class="end-ways">
          {children}
          <button type="button" class="button" onClick={() => setFolded(true)}>
            <Pic name="eye" />
            {tx('play.end.look')}
          </button>
        </div>
      </div>
    </section>
  );
}

function Moment({ result, view }: { readonly result: Result; readonly view: View }) {
  return (
    <div class={result.won ? 'moment won' : 'moment lost'} role="alert">
      <strong>{tx(result.won ? 'play.end.won' : 'play.end.lost')}</strong>
      {result.won ? (
        <div class="moment-cast">
          {view.box.pawns.map((pawn) => (
            <HeroToken key={pawn} pawn={pawn} size={110} />
          ))}
        </div>
      ) : null}
    </div>
  );
}

const focus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

function Headline({ result, name }: { readonly result: Result } & Pick<EndProps, 'name'>) {
  const why = txMaybe(`game.lost.${result.reason}`) ?? tx('game.lost.unknown');
  return (
    <header>
      {name === undefined ? null : <p class="small soft end-name">{name}</p>}
      <h2 ref={focus} tabIndex={-1} class={result.won ? 'end-won' : 'end-lost'}>
        {tx(result.won ? 'play.end.won' : 'play.end.lost')}
      </h2>
      <p>{result.won ? tx('play.end.wonHint') : why}</p>
    </header>
  );
}

type NumbersProps = { readonly story: Story; readonly nameOf: (seat: number) => string };

function Numbers({ story, nameOf }: NumbersProps) {
  const numbers = [
    ['time', minutes(story.time)],
    ['flips', story.flips],
    ['tiles', story.tiles],
    ['wait', minutes(story.wait)],
    ['prods', story.prods],
  ] as const;
  const most = Math.max(1, ...story.acts);
  return (
    <>
      <dl class="end-numbers">
        {numbers.map(([name, value]) => (
          <div key={name}>
            <dt>{tx(`play.end.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <table class="end-acts">
        <caption>{tx('play.end.actsBy')}</caption>
        <tbody>
          {story.acts.map((acts, seat) => (
            <tr key={seat}>
              <th scope="row">{nameOf(seat)}</th>
              <td>
                <meter min={0} max={most} value={acts} aria-hidden="true" />
              </td>
              <td>{acts}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
