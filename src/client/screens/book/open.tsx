import { fetchSecurity } from '#client/pieces/fetchSecurity.ts';
import { security } from '#client/pieces/here.ts';
import { SCENARIOS } from '#content/scenarios.ts';
import { later } from '../../ui/later.tsx';
import { Pic } from '../../ui/pics.tsx';
import { tx, txMaybe } from '../../ui/text.ts';
import type { OpenHere } from './around.ts';

// What is still open: scenarios that nobody has won here, each as a page to be written on.

const ALL = SCENARIOS.map(({ number }) => number);

export function Progress({ open: { won } }: { readonly open: OpenHere }) {
  const words = tx('tales.book.progress', { won: won.length, all: ALL.length });
  return (
    <div class="book-progress">
      <progress max={ALL.length} value={won.length} aria-label={words} />
      <strong>{words}</strong>
    </div>
  );
}

const Nothing = () => null;
const LateEvenings = later(
  async () => {
    await fetchSecurity();
    return security.value?.OpenEvenings ?? Nothing;
  },
  Nothing,
  Nothing,
);

export function StillOpen({ open }: { readonly open: OpenHere }) {
  return (
    <>
      <OpenScenarios open={open} />
      <LateEvenings.Show won={open.evenings} />
    </>
  );
}

function OpenScenarios({ open: { won, tried } }: { readonly open: OpenHere }) {
  const open = ALL.filter((number) => !won.includes(number));
  if (open.length === 0) return <p class="card">{tx('tales.book.allWon')}</p>;
  return (
    <section class="stack">
      <h2>{tx('tales.book.open')}</h2>
      <p class="soft">{tx('tales.book.openHint')}</p>
      <ul class="book-open">
        {open.map((number) => (
          <li key={number} class="book-blank">
            <h3>
              {number}. {txMaybe(`game.scenario.${number}`)}
            </h3>
            <p class="small">{txMaybe(`game.about.${number}`)}</p>
            <p class="small soft book-state">
              <Pic name={tried.includes(number) ? 'pass' : 'eye'} />
              {tx(tried.includes(number) ? 'tales.book.tried' : 'tales.book.new')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
