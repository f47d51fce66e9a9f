import { pawnIndex } from '../mall/pawns.ts';
import {
  AGAINST,
  type Chart,
  enterable,
  FIRST_DOOR,
  type Lay,
  NARROW,
  NOWHERE,
  OPEN,
  WALL,
} from './chart.ts';
import { pawnOn, type Stand } from './stand.ts';

// Where a pawn can go from where it stands, in which direction and by what means: T3 to T13.

export const MEANS = ['walk', 'ladder', 'jump', 'toss', 'teleport'] as const;
export type Means = (typeof MEANS)[number];

export interface Way {
  readonly to: number;
  /** 0 to 3, as DIRECTIONS; whoever makes the move must hold it. */
  readonly direction: number;
  readonly by: Means;
}

const [BARBARIAN, ELF, DWARF, SISTER] = ['barbarian', 'elf', 'dwarf', 'sister'].map(pawnIndex) as [
  number,
  number,
  number,
  number,
];

/** Everything that does not change while one pawn looks where it can go. */
interface Look {
  readonly chart: Chart;
  readonly lay: Lay;
  readonly stand: Stand;
  readonly pawn: number;
  /** T6: bit by bit, the doors that others hold open. */
  readonly doors: number;
}

export function ways(chart: Chart, stand: Stand, pawn: number): readonly Way[] {
  const from = stand.pawns[pawn] ?? NOWHERE;
  if (from === NOWHERE) return [];
  const look = { chart, lay: chart.lay(stand.arranged), stand, pawn, doors: openDoors(chart, stand, pawn) };
  const found: Way[] = [];
  for (let direction = 0; direction < 4; direction++) {
    if (pawn === SISTER) teleports(look, from, direction, found);
    else {
      walks(look, from, direction, found);
      climbs(look, from, direction, found);
    }
    if (pawn === ELF) jump(look, from, direction, found);
    toss(look, from, direction, found);
  }
  return found;
}

/** T6: open while another pawn stands on a matching key. */
function openDoors({ floor }: Chart, { pawns }: Stand, pawn: number): number {
  return pawns.reduce((open, space, other) => {
    const here = floor[space];
    return other !== pawn && here?.kind === 'key' ? open | (1 << here.door) : open;
  }, 0);
}

function crosses({ lay, pawn, doors }: Look, from: number, direction: number): boolean {
  const edge = lay.edge[from * 4 + direction] ?? WALL;
  if (edge === OPEN) return true;
  if (edge === WALL || edge === AGAINST) return false;
  return edge === NARROW ? pawn === DWARF : ((doors >> (edge - FIRST_DOOR)) & 1) === 1;
}

/** A space this pawn may be on and nobody is; exits only once the armories are done with (T4). */
function isFree({ chart, stand, pawn }: Look, space: number): boolean {
  const floor = chart.floor[space];
  if (floor === undefined || ((enterable(floor) >> pawn) & 1) === 0) return false;
  return (floor.kind !== 'exit' || stand.armed) && pawnOn(stand, space) === NOWHERE;
}

/** T3: any number of spaces; an exit is where a walk ends. */
function walks(look: Look, from: number, direction: number, found: Way[]): void {
  let here = from;
  while (crosses(look, here, direction)) {
    here = look.lay.next[here * 4 + direction] ?? NOWHERE;
    if (!isFree(look, here)) return;
    found.push({ to: here, direction, by: 'walk' });
    if (look.chart.floor[here]?.kind === 'exit') return;
  }
}

/** T7: whatever lies between. */
function climbs(look: Look, from: number, direction: number, found: Way[]): void {
  for (const to of look.lay.ladders[from * 4 + direction] ?? [])
    if (isFree(look, to)) found.push({ to, direction, by: 'ladder' });
}

/** T10, R26: over one pawn, onto the free space behind. */
function jump(look: Look, from: number, direction: number, found: Way[]): void {
  const over = look.lay.next[from * 4 + direction] ?? NOWHERE;
  if (over === NOWHERE || pawnOn(look.stand, over) === NOWHERE) return;
  if (!crosses(look, from, direction) || !crosses(look, over, direction)) return;
  const to = look.lay.next[over * 4 + direction] ?? NOWHERE;
  if (isFree(look, to)) found.push({ to, direction, by: 'jump' });
}

/** T11, R26: the barbarian stands behind, the trap lies before; every edge must let the tossed pawn pass. */
function toss(look: Look, from: number, direction: number, found: Way[]): void {
  const { lay, chart, stand } = look;
  const behind = lay.next[from * 4 + ((direction + 2) & 3)] ?? NOWHERE;
  if (behind === NOWHERE || stand.pawns[BARBARIAN] !== behind) return;
  const trap = lay.next[from * 4 + direction] ?? NOWHERE;
  if (trap === NOWHERE || chart.floor[trap]?.kind !== 'trap') return;
  const to = lay.next[trap * 4 + direction] ?? NOWHERE;
  const clear = [behind, from, trap].every((space) => crosses(look, space, direction));
  if (clear && isFree(look, to)) found.push({ to, direction, by: 'toss' });
}

/** T13: anywhere in line that is beside another hero. */
function teleports(look: Look, from: number, direction: number, found: Way[]): void {
  for (const to of look.lay.line[from * 4 + direction] ?? [])
    if (isFree(look, to) && hasCompany(look, to)) found.push({ to, direction, by: 'teleport' });
}

function hasCompany({ lay, stand, pawn }: Look, space: number): boolean {
  for (let direction = 0; direction < 4; direction++) {
    const beside = lay.near[space * 4 + direction] ?? NOWHERE;
    const who = beside === NOWHERE ? NOWHERE : pawnOn(stand, beside);
    if (who !== NOWHERE && who !== pawn) return true;
  }
  return false;
}
