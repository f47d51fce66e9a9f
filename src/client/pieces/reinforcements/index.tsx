import { useEffect } from 'preact/hooks';
import { heroName } from '#client/heroName.ts';
import { landing } from '#client/mall/offers.ts';
import { MoreGuardsSign } from '#client/mall/security/posts.tsx';
import { NumberedWatchman, putText, WATCH } from '#client/mall/security/watched.tsx';
import { optionsOf } from '#client/state/options.ts';
import { type Lang, t } from '#content/locales/index.ts';
import type { MallEvent, PawnId, View } from '#engine/mall/index.ts';
import { type Space, tileOf } from '#engine/mall/spaces.ts';
import { pawnData, pawnNumber, spaceOfPawn } from '#engine/mall/ways.ts';
import { prefs } from '../../prefs.ts';
import type { Seated } from '../../screens/game/around.ts';
import { sound } from '../../sound/synth.ts';
import { list, tx } from '../../ui/text.ts';
import { toast } from '../../ui/toasts.tsx';
import { CautionSigns } from '../cautionSigns.tsx';
import type { PagePiece } from '../piece.ts';
import { AtTheft } from './acts.tsx';
import { type Arriving, arrivingOf, choicesOf, isOne, MORE_GUARDS } from './arriving.ts';
import { Choices, InTheWay } from './drawn.tsx';
import './reinforcements.css';

/** Those on whose tile this hero is, or to which one could bring it now. */
function aheadOf(view: View, pawn: PawnId): readonly Arriving[] {
  if (!pawnData(view, pawnNumber(view, pawn)).hero) return [];
  const own = optionsOf(view).filter((one) => 'pawn' in one && one.pawn === pawn);
  const tiles = [spaceOfPawn(view, pawn), ...own.flatMap((one) => landing(view, one) ?? [])].map(tileOf);
  return arrivingOf(view).filter(({ tile }) => tiles.includes(tile));
}

function aheadText(lang: Lang, view: View, pawn: PawnId): string {
  const told = aheadOf(view, pawn).map(({ guard, tile }) => {
    const where = { by: heroName(lang, guard), tile: view.box.tiles[tile]?.name ?? '?' };
    return t(lang, 'board.arrives', where);
  });
  return told.join(' ');
}

/** [R23a] a tap on one of several spaces steals, and the guard comes there. */
const areas: NonNullable<PagePiece['areas']> = ({ view, layout }, options) => {
  const theft = options.find(({ type }) => type === 'theft');
  if (theft?.type !== 'theft') return [];
  return choicesOf(view)
    .flatMap(({ spaces }) => spaces)
    .flatMap((space) => {
      const spot = layout.spots.get(space);
      const rect = { left: (spot?.x ?? 0) - 0.3, top: (spot?.y ?? 0) - 0.3, width: 1.6, height: 1.6 };
      return spot === undefined ? [] : { rect, spaces: [space], command: { ...theft, at: [space] } };
    });
};

function lies(lang: Lang, view: View, space: Space): readonly string[] {
  const own = arrivingOf(view).filter(({ spaces }) => spaces.includes(space));
  return own.map(({ guard }) => t(lang, 'board.thing.arrivesHere', { by: heroName(lang, guard) }));
}

// Three whistles, one after the other.
const WHISTLES = [0, 0.22, 0.44].map((at) => ({ pitch: 1_180, to: 1_480, at, lasts: 0.16, loud: 0.35 }));

const arrived = (events: readonly MallEvent[]) =>
  events.some(({ type }) => type === 'dealt') || !events.some(({ type }) => type === 'stolen')
    ? []
    : events.flatMap((event) =>
        event.type === 'put' && isOne(event.pawn) && event.to >= 0 ? event.pawn : [],
      );

/** Everyone reads and hears who came. */
function Arrived({ session }: Seated) {
  useEffect(
    () =>
      session.onNotice((notice) => {
        const guards =
          'kind' in notice && notice.kind === 'events' ? [...new Set(arrived(notice.events))] : [];
        if (guards.length === 0) return;
        sound(WHISTLES);
        const names = guards.map((guard) => heroName(prefs.lang.value, guard));
        toast(tx('play.told.arrived', { guards: list(names) }));
      }),
    [session],
  );
  return null;
}

const figure = (number: number) => () => (
  <g class="guard-arrives">
    <NumberedWatchman number={number} />
  </g>
);

/** [X11.1] more guards, who come at the theft; the number of each is that of its tile. */
export const reinforcements: PagePiece = {
  id: 'reinforcements',
  figures: {
    guard2: figure(MORE_GUARDS.guard2),
    guard10: figure(MORE_GUARDS.guard10),
    guard11: figure(MORE_GUARDS.guard11),
  },
  signs: { reinforcement: MoreGuardsSign },
  OnTiles: WATCH.OnTiles,
  OverPawns: [WATCH.OverPawns, CautionSigns, InTheWay, Choices],
  caution: {
    spaces: (view, pawn) => aheadOf(view, pawn).flatMap(({ spaces }) => spaces),
    thing: 'board.thing.arrives',
    say: (lang, view, _spaces, pawn) => aheadText(lang, view, pawn),
  },
  Moment: Arrived,
  Acts: AtTheft,
  areas,
  announce: putText,
  lies: (lang, view, space) => [...WATCH.lies(lang, view, space), ...lies(lang, view, space)],
};
