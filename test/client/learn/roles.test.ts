// @vitest-environment happy-dom
import { h } from 'preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { mallModel } from '#client/mall/index.ts';
import { fetchRoles } from '#client/pieces/fetchRoles.ts';
import { RolesGuide } from '#client/pieces/hiddenRoles/lesson/screen.tsx';
import { follow } from '#client/pieces/hiddenRoles/lesson/script.ts';
import { ADA, BESIDE_TIMER, BO, CY, openRolesStage, TIMER } from '#client/pieces/hiddenRoles/lesson/stage.ts';
import { order } from '#client/screens/learn/stage.ts';
import { t } from '#content/locales/index.ts';
import '#content/locales/all.ts';
import type { MallCommand, View } from '#engine/mall/index.ts';
import { rolesOf } from '#engine/mall/rules/hiddenRoles/memory.ts';
import { spaceOfPawn } from '#engine/mall/ways.ts';
import { done, gone, passes, shown, stageOf, textOf } from '../browser.ts';

// The lesson on Hidden Roles: it is won by its own words, and each way to miss it is told.

stageOf(1280, 800);
let stop: () => void = () => undefined;
beforeEach(async () => {
  await fetchRoles();
  vi.useFakeTimers();
});
afterEach(() => {
  stop();
  gone();
  vi.useRealTimers();
});

function play() {
  const alone = openRolesStage();
  stop = follow(alone);
  const root = shown(h(() => h(RolesGuide, { alone, again: () => undefined }), {}));
  const view = () => alone.session.play.value?.view as View;
  const give = (command: object) =>
    done(() => order(alone, { seat: 0, ...command } as unknown as MallCommand));
  const goes = (direction: string) =>
    give({ type: 'move', pawn: 'barbarian', from: spaceOfPawn(view(), 'barbarian'), direction, distance: 1 });
  const said = () => textOf(root.querySelector('[role=status]'));
  const lit = () => mallModel(alone.session).promised.value;
  return { view, give, goes, said, lit };
}

const words = (step: 'north' | 'watch' | 'eye' | 'accuse' | 'vote' | 'turn' | 'finish' | 'won' | 'missed') =>
  t('en', `rolesLesson.${step}`);

/** As far as the cry. */
function upToAccusing() {
  const playing = play();
  playing.goes('north');
  passes(2_600);
  playing.give({ type: 'putEye', target: BO });
  return playing;
}

describe('there is a traitor among you', () => {
  test('[H1.1] exactly one, and it is Bo', () => {
    const { view } = play();
    expect(view().own.hiddenRoles?.card).not.toBe('A08');
    expect(view().shared.hands).toEqual([['N'], ['E', 'X'], ['W'], ['S', 'V', 'L']]);
  });

  test('[H1.3] [H1.5] [H1.6] [H1.7] is won by watching, warning and accusing', () => {
    const { view, give, goes, said, lit } = play();
    expect(said()).toBe(words('north'));
    expect(lit()).toEqual({ token: 'barbarian', space: BESIDE_TIMER });
    goes('north');
    expect(said()).toBe(words('watch'));
    passes(2_600);
    expect(said()).toBe(words('eye'));
    give({ type: 'putEye', target: BO });
    expect(said()).toBe(words('accuse'));
    passes(2_000);
    expect(spaceOfPawn(view(), 'barbarian')).toBe(BESIDE_TIMER);
    give({ type: 'accuse', accused: [BO] });
    expect(said()).toBe(words('vote'));
    passes(1_400);
    expect(rolesOf(view()).vote?.answered).toBe(1);
    passes(1_200);
    expect(said()).toBe(words('turn'));
    give({ type: 'turnGlass', turn: true });
    expect(view().shared.flips).toBe(1);
    expect(view().shared.hands[0]).toEqual(['N', 'W']);
    expect(said()).toBe(words('finish'));
    expect(lit()).toEqual({ token: 'barbarian', space: TIMER });
    goes('west');
    expect(said()).toBe(`Done! ${words('won')}`);
  });

  test('[H1.4] nobody follows whoever accuses somebody else', () => {
    const { view, give, said } = upToAccusing();
    give({ type: 'accuse', accused: [CY] });
    expect(said()).toBe(words('accuse'));
    passes(6_000);
    expect(rolesOf(view()).verdict).toMatchObject({ validated: false });
    expect(view().shared.result).toBeNull();
    give({ type: 'accuse', accused: [BO] });
    passes(3_000);
    expect(rolesOf(view()).out[BO]?.why).toBe('unmasked');
    expect(rolesOf(view()).out[ADA]).toBeNull();
  });

  test('[H1.5] whoever leaves the glass as it is goes on', () => {
    const { give, said } = upToAccusing();
    give({ type: 'accuse', accused: [BO] });
    passes(3_000);
    expect(said()).toBe(words('turn'));
    passes(6_000);
    expect(said()).toBe(words('finish'));
  });

  test('[H1.2] sand that runs out is the traitor’s', () => {
    const { said } = play();
    passes(151_000);
    expect(said()).toBe(words('missed'));
  });
});
