import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Fault } from './position.ts';
import { newTally, probeGame, type Tally } from './probe.ts';

// The engine against an independent, slow reading of the rules: the same commands, the same positions afterwards.
// HUSHGLASS_PROBES=2000000 asks for a long run.

const PROBES = Number(process.env.HUSHGLASS_PROBES ?? 80_000);
const FOLDER = new URL('./', import.meta.url);

/** These know the engine; everything else here is the reference. */
const KNOW_BOTH = ['adapter', 'nearMisses', 'plans', 'probe', 'scramble', 'reference.test'];

/** One a module, by the rule that it breaks. */
const FAULTS: Readonly<Record<Fault, string>> = {
  guardsIgnored: '[X1.2]',
  tokensNeverSpent: '[X2.1]',
  shaftKeptByGuard: '[X3.3]',
  breachThroughDoors: '[X4.1]',
  twoCaptivesPlayOn: '[X5.4]',
  doorWithoutCode: '[X6.1]',
  mapNeverUsedUp: '[X7.1]',
  autoNeedsHero: '[X7.3]',
};

/** What random play must come to, or agreeing proves little. */
const REACHED: readonly string[] = [
  ...[
    'move',
    'vortex',
    'escalator',
    'explore',
    'place',
    'theft',
    'exit',
    'flip by a space',
    'talk by exploring',
  ],
  ...['guard appears', 'guard: move', 'guard: escalator', 'swapHands', 'turnSand', 'callTalk'],
  ...['layShaft', 'shaft', 'shaft lost to the guard', 'breach', 'breach across a border'],
  ...['breach lost to the guard', 'walk cut short by a capture', 'capture by vortex', 'capture, set aside'],
  ...[
    'capture, room there',
    'captive put back',
    'freed by code',
    'freed by shaft',
    'guard put out of the room',
  ],
  ...['code used', 'map, first tile', 'map ended by move', 'auto-explored'],
];

describe('the reference', () => {
  it('[X1.2] [X2.1] [X3.3] [X4.2] [X5.1] [X5.8] [X6.1] [X7.1] [X7.3] agrees on what is allowed and what comes of it', {
    timeout: 14_400_000,
  }, () => {
    const tally = newTally();
    for (let seed = 0; tally.probes < PROBES; seed++) expect(probeGame(seed, tally)).toBeNull();
    console.info(tableOf(tally));
    expect(REACHED.filter((effect) => !tally.compared.has(effect))).toEqual([]);
  });

  it('knows nothing of the engine', () => {
    const models = readdirSync(FOLDER).filter((file) => !KNOW_BOTH.includes(file.replace(/\.ts$/, '')));
    const imports = models.flatMap((file) => importsOf(file).map((from) => [file, from]));
    expect(models.length).toBeGreaterThan(8);
    expect(imports.filter(([, from]) => !models.includes(from?.replace('./', '') ?? ''))).toEqual([]);
  });

  for (const [fault, rule] of Object.entries(FAULTS) as [Fault, string][])
    it(`${rule} notices a fault planted in the reference: ${fault}`, { timeout: 600_000 }, () => {
      expect(firstComplaint(fault)).not.toBeNull();
    });
});

function firstComplaint(fault: Fault): string | null {
  const tally = newTally();
  for (let seed = 0; tally.probes < PROBES; seed++) {
    const complaint = probeGame(seed, tally, fault);
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
