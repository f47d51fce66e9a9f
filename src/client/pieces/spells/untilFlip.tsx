import { explain, spotOf } from '#client/board/state.ts';
import { heroName } from '#client/heroName.ts';
import { mallModel } from '#client/mall/model.ts';
import { t } from '#content/locales/index.ts';
import type { PawnId, View } from '#engine/mall/index.ts';
import { spellsOf } from '#engine/mall/rules/spells/index.ts';
import type { Running } from '#engine/mall/rules/spells/spell.ts';
import type { Space } from '#engine/mall/spaces.ts';
import { spaceOfPawn } from '#engine/mall/ways.ts';
import { prefs } from '../../prefs.ts';
import type { Seated } from '../../screens/game/around.ts';
import { tx } from '../../ui/text.ts';
import type { BoardKey } from '../piece.ts';
import { SpellLines } from './pictures.tsx';
import './untilFlip.css';

/** [X10.6] the spells that run, by the hourglass: what each does, and what comes of it when that is turned. */
export function UntilFlip({ session, view }: Seated) {
  const { running } = spellsOf(view);
  if (running.length === 0) return null;
  const tell = (one: Running) => {
    const model = mallModel(session);
    const heroes = one.pawn === undefined ? [] : [one.pawn];
    const why = { told: endOf(one), heroes, count: one.left ?? 0 };
    explain(model, null, why, spotOf(model, placeOf(view, one)) ?? null);
  };
  return (
    <ul class="until-flip" aria-label={tx('play.spell.running')}>
      {running.map((one) => (
        <li key={one.spell}>
          <button type="button" class="until-spell" data-spell={one.spell} onClick={() => tell(one)}>
            <span class="until-pic" aria-hidden="true">
              <svg viewBox="0 0 40 40" aria-hidden="true">
                <SpellLines spell={one.spell} />
              </svg>
              {one.left === undefined ? null : <span class="until-left">{one.left}</span>}
            </span>
            <span class="until-words">
              <strong>{tx(`game.spell.${one.spell}`)}</strong> <span>{endText(one)}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

type Lasting = 'clairvoyance' | 'ghost' | 'invisibility' | 'frog' | 'voucher' | 'crystal' | 'code';

const endOf = ({ spell, inside }: Running): BoardKey =>
  inside ? 'board.spell.frogInside' : `board.spell.${spell as Lasting}`;

function endText(one: Running): string {
  const { pawn = '', left: count = 0 } = one;
  return t(prefs.lang.value, endOf(one), { hero: heroName(prefs.lang.value, pawn), count });
}

/** Where one sees it. */
function placeOf(view: View, { pawn, space }: Running): Space | null {
  return space ?? (pawn === undefined ? null : spaceOfPawn(view, pawn satisfies PawnId));
}
