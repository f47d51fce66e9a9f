import type { Links, Position } from './position.ts';

// What two positions must have in common to be the same; once the game is over only how it ended counts.

export function digest(position: Position): Readonly<Record<string, unknown>> {
  const { laid, pawns, outOfOrder, aside, gone, sand, shafts, breaches, result } = position;
  if (result !== null) return { result };
  const { deck, top, drawn, hands, stolen, talk, flips, tokens, map, ball } = position;
  const { beholder, sensor, telekinesis, spells } = position;
  return {
    ...{ deck, top, drawn, hands, stolen, talk, flips, map, ball, result },
    ...{ beholder, sensor, telekinesis },
    held: [...spells.held].sort(),
    runs: [spells.clairvoyance, spells.ghost, spells.invisible, spells.code, spells.crystal],
    away: [spells.frog, spells.diner].map((one) => one && `${one.guard} ${one.at} ${one.inside}`),
    tokens: [tokens.sand, tokens.swap, tokens.loudspeaker],
    sand: [sand.full, sand.turned, sand.end],
    laid: laid.map(({ name, x, y, turn }) => `${name} ${x},${y} ${turn}`).sort(),
    pawns: [...pawns].map(([pawn, at]) => `${pawn} ${at}`).sort(),
    outOfOrder: [...outOfOrder].sort(),
    aside: [...aside].sort(),
    gone: [...gone].sort(),
    shafts: links(shafts),
    breaches: links(breaches),
  };
}

const links = ({ left, laid }: Links) => [left, ...laid.map((link) => [...link].sort().join(' ')).sort()];

/** The names of what differs, with both. */
export function differences(one: Position, other: Position): string[] {
  const [mine, theirs] = [digest(one), digest(other)];
  if (JSON.stringify(mine) === JSON.stringify(theirs)) return [];
  const names = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
  return [...names]
    .map((name) => [name, JSON.stringify(mine[name]), JSON.stringify(theirs[name])] as const)
    .filter(([, a, b]) => a !== b)
    .map(([name, a, b]) => `${name}: ${a} / ${b}`);
}
