import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { securityAround } from './gallery/securityAround.ts';
import { SECURITY_SCENES } from './gallery/securityScenes.ts';
import { SPELL_SCENES } from './gallery/spellScenes.ts';
import { STEERED_SCENES } from './gallery/steeredScenes.ts';
import { look } from './look.ts';
import type { Scene } from './scenes.ts';
import { LAPTOP, openStage, person, type Stage } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.end());

/** Of those on the board what others do not show: a tile that is watched, and a captive. */
const ON_BOARD = SECURITY_SCENES.filter(({ name }) => name === 'watched' || name === 'set-aside');

/** What is steered has buttons and reasons of its own. */
const STEERED = STEERED_SCENES.filter(({ name }) => name === 'eye-catches' || name === 'sensor-turned');

/** A place that is looked for, one that asks for a second tap, one that runs; all of them; one that a lesson means. */
const SPELLS = ['teleport-who', 'teleport-where', 'ghost-sure', 'diner', 'all-ten', 'lesson'];

/** Looked at already with everything in it (screens.test.ts). */
const COMPOSER = 'security-composer';

describe('the screens of Maximum Security', () => {
  it.each<readonly [string, () => readonly Scene[]]>([
    ['around the board', () => securityAround().filter(({ name }) => name !== COMPOSER)],
    ['on it', () => ON_BOARD],
    ['where something is steered', () => STEERED],
    ['with spells', () => SPELL_SCENES.filter(({ name }) => SPELLS.includes(name))],
  ])(
    '%s are without a fault by axe, on a phone both ways up and on a laptop, by day and by night',
    async (_, scenes) => {
      const page = await person(stage, LAPTOP);
      const faults: string[] = [];
      for (const scene of scenes()) faults.push(...(await look(stage, page, scene)));
      expect(faults, faults.join('\n')).toEqual([]);
    },
    240_000,
  );
});
