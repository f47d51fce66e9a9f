import { setTimeout as sleep } from 'node:timers/promises';
import { openStage, visit } from '../page/stage.ts';

// What three bots cost the page that hosts them: the time that its main thread is at work in a second of a game, drawing and
// sand included. They think in a worker, which is not in it.

const SETTLED = 3_000;
const SECONDS = 15;

export async function pageMsPerSecond(): Promise<number> {
  const stage = await openStage();
  const { page, devtools, end } = await visit(stage, { slower: 1 });
  await page.goto(`${stage.url}/mates`);
  await page.locator('.ready > .row button').click();
  await page.locator('main[data-phase=running]').waitFor();
  await sleep(SETTLED);
  await devtools.send('Performance.enable');
  const busy = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  };
  const before = await busy();
  await sleep(SECONDS * 1_000);
  const spent = (await busy()) - before;
  await end();
  await stage.end();
  return Number(((1_000 * spent) / SECONDS).toFixed(1));
}
