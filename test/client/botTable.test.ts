import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answer } from '#client/solver/answer.ts';
import { type AskTheWay, botTable } from '#client/tower/botTable.ts';
import type { TowerNotice } from '#client/tower/table.ts';
import { shippedQuest } from '#content/questSet.ts';
import { randomFrom } from '#engine/core/random.ts';
import { PAWNS, type Pawn } from '#engine/family/pawns.ts';
import { towerOptions } from '#engine/tower/decide.ts';
import type { TowerGame } from '#engine/tower/game.ts';
import { openAdviser } from '#solver/advice.ts';

// A quest with a bot in the page; the worker's own answers, without a worker.

const { quest, proof } = shippedQuest('1-1');
const ask: AskTheWay = async (of, question) =>
  answer({ kind: 'guide', quest: of, ...question }, () => undefined) as Awaited<ReturnType<AskTheWay>>;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function table(seed = 'climb', way = ask) {
  return botTable(quest, randomFrom(seed), { name: 'Ada', face: 2 }, way);
}

const now = ({ game }: ReturnType<typeof table>) => game.value as TowerGame;

/** What is best now, where the page's own seat can do it. */
function own(game: TowerGame) {
  const advice = openAdviser(game.box.graph)(game.position);
  if (advice.type !== 'do' || advice.action.type !== 'move') return undefined;
  const { pawn, to } = advice.action;
  return towerOptions(game, 0).find(
    (option) => option.type === 'move' && option.pawn === (PAWNS[pawn] as Pawn) && option.to === to,
  );
}

describe('a quest with a bot in the page', () => {
  test('[T5] is solved in the fewest actions by both of them', async () => {
    const two = table();
    expect(two.people.value).toMatchObject([
      { name: 'Ada', bot: false },
      { bot: true, away: false },
    ]);
    for (let turn = 0; now(two).won === null && turn < 200; turn++) {
      const command = own(now(two));
      if (command?.type === 'move') two.act(command);
      await vi.advanceTimersByTimeAsync(10_000);
    }
    expect(now(two)).toMatchObject({ won: true, actions: proof.solution.length });
    two.close();
  });

  test('[T17] it answers a stare, and does nothing once it is closed', async () => {
    const two = table();
    const told: TowerNotice[] = [];
    two.onNotice((notice) => told.push(notice));
    await vi.advanceTimersByTimeAsync(100);
    two.act({ type: 'stare', target: 1 });
    await vi.advanceTimersByTimeAsync(1_300);
    const pointed = told.filter((notice) => 'type' in notice && notice.type === 'pointed').length;
    expect(pointed + now(two).actions).toBe(1);
    two.close();
    const { actions } = now(two);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(now(two).actions).toBe(actions);
  });

  test('a solver that falls over is asked again, and nothing else happens meanwhile', async () => {
    let asked = 0;
    const two = table('lost', async (of, question) => {
      if (asked++ < 2) throw new Error('fell over');
      return ask(of, question);
    });
    await vi.advanceTimersByTimeAsync(9_000);
    expect([asked, now(two).actions]).toEqual([2, 0]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(asked).toBe(3);
    two.close();
  });
});
