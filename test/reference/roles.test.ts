import { describe, expect, it } from 'vitest';
import type { CardId } from '#engine/mall/rules/hiddenRoles/ids.ts';
import { ROLE_FAULTS, withCard } from './rolesFaults.ts';
import { MISSIONS } from './rolesMissions.ts';
import { newRolesTally, probeRoles, type RolesTally } from './rolesProbe.ts';
import { RULES } from './rolesRules.ts';

// How every card of hidden roles stands for every seat, by the engine and by a second, slow reading of the whole log.
// HUSHGLASS_PROBES=2000000 asks for a long run.

/** The games that `npm test` plays, and those in which a planted fault must be found. */
const GAMES = 450;
const SEARCHED = 1_500;
const PROBES = Number(process.env.HUSHGLASS_PROBES ?? 0);
const SWITCHES = ['D01', 'D02', 'D03', 'D04', 'D05', 'D06', 'D07'];

/** What the games must come to, or agreeing proves little. */
const WANTED = [
  ...Object.keys(MISSIONS).map((id) => `${id} done`),
  ...Object.keys(MISSIONS).flatMap((id) => (MISSIONS[id]?.failed === undefined ? [] : [`${id} failed`])),
  ...RULES.map((id) => `${id} broken`),
  ...SWITCHES.flatMap((id) => [`${id} loyal`, `${id} traitor`]),
];

describe('the reference for hidden roles', () => {
  it('[H3.1] [H3.3] [H4.1] [H5.1] [R33] agrees how every card stands for every seat after every act', {
    timeout: 14_400_000,
  }, () => {
    const tally = newRolesTally();
    for (let seed = 0; seed < GAMES || tally.probes < PROBES; seed++)
      expect(probeRoles(seed, tally)).toBeNull();
    console.info(tableOf(tally));
    expect(WANTED.filter((name) => !tally.seen.has(name))).toEqual([]);
  });

  it('is asked about a fault in every card that asks for something', () => {
    const asked = new Set<string>(ROLE_FAULTS.map(([id]) => id));
    expect([...Object.keys(MISSIONS), ...RULES, ...SWITCHES].filter((id) => !asked.has(id))).toEqual([]);
  });

  it.each(ROLE_FAULTS)('[%s] notices when %s', { timeout: 600_000 }, (id, _what, change) => {
    expect(withCard(id, change, () => firstComplaint(id))).toMatch(/^game \d+, step \d+, /);
  });
});

/** Of the games of this card's level. */
function firstComplaint(id: CardId): string | null {
  for (let seed = 'ABCDE'.indexOf(id.slice(0, 1)); seed < SEARCHED; seed += 5) {
    const complaint = probeRoles(seed, newRolesTally());
    if (complaint !== null) return complaint;
  }
  return null;
}

function tableOf({ probes, seen }: RolesTally): string {
  const row = ([name, times]: readonly [string, number]) => `${String(times).padStart(8)}  ${name}`;
  return [`${probes} probes of hidden roles`, ...[...seen].toSorted().map(row)].join('\n');
}
