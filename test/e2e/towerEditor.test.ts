import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { capital } from '#content/locales/index.ts';
import type { Published } from '#content/puzzle.ts';
import { readShipped, type Shipped } from '#content/quest-format/shipped.ts';
import { comeIn, openStage, PHONE, person, type Stage, WINDOW } from './stage.ts';
import { byTaps, follow } from './towerHands.ts';
import { en, fr } from './words.ts';

// Puzzles drawn in a page, judged by its solver under the server's own policy, and published.

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.end());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const says = (page: Page, words: string) => page.locator('.verdict').getByText(words).waitFor();

async function openEditor(look = WINDOW as Parameters<typeof person>[1]): Promise<Page> {
  const page = await person(stage, look);
  await page.goto(`${stage.server.url}/tower/edit`);
  await page.locator('.palette').waitFor();
  return page;
}

const space = (page: Page, row: number, column: number): Locator =>
  page.locator(`.cells [data-space="${row * 8 + column}"]`);

const pick = (page: Page, ...names: readonly string[]) =>
  names.reduce(
    (before, name) =>
      before.then(() => page.getByRole('radio', { name, exact: true }).check({ force: true })),
    Promise.resolve(),
  );

const put = (page: Page, row: number, column: number) => space(page, row, column).click({ force: true });

/** Where the edge of a space is on the screen, from the north clockwise. */
async function edgeOf(page: Page, row: number, column: number, direction: number): Promise<[number, number]> {
  const { x, y, width, height } = (await space(page, row, column).boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  const [dx, dy] = [
    [0.5, 0.05],
    [0.95, 0.5],
    [0.5, 0.95],
    [0.05, 0.5],
  ][direction] as [number, number];
  return [x + dx * width, y + dy * height];
}

async function tapEdge(page: Page, row: number, column: number, direction: number): Promise<void> {
  await page.mouse.click(...(await edgeOf(page, row, column, direction)));
}

/** A finger from one space to another, as a browser tells of it. */
async function stroke(
  page: Page,
  from: readonly [number, number],
  to: readonly [number, number],
): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const at = async ([row, column]: readonly [number, number]) => {
    const box = await space(page, row, column).boundingBox();
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  };
  const [start, end] = [await at(from), await at(to)];
  const touch = (type: 'touchStart' | 'touchMove', x: number, y: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
  await touch('touchStart', start.x, start.y);
  for (let part = 1; part <= 12; part++)
    await touch(
      'touchMove',
      start.x + ((end.x - start.x) * part) / 12,
      start.y + ((end.y - start.y) * part) / 12,
    );
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

const kept = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('hushglass.towerDraft') ?? '{}').text);

async function write(page: Page, drawing: string): Promise<void> {
  await button(page, en('editor.text')).click();
  await page.getByRole('textbox', { name: en('editor.text.label') }).fill(drawing);
}

async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
}

/** The mage holds the door for the dwarf, and the dwarf for the mage. */
async function drawDoor(page: Page): Promise<void> {
  await button(page, en('editor.board')).click();
  await page.getByLabel(en('editor.width')).selectOption('4');
  await page.getByLabel(en('editor.height')).selectOption('3');
  await closeDialog(page);
  await pick(page, en('editor.tool.hero'), en('game.hero.mage'));
  await put(page, 0, 0);
  await pick(page, en('game.hero.dwarf'));
  await put(page, 0, 2);
  await says(page, `${capital(en('questErrors.exitMissing', { pawn: en('game.theHero.mage') }))}.`);
  await pick(page, en('editor.tool.exit'), en('game.hero.mage'));
  await put(page, 1, 3);
  await pick(page, en('game.hero.dwarf'));
  await put(page, 2, 2);
  await pick(page, en('editor.tool.key'), en('tower.kind.sun'));
  await put(page, 0, 3);
  await put(page, 1, 2);
  await pick(page, en('editor.tool.door'));
  await tapEdge(page, 1, 2, 1);
  await pick(page, en('editor.tool.wall'));
  await tapEdge(page, 0, 0, 1);
  await tapEdge(page, 2, 2, 1);
  // Two walls at a stroke, twice.
  await page.mouse.move(...(await edgeOf(page, 0, 2, 2)));
  await page.mouse.down();
  await page.mouse.move(...(await edgeOf(page, 0, 3, 2)), { steps: 6 });
  await page.mouse.up();
  await page.mouse.move(...(await edgeOf(page, 1, 1, 2)));
  await page.mouse.down();
  await page.mouse.move(...(await edgeOf(page, 1, 2, 2)), { steps: 6 });
  await page.mouse.up();
}

async function published(code: string): Promise<{ readonly puzzle: Published; readonly shipped: Shipped }> {
  const puzzle = (await (await fetch(`${stage.server.url}/api/puzzles/${code}`)).json()) as Published;
  const shipped = readShipped(puzzle.quest);
  if ('errors' in shipped) throw new Error('not readable');
  return { puzzle, shipped };
}

describe('the editor of puzzles', () => {
  it('from an empty board to a puzzle that somebody else opens by its link and solves', async () => {
    const page = await openEditor();
    // The server's policy lets the solver run compiled.
    const EMPTY_MODULE = [0, 97, 115, 109, 1, 0, 0, 0];
    await page.evaluate((bytes) => WebAssembly.compile(new Uint8Array(bytes)), EMPTY_MODULE);
    await says(page, en('editor.verdict.empty'));
    expect(await button(page, en('editor.publish')).isDisabled()).toBe(true);
    await drawDoor(page);
    await says(page, en('editor.verdict.solved', { count: 8 }));
    await says(page, en('editor.need.door'));
    await button(page, en('editor.watch')).click();
    await page.getByText(en('tower.watch.start')).waitFor();
    expect(await page.locator('.edit-foot').getAttribute('inert')).not.toBeNull();
    await button(page, en('tower.watch.close')).click();
    await page.locator('.edit-watch:focus').waitFor();

    await page.getByRole('textbox', { name: en('editor.name') }).fill('Mind the door');
    await button(page, en('editor.publish')).click();
    await page.locator('dialog input[name=author]').fill('Ada');
    await page.locator('dialog button[type=submit]').click();
    const link = page.getByRole('link', { name: en('editor.publish.open') });
    const path = (await link.getAttribute('href')) ?? '';

    await closeDialog(page);
    await page.getByText(en('editor.mine')).click();
    expect(await page.getByRole('link', { name: 'Mind the door' }).getAttribute('href')).toBe(path);

    const other = await person(stage, PHONE);
    await other.goto(stage.server.url + path);
    await other.getByRole('heading', { name: 'Mind the door' }).waitFor();
    await other.getByText(en('editor.by', { author: 'Ada' })).waitFor();
    const { shipped } = await published(path.split('/').at(-1) ?? '');
    await button(other, en('editor.published.alone')).tap();
    await other.locator('.quest').waitFor();
    await follow(other, shipped.quest, shipped.proof.solution, byTaps);
    await other.getByRole('heading', { name: en('tower.done.won') }).waitFor();
    await other.goBack();
    await other.getByText(en('editor.published.proven')).waitFor();
    await button(other, en('editor.published.together')).tap();
    await other.waitForURL('**/r/*');
    await comeIn(other, other.url(), 'Bo', 1);
    await other.getByText('Mind the door').waitFor();
  });

  it('tells that a drawing cannot be solved, and neither page nor server publishes it', async () => {
    const page = await openEditor({ ...WINDOW, excuse: /422/ });
    await write(
      page,
      'quest shut\n\n+-----+-----+-----+\n|iP    k1    iO   |\n+-----+-----+--1--+\n|#####|xP    xO   |\n+-----+-----+-----+\n',
    );
    await closeDialog(page);
    await says(page, en('editor.verdict.unsolvable'));
    expect(await button(page, en('editor.publish')).isDisabled()).toBe(true);
    const proof = 'proof\nactions 3 (at least 3)\ngrade 9\nneeds\nsolution\nO c2\nP b1\nP b2\n';
    const refused = await page.evaluate(async (text) => {
      const kept = JSON.parse(localStorage.getItem('hushglass.towerDraft') ?? '{}');
      const body = JSON.stringify({ title: 'Shut', quest: `${kept.text}\n${text}` });
      const headers = { 'content-type': 'application/json' };
      return (await (await fetch('/api/puzzles', { method: 'POST', headers, body })).json()).refused;
    }, proof);
    expect(refused).toBe('puzzle.proof');
    await pick(page, en('editor.tool.floor'));
    await put(page, 0, 1);
    await pick(page, en('editor.tool.open'));
    await tapEdge(page, 0, 1, 2);
    await tapEdge(page, 0, 2, 2);
    await says(page, en('editor.verdict.solved', { count: 3 }));
  });

  it('takes a drawing as text, says what is wrong where, and keeps it over a reload', async () => {
    const page = await openEditor({ ...WINDOW, locale: 'fr-FR' });
    await button(page, fr('editor.text')).click();
    const text = page.getByRole('textbox', { name: fr('editor.text.label') });
    const drawing = await text.inputValue();
    await text.fill(drawing.replace('|     ', '|iQ   '));
    const what = fr('questErrors.unknownToken', { found: 'iQ' });
    await page.getByText(fr('editor.text.error', { line: 4, column: 2, what })).waitFor();
    await text.fill(drawing.replace('|                             |', '|iG                      xG   |'));
    await closeDialog(page);
    await says(page, fr('editor.verdict.solved', { count: 1 }));
    await page.reload();
    await says(page, fr('editor.verdict.solved', { count: 1 }));
    await says(page, fr('editor.verdict.tooEasy', { count: 3 }));
    expect(await button(page, fr('editor.publish')).isDisabled()).toBe(true);
    await button(page, fr('editor.play')).click();
    await page.locator('.quest').waitFor();
    await page.goBack();
    await page.locator('.palette').waitFor();
  });

  it('by touch: a hero, an area at a stroke, and back', async () => {
    const page = await openEditor(PHONE);
    await page
      .locator('.palette-tool', { has: page.getByRole('radio', { name: en('game.hero.elf') }) })
      .tap();
    await space(page, 4, 0).tap({ force: true });
    await page.locator('[data-pawn=elf]').waitFor();
    await page
      .locator('.palette-tool', { has: page.getByRole('radio', { name: en('editor.tool.hollow') }) })
      .tap();
    await stroke(page, [0, 0], [0, 3]);
    expect(await kept(page)).toContain('|#####|#####|#####|#####|     |');
    await button(page, en('editor.undo')).tap();
    expect(await kept(page)).toContain('|                             |');
  });

  it('by keys alone: what to draw, where, and back', async () => {
    const page = await openEditor();
    const { keyboard } = page;
    await page.locator('.cells [tabindex="0"]').first().focus();
    await keyboard.press('KeyH');
    await keyboard.press('Digit3');
    await keyboard.press('Enter');
    await keyboard.press('KeyX');
    await keyboard.press('ArrowDown');
    await keyboard.press('ArrowRight');
    await keyboard.press('Enter');
    await says(page, en('editor.verdict.solved', { count: 2 }));
    await page
      .locator('.drawing [role=status]', { hasText: en('tower.floor.exit', { hero: 'the elf' }) })
      .waitFor();
    await keyboard.press('KeyW');
    await keyboard.press('Shift+ArrowUp');
    await keyboard.press('Shift+ArrowLeft');
    await says(page, en('editor.verdict.solved', { count: 3 }));
    await keyboard.press('Control+KeyZ');
    await says(page, en('editor.verdict.solved', { count: 2 }));
  });
});
