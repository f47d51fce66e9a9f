// @vitest-environment happy-dom
import { h } from 'preact';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { fetchSecurity } from '#client/pieces/fetchSecurity.ts';
import { numberOf } from '#client/pieces/lessonPosition.ts';
import { EXAMPLES, type Example, openExample } from '#client/pieces/securityExamples.ts';
import { prefs } from '#client/prefs.ts';
import { SecurityRules } from '#client/screens/rules/security/securityRules.tsx';
import { FULL_GAMES, TUTORIALS } from '#content/evenings.ts';
import { LANGS, maybe } from '#content/locales/index.ts';
import '#content/locales/all.ts';
import { MODULES } from '#content/moduleList.ts';
import { places } from '#engine/mall/acts/explore.ts';
import { mannedCodes } from '#engine/mall/doors.ts';
import { options, type PawnId, type View } from '#engine/mall/index.ts';
import { beholderOver, tileTowards } from '#engine/mall/rules/beholder/index.ts';
import { breachesOf } from '#engine/mall/rules/breaches/index.ts';
import { captives } from '#engine/mall/rules/guardRoom/index.ts';
import { mapInUse } from '#engine/mall/rules/maps/index.ts';
import { sensorBeam, spacesUnder } from '#engine/mall/rules/sensor/index.ts';
import { shaftsOf } from '#engine/mall/rules/shafts/index.ts';
import { SPELL_IDS } from '#engine/mall/rules/spells/index.ts';
import { spaceOf, tileOf } from '#engine/mall/spaces.ts';
import { heroOn, pawnNumber, spaceOfPawn } from '#engine/mall/ways.ts';
import { gone, shown, stageOf, textOf } from '../browser.ts';

// Maximum Security on the rules page: every module with its words and a drawing of a position that shows it.

stageOf(1280, 800);
beforeAll(() => fetchSecurity());
afterEach(() => {
  gone();
  prefs.lang.value = 'en';
});

describe.each(LANGS)('in %s', (lang) => {
  const said = (key: string) => maybe(lang, key) ?? `${key} is missing`;

  test('[X0.7] each module has its section, what kind it is, what it takes, and a drawing with its words', () => {
    prefs.lang.value = lang;
    const root = shown(h(SecurityRules, { current: false }));
    for (const { number, piece, kind } of MODULES) {
      const section = root.querySelector(`#module-${number}`);
      const text = textOf(section);
      for (const part of ['', '.text', '.needs', '.shows'])
        expect(text).toContain(said(`securityRules.${piece}${part}`));
      expect(text).toContain(said(`securityRules.${kind}`));
      expect(section?.querySelectorAll('figure svg').length).toBeGreaterThan(0);
      expect(root.querySelector(`nav a[href="#module-${number}"]`)).not.toBeNull();
    }
    expect(textOf(root.querySelector('#module-common'))).toContain(said('securityRules.common.text'));
  });

  test('[X10.1] each of the ten spells has its picture, its name and a line', () => {
    prefs.lang.value = lang;
    const root = shown(h(SecurityRules, { current: false }));
    const told = [...root.querySelectorAll('#module-10 .spell-legend > li')];
    expect(told.map((one) => textOf(one))).toEqual(
      SPELL_IDS.map((spell) => said(`game.spell.${spell}`) + said(`security.spell.${spell}`)),
    );
    expect(root.querySelectorAll('#module-10 .spell-legend svg path')).toHaveLength(SPELL_IDS.length);
  });

  test('[X0.8] every evening is there, and each tutorial leads to its lesson', () => {
    prefs.lang.value = lang;
    const root = shown(h(SecurityRules, { current: false }));
    const text = textOf(root.querySelector('#security-evenings'));
    for (const { id } of [...TUTORIALS, ...FULL_GAMES])
      expect(text).toContain(said(`security.evening.${id}`));
    for (const { id } of TUTORIALS)
      expect(root.querySelector(`a[href="/learn/security/${id}"]`)).not.toBeNull();
  });
});

describe('the position that is drawn is the one that is told', () => {
  const viewOf = (example: Example) => openExample(example).session.play.value?.view as View;
  const at = (view: View, tile: string, cell: number) => spaceOf(numberOf(view.box, tile), cell);
  const tileUnder = (view: View, pawn: PawnId) => view.box.tiles[tileOf(spaceOfPawn(view, pawn))]?.name;

  test('[X1.1] the guard came with tile 9*, and the elf stands before it', () => {
    const view = viewOf(EXAMPLES.guard);
    expect([tileUnder(view, 'guard'), tileUnder(view, 'elf')]).toEqual(['9*', '1A']);
  });

  test('[X3.1] a shaft leads from under the dwarf into the closed tile', () => {
    const view = viewOf(EXAMPLES.shafts);
    expect(shaftsOf(view).laid).toEqual([[spaceOfPawn(view, 'dwarf'), at(view, '8*', 8)]]);
  });

  test('[X4.1] a breach leads from under the barbarian into the closed tile', () => {
    const view = viewOf(EXAMPLES.breaches);
    const [made] = breachesOf(view).made;
    expect(made?.from).toBe(spaceOfPawn(view, 'barbarian'));
    expect(view.box.tiles[tileOf(made?.to as number)]?.name).toBe('8*');
  });

  test('[X5.5] the mage is a captive with three ways out', () => {
    const view = viewOf(EXAMPLES.guardRoom);
    expect(captives(view)).toEqual(['mage']);
    expect(mannedCodes(view, pawnNumber(view, 'mage'))).toEqual([at(view, '26', 12)]);
    expect(shaftsOf(view).laid).toHaveLength(1);
    expect(breachesOf(view).made).toHaveLength(1);
  });

  test('[X6.1] the dwarf stands before the door, and the elf on a code', () => {
    const view = viewOf(EXAMPLES.lockedExit);
    expect(mannedCodes(view, pawnNumber(view, 'dwarf'))).toEqual([spaceOfPawn(view, 'elf')]);
    expect(spaceOfPawn(view, 'dwarf')).toBe(at(view, '12*', 1));
  });

  test('[X7.1] the map is in use, and more can be explored by it', () => {
    const view = viewOf(EXAMPLES.maps);
    expect(mapInUse(view)).toBe(spaceOfPawn(view, 'barbarian'));
    expect(places(view).length).toBeGreaterThan(0);
  });

  test('[X7.3] both passages without a colour can be explored with nobody there', () => {
    const view = viewOf(EXAMPLES.autoExplore);
    expect(places(view)).toHaveLength(2);
    expect(view.box.pawns.map((pawn) => tileUnder(view, pawn))).not.toContain('26');
  });

  test('[X8.3] the eye is over tile 7*, and the elf commands the east', () => {
    const view = viewOf(EXAMPLES.beholder);
    expect(view.box.tiles[beholderOver(view)]?.name).toBe('7*');
    expect(heroOn(view, 'command.east')).toBe(pawnNumber(view, 'elf'));
    expect(view.box.tiles[tileTowards(view, 'east')]?.name).toBe('3');
  });

  test('[X9.1] the elf may draw tile 3 to the south', () => {
    const view = viewOf(EXAMPLES.telekinesis);
    const pulls = options(view, 0).filter(({ type }) => type === 'telekinesis');
    expect(pulls).toMatchObject([{ tile: numberOf(view.box, '3') }]);
  });

  test('[X10.8] a wall does not stop the ghost', () => {
    const view = viewOf(EXAMPLES.spells);
    const walks = options(view, 0).flatMap((one) => (one.type === 'move' && one.pawn === 'mage' ? one : []));
    expect(walks.map(({ direction }) => direction)).toContain('east');
  });

  test('[X11.1] the second guard has come to tile 2*', () => {
    expect(tileUnder(viewOf(EXAMPLES.reinforcements), 'guard2')).toBe('2*');
  });

  test('[X12.1] the guard may be sent to yellow vortexes', () => {
    const sent = options(viewOf(EXAMPLES.controlRoom), 0).filter(({ type }) => type === 'sendGuard');
    expect(sent.length).toBeGreaterThan(0);
  });

  test('[X13.2] the beam was turned off the entrance', () => {
    const view = viewOf(EXAMPLES.sensor);
    expect(spacesUnder(sensorBeam(view))).not.toContain(at(view, '6*', 11));
  });
});
