import { ControlSign } from '#client/mall/security/posts.tsx';
import { codeUsed, STEEL } from '#client/mall/security/steel.tsx';
import { type Lang, t } from '#content/locales/index.ts';
import { holds } from '#engine/mall/actions.ts';
import type { Colour, View } from '#engine/mall/index.ts';
import { OFF, type Space, tileOf } from '#engine/mall/spaces.ts';
import {
  colourOf,
  heroOn,
  isPlaced,
  pawnData,
  pawnNumber,
  spaceNow,
  spaceOfPawn,
} from '#engine/mall/ways.ts';
import { tx } from '../../ui/text.ts';
import type { AtTable, OnBoard, PagePiece } from '../piece.ts';
import './controlRoom.css';

/** The colour of whoever is at the desk, while the vortex obeys at all; null: nobody is. */
function colourAt(view: View): Colour | null {
  const hero = heroOn(view, 'controlRoom');
  return hero < 0 || view.box.policies.vortex === 'never' ? null : colourOf(view, hero);
}

/** [X12.1] where guards may be sent to now. */
function endsOf(view: View): readonly Space[] {
  const colour = colourAt(view);
  if (colour === null) return [];
  return view.box.vortexes[colour].filter(
    (space) => isPlaced(view, tileOf(space)) && spaceNow(view, space)?.vortex === colour,
  );
}

/** The vortexes that serve guards: they do not fade after the theft. */
function Ends({ model }: OnBoard) {
  const table = model.table.value;
  const colour = table === null ? null : colourAt(table.view);
  if (table === null || colour === null) return null;
  return (
    <g class={`sends sends-${colour}`}>
      {endsOf(table.view).map((space) => {
        const spot = table.layout.spots.get(space);
        return spot === undefined ? null : (
          <g
            key={space}
            data-sends={space}
            transform={`translate(${spot.x * 100 + 50} ${spot.y * 100 + 50})`}
          >
            <circle class="sends-edge" r="44" />
            <circle class="sends-ring" r="44" />
          </g>
        );
      })}
    </g>
  );
}

/** Whoever holds the vortex is told what to do with it. */
function Sending({ view, can }: AtTable) {
  const colour = colourAt(view);
  if (colour === null || view.shared.phase !== 'running' || view.seat === null) return null;
  if (!holds(view.shared.hands[view.seat], 'V')) return null;
  const key = can.has('sendGuard') ? 'play.control.send' : 'play.control.nobody';
  return <p class="acts-hint">{tx(key, { colour: tx(`game.colour.${colour}`) })}</p>;
}

const meant: NonNullable<PagePiece['meant']> = (view, seat, pawn, to) => {
  const isGuard = pawn !== null && pawnData(view, pawnNumber(view, pawn)).kind === 'guard';
  if (!isGuard || spaceNow(view, to)?.vortex == null) return null;
  const from = spaceOfPawn(view, pawn);
  return from === OFF ? null : { type: 'sendGuard', seat, pawn, from, to };
};

function lies(lang: Lang, view: View, space: Space): readonly string[] {
  return endsOf(view).includes(space) ? [t(lang, 'board.thing.sends')] : [];
}

/** [X12.1] from here guards are sent to the vortexes of whoever is at the desk. */
export const controlRoom: PagePiece = {
  ...STEEL,
  id: 'controlRoom',
  signs: { ...STEEL.signs, controlRoom: ControlSign },
  OnTiles: Ends,
  Acts: Sending,
  meant,
  action: ({ type }) => (type === 'sendGuard' ? 'V' : null),
  motifs: { sent: 'vortex' },
  announce: codeUsed,
  lies: (lang, view, space) => [...STEEL.lies(lang, view, space), ...lies(lang, view, space)],
};
