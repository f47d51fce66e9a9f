import { describe, expect, it } from 'vitest';
import { LESSONS } from '#client/screens/learn/lessons.ts';
import { openStage } from '#client/screens/learn/stage.ts';
import { readClientMessage } from '#protocol/messages.ts';
import { FARTHEST, LONGEST_STROKE, SIGNS } from '#protocol/signs.ts';

const read = (sign: string, path: unknown) =>
  readClientMessage(JSON.stringify({ type: 'gesture', sign, path })) !== undefined;
const points = (count: number) => Array.from({ length: count }, (_, x) => [x, -x]);

describe('a gesture on the wire', () => {
  it('[S12] a sign of the wheel has no place, a ping one, a stroke some', () => {
    for (const sign of SIGNS) expect([read(sign, []), read(sign, points(1))], sign).toEqual([true, false]);
    expect([0, 1, 2].map((count) => read('ping', points(count)))).toEqual([false, true, false]);
    const lengths = [0, 1, 2, LONGEST_STROKE, LONGEST_STROKE + 1];
    expect(lengths.map((count) => read('stroke', points(count)))).toEqual([false, false, true, true, false]);
  });

  it('no other sign passes: words have no way in', () => {
    for (const sign of ['', 'hello', 'LOOK', 'ping ', '__proto__', 'toString'])
      expect([read(sign, []), read(sign, [[1, 2]])], sign).toEqual([false, false]);
    expect(
      readClientMessage('{"type":"gesture","sign":"look","path":[],"text":"psst"}'),
      'no field beside',
    ).toBeUndefined();
  });

  it('places are two finite numbers within reach of any mall', () => {
    for (const [x, y] of [
      [0, 0],
      [FARTHEST, -FARTHEST],
      [1.25, 3e-7],
    ])
      expect(read('ping', [[x, y]])).toBe(true);
    for (const place of ['[1e999,0]', '[0,-501]', '["1",2]', '[1]', '[1,2,3]', '[null,0]', '{"0":1,"1":2}'])
      expect(readClientMessage(`{"type":"gesture","sign":"ping","path":[${place}]}`), place).toBeUndefined();
  });
});

describe('a stare in a lesson', () => {
  it('[C3] reaches the friend, whose page this is too; one that is refused reaches nobody', async () => {
    const lesson = LESSONS.find(({ id }) => id === 'silence');
    if (lesson === undefined) throw new Error('no such lesson');
    const { session, close } = openStage(lesson.stage);
    const heard: unknown[] = [];
    session.onNotice((notice) => 'type' in notice && heard.push(notice));
    await expect.poll(() => session.play.value?.view.shared.phase).toBe('running');
    session.act({ type: 'stare', target: 0 });
    session.act({ type: 'stare', target: 1 });
    await expect.poll(() => heard.length).toBeGreaterThan(0);
    close();
    expect(heard).toEqual([{ type: 'stare', from: 0, target: 1 }]);
  });
});
