import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { look } from './look.ts';
import { doorScenes, readingScenes, standInScenes } from './mannersScenes.ts';
import { LAPTOP, openStage, person, type Stage } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.end());

describe('manners', () => {
  it.each([
    ['at the door', doorScenes],
    ['towards an empty seat', standInScenes],
    ['beside the table', readingScenes],
  ])(
    '%s are without a fault by axe, on a phone both ways up and on a laptop, by day and by night',
    async (_, scenes) => {
      const page = await person(stage, LAPTOP);
      const faults: string[] = [];
      for (const scene of scenes()) faults.push(...(await look(stage, page, scene)));
      expect(faults, faults.join('\n')).toEqual([]);
    },
    300_000,
  );
});
