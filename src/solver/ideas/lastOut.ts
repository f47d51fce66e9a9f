import { NOWHERE } from '#engine/tower/graph.ts';
import type { Detector } from './found.ts';
import type { Help, Reading } from './reading.ts';

/** Whoever goes last holds the door for somebody who then gets out without further help. */
export const lastOut: Detector = (reading) => {
  const { traced, helps } = reading;
  const end = traced.at(-1);
  if (end === undefined || end.after.pawns[end.pawn] !== NOWHERE) return [];
  const held = helps.filter((help) => isDoorOf(help, end.pawn) && isLastOf(reading, help));
  const [first] = held;
  if (first === undefined) return [];
  const others = [...new Set(held.map(({ helped }) => helped))];
  return [
    { at: first.at, until: traced.length - 1, pawns: [end.pawn, ...others], spaces: [first.stay.space] },
  ];
};

const isDoorOf = ({ kind, stay }: Help, pawn: number) => kind === 'door' && stay.pawn === pawn;

/** From then on the other neither helps nor is helped. */
function isLastOf({ helps }: Reading, { at, helped }: Help): boolean {
  return !helps.some((later) => later.at > at && (later.helped === helped || later.stay.pawn === helped));
}
