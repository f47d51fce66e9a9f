import { setTimeout as sleep } from 'node:timers/promises';
import { wayToTheTimer } from '../../test/e2e/way.ts';
import { button, heading, pressButton, write } from './acts.ts';
import { join } from './between.ts';
import { some } from './firstGame.ts';
import { everyoneReady, type Heist, readDeal } from './heist.ts';
import { hope, must, step, type Walk } from './walk.ts';

// Once more, and lost: the sand is turned so early that it gives back next to nothing.

const SAND_OUT = 60_000;
/** A turned timer leaves as much as has run [M22]. */
const RUN = { human: 6_000, quick: 5_000 };

export async function secondGame(walk: Walk): Promise<void> {
  const { Ada, Bo, Cy, Di } = walk.people;
  const before = Ada.game;
  let heist = null as unknown as Heist;
  await must(
    step(walk, { title: 'Ada deals the same again while Bo watches the replay' }, async () => {
      await pressButton(walk, Ada, 'play.end.again');
      await hope(walk, 'Bo is called', button(walk, Bo, 'door.join').waitFor());
    }),
  );
  await must(
    step(walk, { title: 'Bo joins' }, async () => {
      await join(walk, 'Bo');
      heist = await readDeal(walk, before);
    }),
  );
  await must(step(walk, { title: 'everyone is ready again' }, () => everyoneReady(walk, heist)));
  heist.rest = wayToTheTimer(heist.game);
  await some(walk, heist, heist.rest.length - 1, 'somebody stands before the sand timer');
  await sleep(RUN[walk.pace]);
  await some(walk, heist, 1, 'they turn the sand far too early');
  await step(walk, { title: 'Cy says that it was too early' }, () => write(walk, Cy, 'Oh no.'));
  await step(walk, { title: 'the sand runs out', longest: SAND_OUT }, async () => {
    for (const person of [Ada, Bo, Cy, Di])
      await heading(walk, person, 'play.end.lost').waitFor({ timeout: SAND_OUT });
  });
  await step(walk, { title: 'Cy looks at the board after it' }, () => pressButton(walk, Cy, 'play.end.look'));
  await step(walk, { title: 'Cy goes back to the result' }, () => pressButton(walk, Cy, 'play.end.result'));
}
