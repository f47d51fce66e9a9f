import type { Locator, Page } from 'playwright-core';
import type { Direction, MallCommand } from '#engine/mall/index.ts';
import { en } from './words.ts';

// What the second half of Maximum Security asks of hands: a button, a tile, or somebody and a place.

type Press = (thing: Locator, force?: boolean) => Promise<void>;
type Of<T extends MallCommand['type']> = Extract<MallCommand, { type: T }>;

const onSpace = (page: Page, space: number) => page.locator(`[data-space="${space}"]`);

const way = (direction: Direction) => en(`game.direction.${direction}`);

/** Of the tray, by its name, which its help follows. */
async function takeUp(page: Page, press: Press, name: string): Promise<Locator> {
  await press(page.locator('.tray-token').and(page.getByRole('button', { name })));
  const held = page.locator('.tray-token.held');
  await held.waitFor();
  return held;
}

async function casts(page: Page, press: Press, spell: string, spaces: readonly number[]): Promise<void> {
  const held = await takeUp(page, press, en(`game.spell.${spell}` as 'game.spell.frog'));
  if (spaces.length === 0) return press(held);
  for (const space of spaces) await press(onSpace(page, space), true);
}

/** The middle of a tile where heroes can stand, tapped twice: once to see where it would lie. */
async function pull(page: Page, press: Press, { tile }: Of<'telekinesis'>): Promise<void> {
  await takeUp(page, press, en('play.token.telekinesis'));
  const spaces = [5, 6, 9, 10].map((cell) => onSpace(page, tile * 16 + cell));
  for (const space of spaces) {
    if ((await space.count()) === 0) continue;
    await press(space, true);
    return press(space, true);
  }
}

type Hand = (page: Page, press: Press, command: MallCommand) => Promise<void>;

const sure =
  (spell: string): Hand =>
  (page, press) =>
    casts(page, press, spell, []);

const HANDS: Readonly<Partial<Record<MallCommand['type'], Hand>>> = {
  steer: (page, press, command) =>
    press(
      page.getByRole('button', {
        name: en('play.beholder.send', { way: way((command as Of<'steer'>).direction) }),
      }),
    ),
  turnSensor: (page, press, command) =>
    press(
      page.locator('.turns').getByRole('button', {
        name: en((command as Of<'turnSensor'>).clockwise ? 'play.sensor.right' : 'play.sensor.left'),
      }),
    ),
  telekinesis: (page, press, command) => pull(page, press, command as Of<'telekinesis'>),
  castTeleport: (page, press, command) => {
    const { from, to } = command as Of<'castTeleport'>;
    return casts(page, press, 'teleport', [from, to]);
  },
  castVoucher: (page, press, command) => {
    const { from, to } = command as Of<'castVoucher'>;
    return casts(page, press, 'voucher', [from, to]);
  },
  castSwap: (page, press, command) => {
    const { from, to } = command as Of<'castSwap'>;
    return casts(page, press, 'swap', [from, to]);
  },
  castFrog: (page, press, command) => casts(page, press, 'frog', [(command as Of<'castFrog'>).from]),
  castBroom: (page, press, command) => casts(page, press, 'broom', [(command as Of<'castBroom'>).space]),
  castInvisibility: sure('invisibility'),
  castGhost: sure('ghost'),
  castClairvoyance: sure('clairvoyance'),
  castCrystal: sure('crystal'),
  castCode: sure('code'),
};

/** The hand for it; undefined where it is done as any other. */
export const ownHand = ({ type }: MallCommand): Hand | undefined => HANDS[type];
