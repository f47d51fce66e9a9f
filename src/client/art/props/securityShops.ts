import type { securityShops } from '#content/locales/en/securityShops.ts';
import { PROPS } from './index.ts';
import { SECURITY_GOODS } from './securityGoods.ts';
import type { Prop } from './shapes.ts';

// As SHOP_PROPS, for the shops of the tiles of Maximum Security; what its other shops sell is there already.

const GOODS = { ...PROPS, ...SECURITY_GOODS };

const SECURITY_SHOPS: Readonly<Record<keyof typeof securityShops, readonly (keyof typeof GOODS)[]>> = {
  'all-seeing-opticians': ['glasses', 'ball', 'mirror'],
  'brass-orrery': ['orrery', 'stars', 'shelf'],
  'chain-mail-order': ['chainmail', 'parcels', 'coathanger'],
  'compass-bakery': ['bread', 'counter', 'maps'],
  confiscated: ['crates', 'shelf', 'padlock'],
  'dusty-deliveries': ['parcels', 'crates', 'counter'],
  'guard-uniforms': ['coathanger', 'helmets', 'mirror'],
  'hourglass-repair': ['hourglasses', 'counter', 'shelf'],
  'iron-curtains': ['curtains', 'anvil', 'counter'],
  lockers: ['lockers', 'lockers', 'chairs'],
  'locks-no-picks': ['padlock', 'keys', 'shelf'],
  'night-monitors': ['monitors', 'monitors', 'sofa'],
  'sealed-vaults': ['vault', 'vault', 'padlock'],
  'snow-globes': ['globe', 'shelf', 'globe'],
  'star-charts': ['stars', 'scrolls', 'orrery'],
  'torches-by-the-hour': ['torch', 'hourglasses', 'counter'],
  'trapdoor-showroom': ['trapdoor', 'rug', 'trapdoor'],
  'tripwire-yarn': ['yarn', 'shelf', 'yarn'],
  'vortex-plumbers': ['pipes', 'portal', 'crates'],
  'wanted-posters': ['poster', 'poster', 'shelf'],
};

/** Undefined of any other shop. */
export function securityPropsOf(shop: string): readonly Prop[] | undefined {
  const names = (SECURITY_SHOPS as Readonly<Record<string, readonly (keyof typeof GOODS)[]>>)[shop];
  return names?.map((name) => GOODS[name]);
}
