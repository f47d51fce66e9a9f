import { PAWNS, pawnIndex } from '../family/pawns.ts';
import { type Chart, NOWHERE } from './chart.ts';
import { moved, type Stand, swapped } from './stand.ts';
import { isInvoked } from './steps.ts';
import { ways } from './ways.ts';

// One action of a puzzle [R26], whoever makes it: what a solution is made of and a search explores.

export type Deed =
  /** With the swap that may follow at once [T12]; null without. */
  | { readonly type: 'move'; readonly pawn: number; readonly to: number; readonly swap: number | null }
  | { readonly type: 'turn'; readonly card: number; readonly quarters: number }
  | { readonly type: 'slide'; readonly card: number };

const MAGE = pawnIndex('mage');
const PLACES = 9;

/** Every action that is possible now, with where it leads. */
export function deeds(chart: Chart, stand: Stand): readonly (readonly [Deed, Stand])[] {
  return [...PAWNS.flatMap((_, pawn) => movesOf(chart, stand, pawn)), ...cardDeeds(chart, stand)];
}

/** Where this one leads; null where it is not possible. */
export function afterDeed(chart: Chart, stand: Stand, deed: Deed): Stand | null {
  const text = JSON.stringify(deed);
  return deeds(chart, stand).find(([possible]) => JSON.stringify(possible) === text)?.[1] ?? null;
}

function movesOf(chart: Chart, stand: Stand, pawn: number): (readonly [Deed, Stand])[] {
  return ways(chart, stand, pawn).flatMap(({ to }) => {
    const after = moved(chart, stand, pawn, to);
    return [
      [{ type: 'move', pawn, to, swap: null }, after] as const,
      ...swapsAfter(chart, after, pawn, to).map(
        (swap) => [{ type: 'move', pawn, to, swap }, swapped(chart, after, MAGE, swap)] as const,
      ),
    ];
  });
}

/** [T12] with whom the mage, having entered this space, may change places. */
export function swapsAfter(chart: Chart, { pawns }: Stand, pawn: number, to: number): readonly number[] {
  if (!isInvoked(chart, pawn, to)) return [];
  return pawns.flatMap((space, other) => (space === NOWHERE || other === MAGE ? [] : other));
}

function cardDeeds(chart: Chart, stand: Stand): (readonly [Deed, Stand])[] {
  const { shape } = chart.quest;
  return manned(chart, stand).flatMap((card) =>
    shape === 'rotating' ? turns(stand, card) : slides(stand, card),
  );
}

/** The cards on whose handle somebody stands. */
export function manned(chart: Chart, { pawns }: Stand): readonly number[] {
  return [...new Set(pawns.flatMap((space) => handled(chart, space) ?? []))];
}

/** Who stands on this card's handle; -1 for nobody. */
export function handlerOf(chart: Chart, { pawns }: Stand, card: number): number {
  return pawns.findIndex((space) => handled(chart, space) === card);
}

/** [T14] [T15] the card that whoever is on this space lets everyone turn or slide. */
function handled({ floor, card }: Chart, space: number): number | null {
  return floor[space]?.kind === 'handle' ? (card[space] as number) : null;
}

/** [T14] by one, two or three quarters. */
function turns(stand: Stand, card: number): (readonly [Deed, Stand])[] {
  return [1, 2, 3].map((quarters) => [{ type: 'turn', card, quarters }, turned(stand, card, quarters)]);
}

export function turned(stand: Stand, card: number, quarters: number): Stand {
  const now = stand.arranged[card] as number;
  return { ...stand, arranged: stand.arranged.with(card, (now + quarters) & 3) };
}

/** [T15] into the hole beside it. */
function slides(stand: Stand, card: number): (readonly [Deed, Stand])[] {
  const after = slid(stand, card);
  return after === null ? [] : [[{ type: 'slide', card }, after]];
}

export function slid(stand: Stand, card: number): Stand | null {
  const here = stand.arranged[card] as number;
  const hole = holeOf(stand);
  const apart = Math.abs((here % 3) - (hole % 3)) + Math.abs(Math.floor(here / 3) - Math.floor(hole / 3));
  return apart === 1 ? { ...stand, arranged: stand.arranged.with(card, hole) } : null;
}

export function holeOf({ arranged }: Stand): number {
  return Array.from({ length: PLACES }, (_, place) => place).find(
    (place) => !arranged.includes(place),
  ) as number;
}

/** Two stands are one position when this is the same. */
export function standKey({ pawns, armed, arranged }: Stand): string {
  return `${pawns.join()} ${armed ? 1 : 0} ${arranged.join()}`;
}
