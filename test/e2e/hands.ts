import type { Locator, Page } from 'playwright-core';
import type { Key } from '#content/locales/index.ts';
import { type MallCommand, PAWNS, type PawnId } from '#engine/mall/index.ts';
import { enter } from './keyboard.ts';
import { layDown } from './layDown.ts';
import { comesToRest } from './rest.ts';
import { ownHand } from './secondHands.ts';
import { en } from './words.ts';

// The three ways to do something on a page. A hand looks before it presses, as a person does.

export type Hands = 'mouse' | 'touch' | 'keys';

const press = (thing: Locator, hands: Hands, force = false) =>
  hands === 'touch' ? thing.tap({ force }) : thing.click({ force });

const tapAt = (page: Page, hands: Hands) => (x: number, y: number) =>
  hands === 'touch' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y);

/** Choose the hero, then the space it goes to; `to` is where the rules say that is. */
export async function byPointer(page: Page, hands: Hands, command: MallCommand, to?: number): Promise<void> {
  if (command.type === 'explore') return press(page.locator('.acts button.primary'), hands);
  if (command.type === 'theft') return press(page.locator('.acts button.sand'), hands);
  // Spaces lie under the heroes, and the board reads taps by where they are: hence the force.
  if (command.type === 'place') return layDown(page, tapAt(page, hands), command.space);
  await seeEverything(page, hands);
  const own = ownHand(command);
  if (own !== undefined) return own(page, (thing, force) => press(thing, hands, force), command);
  if (!('pawn' in command)) return fromTray(page, hands, command, to);
  const chosen = page.locator(`[data-pawn="${command.pawn}"].pawn-chosen`);
  const target = page.locator(`.target[data-space="${to}"]`);
  // The camera moves when a tile is laid: a tap may land beside its hero, as a person's would.
  for (let tries = 0; tries < 5 && !(await isThere(chosen, tries)); tries++)
    await press(page.locator(`[data-space="${command.from}"]`), hands, true);
  await target.waitFor();
  await press(target, hands, true);
}

const TOKENS: Readonly<Partial<Record<MallCommand['type'], Key>>> = {
  turnSand: 'play.token.sand',
  swapHands: 'play.token.swap',
  callTalk: 'play.token.loudspeaker',
  layShaft: 'play.token.shaft',
  breach: 'play.token.breach',
};

/** A token is taken up, and laid where it goes; what goes nowhere is pressed once more. */
async function fromTray(page: Page, hands: Hands, command: MallCommand, to?: number): Promise<void> {
  const name = TOKENS[command.type];
  if (name === undefined) throw new Error(`no hand knows how to ${command.type}`);
  await press(page.getByRole('button', { name: en(name as 'play.token.sand') }), hands);
  const held = page.locator('.tray-token.held');
  await held.waitFor();
  if (command.type === 'swapHands') return press(page.locator('dialog .whom').first(), hands);
  if (to === undefined) return press(held, hands);
  await press(page.locator(`.target[data-space="${to}"]`), hands, true);
}

/** Where a mall is too large for its window, only what is near is shown until one asks; and it waits for hands to rest. */
async function seeEverything(page: Page, hands: Hands): Promise<void> {
  await page.locator('.board:not([data-waits])').waitFor();
  const fit = page.locator('.board .fit');
  if ((await fit.count()) === 0) return;
  await press(fit, hands);
  await comesToRest(page.locator('.pawn').first());
}

/** The first look is a glance: nothing was pressed yet. */
async function isThere(thing: Locator, tries: number): Promise<boolean> {
  if (tries === 0) return (await thing.count()) > 0;
  return thing.waitFor({ timeout: 2_000 }).then(
    () => true,
    () => false,
  );
}

const ARROWS = { north: 'ArrowUp', east: 'ArrowRight', south: 'ArrowDown', west: 'ArrowLeft' } as const;

export async function byKeys(page: Page, command: MallCommand): Promise<void> {
  const { keyboard } = page;
  if (command.type === 'explore') return keyboard.press('KeyE');
  if (command.type === 'theft') return keyboard.press('KeyT');
  if (command.type === 'reveal') return keyboard.press('KeyR');
  if (command.type === 'place')
    return aimAndEnter(page, 'KeyE', `.ghost-aimed[data-from="${command.space}"]`);
  if (!('pawn' in command)) throw new Error(`no key for ${command.type}`);
  await keyboard.press(`Digit${(PAWNS as readonly PawnId[]).indexOf(command.pawn) + 1}`);
  if (command.type === 'move') return keyboard.press(ARROWS[command.direction]);
  if (command.type === 'escalator') return keyboard.press('KeyC');
  return aimAndEnter(page, 'KeyV', `.target-aimed[data-space="${'to' in command ? command.to : -1}"]`);
}

const AIMS = 12;

/** The key goes through what can be meant; Enter takes it. */
async function aimAndEnter(page: Page, key: string, aimed: string): Promise<void> {
  for (let tries = 0; tries < AIMS && (await page.locator(aimed).count()) === 0; tries++)
    await page.keyboard.press(key);
  await page.keyboard.press('Enter');
}

export function pressReady(page: Page, hands: Hands): Promise<void> {
  return hands === 'keys'
    ? enter(page, en('play.ready.ready'))
    : press(page.locator('.ready > .row button'), hands);
}
