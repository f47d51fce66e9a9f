import { type Fort, hasEnded, health } from './fort.ts';
import { type Keeping, type Promised, unkept } from './kept.ts';
import type { Wishes } from './storm.ts';
import type { Witness } from './witness.ts';

// What the attacks on the file share: everything is asked for, a few times over, and what was
// acknowledged is looked for in the file.

export const OK = 200;
export const rounds = ({ short }: Wishes) => (short ? 2 : 6);

export async function askAll(witness: Witness, wishes: Wishes): Promise<readonly Promised[]> {
  const promises: Promised[] = [];
  for (let round = 0; round < rounds(wishes); round++) promises.push(...(await witness.round()));
  return promises;
}

export const saying = (wishes: Wishes, acknowledged: readonly Promised[]) =>
  `${rounds(wishes)} rounds of everything, ${acknowledged.length} acknowledged`;

/** What is not in the file; of a lobby only the last word has to be. */
export async function lostOf(keeping: Keeping, promises: readonly Promised[]): Promise<number> {
  const lasting = promises.filter((promised, index) => {
    const key = keyOf(promised);
    return key === null || promises.findLastIndex((other) => keyOf(other) === key) === index;
  });
  return (await unkept(keeping, lasting)).length;
}

function keyOf(promised: Promised): string | null {
  if (!('room' in promised)) return null;
  const { room, name, chair, choice } = promised;
  if (choice !== undefined) return `${room} choice`;
  return name === undefined ? null : `${room} ${chair === undefined ? 'name' : 'chair'}`;
}

export async function lies(fort: Fort): Promise<readonly string[]> {
  return !hasEnded(fort.server()) && (await health(fort.url)) === OK ? ['health says ok'] : [];
}
