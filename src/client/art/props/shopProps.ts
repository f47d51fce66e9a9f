import type { shops } from '#content/locales/en/shops.ts';
import { type PropName, propNamed } from './index.ts';
import type { Prop } from './shapes.ts';

// What stands in each shop: first what it is known for, then what fills its other spaces.

type ShopId = keyof typeof shops;

export const SHOP_PROPS: Readonly<Record<ShopId, readonly PropName[]>> = {
  'banshee-karaoke': ['microphone', 'records', 'sofa'],
  'beard-bar': ['scissors', 'mirror', 'chairs'],
  'bedtime-tales': ['books', 'lamp', 'rug'],
  'bottomless-bags': ['bags', 'portal', 'shelf'],
  'broom-parking': ['brooms', 'brooms', 'counter'],
  'cauldron-shelf': ['cauldron', 'shelf', 'bottles'],
  'comet-lamps': ['lamp', 'stars', 'shelf'],
  'ball-polishing': ['ball', 'counter', 'ball'],
  'donut-forge': ['donuts', 'anvil', 'counter'],
  'dragon-laundry': ['coathanger', 'dragon', 'bath'],
  'dragon-savings': ['coins', 'dragon', 'vault'],
  'echo-records': ['records', 'records', 'shelf'],
  'flying-carpets': ['carpet', 'rug', 'carpet'],
  'frog-pharmacy': ['frog', 'bottles', 'shelf'],
  'gargoyle-photos': ['gargoyle', 'poster', 'curtains'],
  'giant-spoons': ['spoons', 'counter', 'cauldron'],
  'giants-outlet': ['boots', 'coathanger', 'mammoth'],
  'gnome-garden': ['gnome', 'plant', 'flowers'],
  'golem-gym': ['weights', 'mirror', 'rug'],
  'helmets-for-less': ['helmets', 'shelf', 'mirror'],
  'hydra-hats': ['hydra', 'mirror', 'shelf'],
  'key-cutter': ['keys', 'bones', 'counter'],
  'kraken-sushi': ['sushi', 'chairs', 'counter'],
  'lost-familiars': ['kitten', 'owl', 'counter'],
  'lucky-horseshoes': ['horseshoe', 'unicorn', 'shelf'],
  'mimic-furniture': ['mimic', 'wardrobe', 'sofa'],
  'minotaur-maps': ['maps', 'maps', 'shelf'],
  'moth-repair': ['moth', 'coathanger', 'yarn'],
  'talking-teapot': ['teapot', 'chairs', 'counter'],
  'nail-and-claw': ['claws', 'chairs', 'mirror'],
  'ogre-florist': ['flowers', 'plant', 'counter'],
  'owl-hotel': ['owl', 'sofa', 'lamp'],
  'pawn-shop': ['suitcase', 'hourglasses', 'shelf'],
  'phantom-phones': ['phone', 'shelf', 'counter'],
  'play-corner': ['toys', 'rug', 'catapult'],
  'pocket-portals': ['portal', 'shelf', 'portal'],
  'potion-tasting': ['bottles', 'chairs', 'cauldron'],
  'quest-travel': ['suitcase', 'maps', 'counter'],
  'second-hand-crowns': ['crown', 'shelf', 'mirror'],
  'silent-alarms': ['bell', 'shelf', 'bell'],
  'single-boots': ['boots', 'shelf', 'chairs'],
  'skeleton-fashion': ['bones', 'coathanger', 'mirror'],
  'slightly-cursed': ['cursed', 'wardrobe', 'candles'],
  'small-change-fountain': ['fountain', 'plant', 'coins'],
  'swamp-spa': ['bath', 'plant', 'frog'],
  'tiny-anvils': ['anvil', 'anvil', 'shelf'],
  'tower-wigs': ['wigs', 'mirror', 'shelf'],
  'toy-catapults': ['catapult', 'toys', 'shelf'],
  'troll-burger': ['burger', 'chairs', 'counter'],
  'unicorn-grooming': ['unicorn', 'scissors', 'bath'],
  'unread-scrolls': ['scrolls', 'shelf', 'books'],
  'vampire-dentist': ['teeth', 'chairs', 'curtains'],
  'wand-repairs': ['wands', 'counter', 'shelf'],
  'wick-and-wax': ['candles', 'candles', 'shelf'],
  'wish-machine': ['wish', 'coins', 'plant'],
  'wooden-dragons': ['dragon', 'crates', 'shelf'],
};

/** A shop drawn by someone else's hand still sells something. */
const UNKNOWN: readonly PropName[] = ['crates', 'shelf', 'counter'];

export function propsOf(shop: string): readonly Prop[] {
  const names = (SHOP_PROPS as Readonly<Record<string, readonly PropName[]>>)[shop] ?? UNKNOWN;
  return names.map(propNamed);
}
