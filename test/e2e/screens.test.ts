import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { look } from './look.ts';
import { AROUND, endScenes, gameScenes, roomScenes, TOWER } from './scenes.ts';
import { LAPTOP, openStage, person, type Stage } from './stage.ts';

// Every screen, on a phone both ways up and on a laptop, by day and by night: kept as a picture under
// reports/screens, and held to WCAG 2.2 AA.

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.end());

describe('every screen', () => {
  it.each([
    ['around the game', () => AROUND],
    ['around the tower', () => TOWER],
    ['of a room', roomScenes],
    ['of a game', gameScenes],
    ['after a game', endScenes],
  ])(
    '%s is without a fault by axe, on a phone both ways up and on a laptop, by day and by night',
    async (_, scenes) => {
      // That there is no such room is told by the server in its own way, which a browser takes for a fault.
      const page = await person(stage, { ...LAPTOP, excuse: /404/ });
      const faults: string[] = [];
      for (const scene of scenes()) faults.push(...(await look(stage, page, scene)));
      expect(faults, faults.join('\n')).toEqual([]);
    },
    300_000,
  );
});
