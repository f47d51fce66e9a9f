import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rolesAround } from './gallery/rolesAround.ts';
import { rolesScenes } from './gallery/rolesScenes.ts';
import { look } from './look.ts';
import { LAPTOP, openStage, person, type Stage } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.end());

describe('the screens of Hidden Roles', () => {
  it.each([
    ['at a full table', rolesAround],
    ['around the table', rolesScenes],
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
