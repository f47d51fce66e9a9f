import { heroName } from '#client/heroName.ts';
import { capital } from '#content/locales/index.ts';
import { prefs } from '../../prefs.ts';
import { list, tx } from '../../ui/text.ts';
import type { AtTable } from '../piece.ts';
import { TheftWaits } from '../theftWaits.tsx';
import { arrivingOf, choicesOf, isNear } from './arriving.ts';

const name = (pawn: string) => heroName(prefs.lang.value, pawn);

/** [X11.1] [R22] beside the button that steals: why it waits, who would be caught, where one may choose. */
export function AtTheft(props: AtTable) {
  const { view, can } = props;
  if (view.shared.phase !== 'running' || view.shared.stolen) return null;
  const caught = isNear(view) ? arrivingOf(view).filter((one) => one.caught.length > 0) : [];
  return (
    <>
      <TheftWaits {...props} code="theft.heroThere" />
      {caught.map(({ guard, caught: heroes, tile }) => (
        <p key={guard} class="acts-hint acts-careful">
          {capital(
            tx('play.arrives.catches', {
              ...{ by: name(guard), heroes: list(heroes.map(name)) },
              tile: view.box.tiles[tile]?.name ?? '?',
            }),
          )}
        </p>
      ))}
      {can.has('theft') && choicesOf(view).length > 0 ? (
        <p class="acts-hint">
          {tx('play.arrives.choose', { guards: list(choicesOf(view).map(({ guard }) => name(guard))) })}
        </p>
      ) : null}
    </>
  );
}
