import { heroName } from '#client/heroName.ts';
import { capital } from '#content/locales/index.ts';
import { leftBehind } from '#engine/mall/rules/clearTile/index.ts';
import { spaceOfPawn } from '#engine/mall/ways.ts';
import { prefs } from '../../prefs.ts';
import { list, tx } from '../../ui/text.ts';
import { CautionSign } from '../cautionSigns.tsx';
import type { AtTable, OnBoard, PagePiece } from '../piece.ts';

/** [XT9] who is still there once the theft is done. */
function LeftBehind({ view }: AtTable) {
  const heroes = view.shared.stolen && view.shared.phase === 'running' ? leftBehind(view) : [];
  if (heroes.length === 0) return null;
  const names = list(heroes.map((hero) => heroName(prefs.lang.value, hero)));
  return <p class="acts-hint">{capital(tx('play.leftBehind', { heroes: names }))}</p>;
}

function OnTile({ model }: OnBoard) {
  const table = model.table.value;
  if (table === null || !table.view.shared.stolen) return null;
  return (
    <>
      {leftBehind(table.view).map((hero) => (
        <CautionSign key={hero} at={hero} spot={table.layout.spots.get(spaceOfPawn(table.view, hero))} />
      ))}
    </>
  );
}

export const clearTile: PagePiece = { id: 'clearTile', Acts: LeftBehind, OverPawns: OnTile };
