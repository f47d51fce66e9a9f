import { describe, expect, it } from 'vitest';
import { LAYERS } from '#client/layers.ts';
import * as media from '#client/media.ts';
import { SCRIPTS, STYLESHEETS, type Stylesheet, subjects, within } from './stylesheets.ts';

const TOKENS = 'theme.css';

/** Pictures: what is painted only there has its colours there, and nobody else fetches them. */
const PAINTED: Readonly<Record<string, string>> = {
  'art/heroes.css': 'skin, hair, bone and metal',
  'board/board.css': 'shadows on the table',
  'mall/art/art.css': 'what stands in the mall',
  'mall/hourglass.css': 'sand and wood',
  'mall/security/posts.css': 'desks from which something is steered',
  'mall/security/watchman.css': 'the cloth of more guards',
  'pieces/beholder/beholder.css': 'an eye, by day and by night',
  'pieces/hiddenRoles/hiddenRoles.css': 'the paper of the cards, and its shadow',
  'pieces/rearrangement/rearrangement.css': 'a veil over the tile that may be taken away',
  'pieces/shafts/shafts.css': 'the two pairs, in no hero’s colours',
  'screens/end/end.css': 'the light of a win, the dark of a loss',
  'screens/game/hand.css': 'the wood of an action tile',
  'screens/game/moments.css': 'the banner of a flip',
  'screens/game/players.css': 'the red pawn; the strip of silence and its light',
  'screens/home/home.css': 'the night over the mall, and the tower in it',
  'screens/lobby/lobby.css': 'the table with its chairs',
  'screens/talk/call.css': 'calls that look the same by day and by night',
  'screens/tower/daily/daily.css': 'the edge of a day that was solved, as of a lit window',
  'screens/tower/map/map.css': 'the stone of the tower',
  'screens/tower/map/scenery.css': 'sky, clouds, ground and roof',
  'screens/tower/map/window.css': 'windows, lit, dark and barred',
  'screens/tower/play/panel.css': 'what lies on the wood of an action tile, and heroes by night',
  'tower/board/art/edges.css': 'air and the crests of walls',
  'tower/board/art/floor.css': 'the stone of the floors',
  'tower/board/art/marks.css': 'doors, keys, traps and handles',
  'tower/board/board.css': 'what is lit, and what turns and slides a card',
};

const LITERAL = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch|lab)a?\(/i;

const blocksOf = (sheet: Stylesheet) => within(sheet).slice(1);
const rulesOf = (sheet: Stylesheet) => blocksOf(sheet).filter(({ prelude }) => !prelude.startsWith('@'));

/** What a stylesheet has outside all layers, and the layers it has. */
function layersOf({ blocks, declarations }: Stylesheet): readonly string[] {
  const imported = declarations.map((rule) => /^@import .* layer\((\w+)\)$/.exec(rule)?.[1] ?? rule);
  return [...imported, ...blocks.map(({ prelude }) => /^@layer (\w+)$/.exec(prelude)?.[1] ?? prelude)];
}

describe('stylesheets', () => {
  it.each(STYLESHEETS.map((sheet) => [sheet.file, sheet] as const))('%s is in one layer', (_, sheet) => {
    const layers = [...new Set(layersOf(sheet))];
    expect(layers).toHaveLength(1);
    expect(LAYERS).toContain(layers[0]);
  });

  it('style a class in one of them', () => {
    const places = new Map<string, Set<string>>();
    for (const sheet of STYLESHEETS)
      for (const { prelude } of rulesOf(sheet))
        for (const name of subjects(prelude))
          places.set(name, (places.get(name) ?? new Set()).add(sheet.file));
    expect([...places].filter(([, files]) => files.size > 1)).toEqual([]);
  });

  it('ask the device only what media.ts has a name for', () => {
    const names = Object.keys(media).map((name) => `--${name.toLowerCase().replaceAll('_', '-')}`);
    const asked = STYLESHEETS.flatMap((sheet) =>
      blocksOf(sheet).flatMap(({ prelude }) => (prelude.startsWith('@media') ? [prelude.slice(7)] : [])),
    );
    expect(asked.filter((question) => !names.some((name) => question === `(${name})`))).toEqual([]);
    const byHand = SCRIPTS.filter(({ text }) => /matchMedia\(\s*['"`]/.test(text));
    expect(byHand.map(({ file }) => file)).toEqual([]);
  });

  it('take their colours from the tokens, except what is painted in one place alone', () => {
    const painted = STYLESHEETS.filter(({ file, text }) => file !== TOKENS && LITERAL.test(text));
    expect(painted.map(({ file }) => file)).toEqual(Object.keys(PAINTED));
  });

  it('say a colour in one of them: what two need is a token', () => {
    const places = new Map<string, Set<string>>();
    for (const { file, text } of STYLESHEETS)
      for (const [colour] of text.matchAll(/#[\da-f]{3,8}\b|\brgb\([^)]*\)/gi))
        places.set(colour, (places.get(colour) ?? new Set()).add(file));
    expect([...places].filter(([, files]) => files.size > 1)).toEqual([]);
  });

  it('name a property that is there, and none that nobody reads', () => {
    const css = STYLESHEETS.map(({ text }) => text).join('');
    const all = (pattern: RegExp, text: string) =>
      [...text.matchAll(pattern)].map(([, name]) => name as string);
    const byScripts = SCRIPTS.flatMap(({ text }) => all(/'(--[\w-]+)'/g, text));
    const set = new Set([...all(/(--[\w-]+):/g, css), ...byScripts]);
    const read = new Set([...all(/var\((--[\w-]+)/g, css), ...byScripts]);
    const mayBeMissing = new Set(all(/var\((--[\w-]+),/g, css));
    expect([...read].filter((name) => !set.has(name) && !mayBeMissing.has(name))).toEqual([]);
    expect([...set].filter((name) => !read.has(name))).toEqual([]);
  });

  it('have no class that nothing wears', () => {
    const script = SCRIPTS.map(({ text }) => text).join('');
    const words = new Set(script.match(/[\w-]+/g));
    const begun = [...script.matchAll(/([\w-]+-)\$\{/g)].map(([, start]) => start as string);
    const worn = (name: string) => words.has(name) || begun.some((start) => name.startsWith(start));
    const classes = new Set(
      STYLESHEETS.flatMap((sheet) => rulesOf(sheet).flatMap(({ prelude }) => subjects(prelude))),
    );
    expect([...classes].filter((name) => !worn(name))).toEqual([]);
  });
});
