import { afterAll, expect, it } from 'vitest';
import { hushglass } from '../cli/process.ts';
import { act, dealtTable, newRoom, openPage, type Page, start } from './client.ts';
import { hosted } from './hosted.ts';
import { shelve } from './library.ts';
import { columnIn, faultsIn, forgetAt, freshPlace, onFiles, settingsOf } from './place.ts';

// `hushglass forget ROOM`: a room goes for good, also under the hands of a running server.

const here = await hosted();
const file = here.kept.database ?? here.kept.data;
/** A password is nothing for a screen. */
const shown = file.replace(/\/\/[^@/]*@/, '//');
const LEFT = ['rooms WHERE code', 'people WHERE room', 'games WHERE room', 'book WHERE room'];
const leftOf = async (code: string) => {
  const left = LEFT.map((table) => columnIn(here.kept, `SELECT count(*) FROM ${table} = '${code}'`));
  return (await Promise.all(left)).flat().map(Number);
};
const other = await freshPlace();
afterAll(other.clear);

it('lets the people of a room go, told why, and writes nothing of it again', async () => {
  const { code, pages } = await dealtTable(here.url(), ['Ada', 'Bo']);
  await start(pages);
  const { code: neighbours, pages: stay } = await dealtTable(here.url(), ['Cy', 'Di']);
  const { out, code: exit } = await hushglass(['forget', code, file, '--lang', 'en']);
  expect([exit, out]).toEqual([0, expect.stringContaining(`Room ${code} is removed`)]);
  expect(out).toContain('People: 2, games with their logs: 1, lines in the Book: 0');
  for (const page of pages) expect((await page.next('goodbye')).why).toBe('forgotten');
  expect((await fetch(`${here.url()}/api/rooms/${code}`)).status).toBe(404);
  await expect(openPage(here.url(), code, pages[0]?.cookie)).rejects.toThrow('404');
  await start(stay);
  await newRoom(here.url());
  expect(await leftOf(code)).toEqual([0, 0, 0, 0]);
  expect(await leftOf(neighbours)).toEqual([1, 2, 1, 0]);
  if (onFiles) expect(await columnIn(here.kept, 'SELECT DISTINCT game FROM fresh')).toHaveLength(1);
  expect(await faultsIn(here.kept)).toEqual([]);
});

it('refuses what somebody does in the same moment', async () => {
  const { code, pages } = await dealtTable(here.url(), ['Ada', 'Bo']);
  await start(pages);
  await forgetAt(here.kept, code);
  act(pages[0] as Page, { type: 'pause', pause: true });
  pages[1]?.send({ type: 'enter', name: 'Eve' });
  for (const page of pages) expect((await page.next('goodbye')).why).toBe('forgotten');
  await newRoom(here.url());
  expect(await leftOf(code)).toEqual([0, 0, 0, 0]);
  expect(await faultsIn(here.kept)).toEqual([]);
});

it('takes the lines of the Book along, and says what there was', async () => {
  const wins = Array.from({ length: 120 }, (_, n) => ({ id: `win${n}`, room: 'lasting', when: n }));
  await shelve(other, { lasting: 1, another: 1 }, [...wins, { id: 'kept', room: 'another' }]);
  expect(await forgetAt(other, 'lasting')).toEqual({ people: 1, games: 120, lines: 120 });
  for (const table of ['book', 'games', 'people', 'rooms'])
    expect((await columnIn(other, `SELECT count(*) FROM ${table}`)).map(Number)).toEqual([1]);
  expect((await columnIn(other, 'SELECT sum(lines) FROM challenges')).map(Number)).toEqual([2]);
  expect(await columnIn(other, 'SELECT DISTINCT game FROM entries')).toEqual(['kept']);
  expect((await columnIn(other, 'SELECT count(*) FROM forgotten')).map(Number)).toEqual([0]);
});

it('says what it cannot do: no such room, no room named, no such file', async () => {
  const before = await hushglass(['forget', 'nowhere', file, '--lang', 'en']);
  expect([before.code, before.err]).toEqual([1, `There is no room nowhere in ${shown}.\n`]);
  expect(await hushglass(['forget', '--lang', 'en'])).toMatchObject({ code: 2 });
  expect(await hushglass(['forget', 'room', `${file}.none`])).toMatchObject({ code: 2 });
  const byName = await hushglass(['forget', 'nowhere', '--lang', 'nl'], [], settingsOf(here.kept));
  expect([byName.code, byName.err]).toEqual([1, `Er is geen kamer nowhere in ${shown}.\n`]);
});
