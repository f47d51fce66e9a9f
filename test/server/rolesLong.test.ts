import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { MOST_ACTS } from '#engine/core/acts.ts';
import { decodeLog } from '#engine/core/log.ts';
import {
  type Game,
  isRefusal,
  judge,
  type MallCommand,
  type MallEvent,
  options,
  spaceNow,
} from '#engine/mall/index.ts';
import { receive, reviveAuthority } from '#room/authority.ts';
import { type AnyHeader, type AnySetup, openCatalogue } from '#server/catalogue.ts';
import { writes } from '#server/store.ts';
import { comeBack } from '../postgres/nodes.ts';
import { type Dice, diceFrom } from '../properties/dice.ts';
import { act, newRoom, openPage, type Page } from './client.ts';
import { hosted } from './hosted.ts';
import { openKept } from './place.ts';
import { rolesTable } from './rolesTable.ts';

// The longest game with hidden roles, at the level that counts most, and with all eight: it comes back, is told, and is copied while
// others are answered.

const here = await hosted();
const catalogue = openCatalogue();

/** A step that leads on and on: onto no timer, and not out of the mall. */
function step(game: Game, dice: Dice): MallCommand {
  const seat = dice.below(game.box.setup.players);
  const walks = options(game, seat).filter(
    (command) => command.type === 'move' && !spaceNow(game, Number(judge(game, command)))?.timer,
  );
  return walks.length === 0 ? step(game, dice) : dice.pick(walks);
}

/** So many are on their way at once. */
const A_FEW = 200;

/** All acts but one that a game takes, into its log. */
async function playOn(id: string): Promise<void> {
  const store = await openKept(here.kept);
  const entries = await store.entries(id);
  const engine = catalogue.engineOf((await store.game(id))?.header as AnyHeader);
  if (engine === null) throw new Error('it was just dealt');
  const authority = reviveAuthority(engine, entries);
  const dice = diceFrom(8);
  for (let place = entries.length; authority.acts < MOST_ACTS - 1; place++) {
    const { seat, ...command } = step(authority.game as Game, dice);
    const host = (entries.at(-1)?.at ?? 0) + place;
    const { entry } = receive(authority, { seat, id: `long ${place}`, command }, host);
    if (entry === null) throw new Error(`act ${place} is refused`);
    const kept = store.kept(writes.append(id, place, entry));
    if (place % A_FEW === 0) await kept;
  }
  await store.close();
}

/** How often somebody elsewhere, who asks at a pace that is allowed, is answered until this is done. */
async function answersUntil(other: Page, work: Promise<unknown>): Promise<number> {
  let isDone = false;
  const noted = work.then(() => {
    isDone = true;
  });
  let answers = 0;
  for (; !isDone; answers++) {
    other.send({ type: 'ping', sent: answers });
    await other.next('pong', ({ sent }) => sent === answers);
    await sleep(40);
  }
  await noted;
  return answers;
}

/** What comes of an act: null where it is done. Whoever is told to wait does, as after another node's death. */
async function codeOf(page: Page, command: Parameters<typeof act>[1]): Promise<string | null> {
  const asked = act(page, command);
  // With the event itself, or by itself to whoever is still being told what was before.
  const answer = () =>
    page.heard.find(
      (one) => (one.type === 'told' && one.ack === asked) || (one.type === 'verdict' && one.id === asked),
    );
  await expect.poll(answer).toBeDefined();
  const found = answer();
  const refusal = found?.type === 'verdict' ? found.refusal : undefined;
  if (refusal?.refused !== 'message.tooFast') return refusal?.refused ?? null;
  await sleep(1_000 * Number(refusal.params.seconds));
  return codeOf(page, command);
}

it('[R23b] [H0.1] of twenty thousand acts is taken up again, takes one more, and is copied while others are answered', async () => {
  const { code, game, pages, cards } = await rolesTable(here.url(), 8, 'E');
  await here.restart(() => playOn(game));
  const other = await openPage(here.url(), await newRoom(here.url()));
  const [{ cookie }] = pages as [Page];
  const ada = await comeBack(here.url(), code, cookie, 30_000);
  // Each act with what is noted of it.
  await ada.next('told', ({ first, events }) => first + events.length > 2 * MOST_ACTS);
  expect(await codeOf(ada, { type: 'putEye', target: 1 })).toBe(null);
  expect(await codeOf(ada, { type: 'putEye', target: 2 })).toBe('game.tooLong');
  for (const card of cards.slice(1)) expect(`${ada.frames}`).not.toContain(`"${card}"`);
  ada.send({ type: 'leave' });
  await ada.next('lobby', (lobby) => lobby.game === null);
  const copied = fetch(`${here.url()}/api/games/${game}/log`);
  // A server that did it itself would answer the first of these, and then nobody.
  expect(await answersUntil(other, copied)).toBeGreaterThan(3);
  expect((await copied).status).toBe(200);
  const log = decodeLog<AnySetup, MallEvent>(await (await copied).text());
  if (isRefusal(log)) throw new Error(log.refused);
  expect(log.entries.filter(({ seat }) => seat !== null)).toHaveLength(MOST_ACTS);
}, 120_000);
