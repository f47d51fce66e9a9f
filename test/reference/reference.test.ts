import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MODULES } from '#content/moduleList.ts';
import { SPELL_IDS } from '#engine/mall/rules/spells/index.ts';
import type { Fault } from './fault.ts';
import { FAULTS, piecesWith } from './faults.ts';
import { themeOf } from './plans.ts';
import { newTally, probeGame, type Tally } from './probe.ts';

// The engine against an independent, slow reading of the rules: the same commands, the same positions afterwards.
// HUSHGLASS_PROBES=2000000 asks for a long run.

/** The games that `npm test` plays, some 90,000 probes; every planted fault must be found by these. */
const GAMES = 140;
const PROBES = Number(process.env.HUSHGLASS_PROBES ?? 0);
const FOLDER = new URL('./', import.meta.url);

/** These know the engine; everything else here is the reference. */
const KNOW_BOTH = [
  ...[
    'adapter',
    'fault',
    'faults',
    'faultsOfMachines',
    'faultsOfMagic',
    'nearMisses',
    'plans',
    'probe',
    'reference.test',
  ],
  ...['putting', 'scramble', 'stages', 'stir', 'wishes'],
  ...['roles.test', 'rolesAdapter', 'rolesFaults', 'rolesProbe'],
];

/** What random play must come to, or agreeing proves little. */
const REACHED: readonly string[] = [
  ...['move', 'vortex', 'escalator', 'explore', 'place', 'theft', 'exit', 'won', 'jump'],
  ...['flip by a space', 'talk by exploring', 'guard appears', 'guard: move', 'guard: escalator'],
  ...['swapHands', 'turnSand', 'callTalk', 'layShaft', 'shaft', 'shaft lost to the guard'],
  ...['breach', 'breach across a border', 'breach lost to the guard'],
  ...['walk cut short by a capture', 'capture by vortex', 'capture, set aside', 'capture, room there'],
  ...['captive put back', 'freed by code', 'guard put out of the room', 'code used'],
  ...['map, first tile', 'map ended by move', 'auto-explored', 'ball, first tile'],
  // Modules 8, 9, 11, 12 and 13.
  ...['beholder appears', 'steer', 'beholder finds somebody', 'beholder is met'],
  ...['a guard under the beholder walks', 'a guard walks beside a guard', 'a second guard walks'],
  ...['telekinesis', 'reinforcements come', 'sendGuard', 'sent after the theft', 'sending catches'],
  ...['sensor appears', 'turnSensor', 'sensor finds somebody', 'theft with a frog inside'],
  // The ten spells, and how they end.
  ...['castBroom', 'castCrystal', 'castCode', 'castSwap', 'castTeleport'],
  ...['castClairvoyance', 'castGhost', 'castFrog', 'castInvisibility', 'castVoucher'],
  ...['ball made new', 'tile by a spell', 'crystal lapses', 'crystal ends', 'door by a spell', 'code ends'],
  ...['castSwap: 1 guards', 'castSwap flips', 'castTeleport: 1 guards', 'castTeleport flips'],
  ...['castTeleport catches', 'deck seen', 'clairvoyance ends', 'through a wall', 'ghost ends'],
  ...['unseen', 'invisibility ends', 'frog inside', 'frog of a warden', 'frog back', 'frog back from inside'],
  ...['voucher in the room', 'diner back', 'back elsewhere', 'caught by whoever is back'],
  ...['lost to whoever is back', 'capture by a flip'],
];

describe('the reference', () => {
  it('[X1.2] [X5.1] [X7.1] [X8.2] [X9.1] [X10.6] [X11.1] [X12.1] [X13.1] [R2] agrees on what is allowed and what comes of it', {
    timeout: 14_400_000,
  }, () => {
    const tally = newTally();
    for (let seed = 0; seed < GAMES || tally.probes < PROBES; seed++)
      expect(probeGame(seed, tally)).toBeNull();
    console.info(tableOf(tally));
    expect(REACHED.filter((effect) => !tally.compared.has(effect))).toEqual([]);
  });

  it('knows nothing of the engine', () => {
    const models = readdirSync(FOLDER).filter((file) => !KNOW_BOTH.includes(file.replace(/\.ts$/, '')));
    const imports = models.flatMap((file) => importsOf(file).map((from) => [file, from]));
    expect(models.length).toBeGreaterThan(8);
    expect(imports.filter(([, from]) => !models.includes(from?.replace('./', '') ?? ''))).toEqual([]);
  });

  it('[X0.5] is asked about a fault in every module and every spell', () => {
    const modules = new Set(FAULTS.map(({ module }) => module));
    const asked = [...MODULES.map(({ number }) => number).filter((number) => number !== '10'), ...SPELL_IDS];
    expect(asked.filter((one) => !modules.has(one))).toEqual([]);
  });

  for (const fault of FAULTS)
    it(`[${fault.rule}] notices when ${fault.what}`, { timeout: 600_000 }, () => {
      expect(firstComplaint(fault)).toMatch(/^game \d+, step \d+: /);
    });
});

/** First those that are about it; a game without the faulty piece can show nothing. */
function firstComplaint(fault: Fault): string | null {
  const pieces = piecesWith(fault);
  const seeds = Array.from({ length: GAMES }, (_, seed) => seed);
  const name = fault.piece.id === 'spells' ? fault.module : fault.piece.id;
  const isAbout = (seed: number) => themeOf(seed).includes(name);
  for (const seed of [...seeds.filter(isAbout), ...seeds.filter((seed) => !isAbout(seed))]) {
    const complaint = probeGame(seed, newTally(), pieces, fault.piece.id);
    if (complaint !== null) return complaint;
  }
  return null;
}

function importsOf(file: string): string[] {
  const text = readFileSync(new URL(file, FOLDER), 'utf8');
  return [...text.matchAll(/(?:from|import)\s*\(?'([^']+)'/g)].map(([, from]) => from ?? '');
}

function tableOf({ probes, compared, played }: Tally): string {
  const rows = [...compared].sort(([, one], [, other]) => other - one);
  const row = (name: string, times: number) =>
    `${String(times).padStart(8)} ${String(played.get(name) ?? 0).padStart(7)}  ${name}`;
  return [`${probes} probes: compared, played`, ...rows.map(([name, times]) => row(name, times))].join('\n');
}
