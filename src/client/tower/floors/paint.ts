import type { Floor, Hue } from './floor.ts';

// How light everything is, by day and by night: the same on every floor, so that heroes, keys and doors stand out on
// all of them. Floors differ in hue, and a little in how light their stone is.

type Lightness = readonly [day: number, night: number];

const THINGS = {
  '--prop-1': ['wood', [0.7, 0.48]],
  '--prop-2': ['cloth', [0.82, 0.57]],
  '--prop-3': ['wood', [0.58, 0.4]],
  '--prop-4': ['bright', [0.93, 0.72]],
  '--prop-line': ['wood', [0.4, 0.22]],
  '--table': ['around', [0.85, 0.215]],
  '--table-dot': ['around', [0.82, 0.25]],
} as const satisfies Readonly<Record<string, readonly [keyof Floor['tones'], Lightness]>>;

/** Rooms that nobody enters are darker than what one walks on. */
const ROOM: Lightness = [0.115, 0.215];
const ROOM_LINE: Lightness = [0.155, 0.175];
const SECOND: Lightness = [0.022, 0.028];
const JOINT: Lightness = [0.075, 0.07];
const RIM: Lightness = [0.12, 0.16];
const CARD_RIM: Lightness = [0.28, 0.29];
const PARAPET: Lightness = [0.68, 0.33];
const PARAPET_TOP: Lightness = [0.77, 0.4];
/** In the dark there is more of a hue in stone before one sees it. */
const DEEPER = 1.4;
const GLOW: Lightness = [0.99, 0.82];
const SHADE: Lightness = [0.4, 0.12];

export type Hour = 'day' | 'night';

/** Lightness, chroma, hue, and how much is seen of what is below. */
export interface Colour {
  readonly light: number;
  readonly chroma: number;
  readonly hue: number;
  readonly alpha: number;
}

/** Every colour of a floor at an hour, by the property that carries it. */
export function coloursOf({ tones, light }: Floor, hour: Hour): Readonly<Record<string, Colour>> {
  const of = ([day, night]: Lightness) => (hour === 'day' ? day : night);
  const [hue, pale, ...stone] = tones.stone;
  const chroma = hour === 'day' ? pale : pale * DEEPER;
  const tone = ([hue, chroma]: Hue, light: number, alpha = 1): Colour => ({ light, chroma, hue, alpha });
  const stoneLess = (less: Lightness) => tone([hue, chroma], of(stone) - of(less));
  const shade: Hue = [tones.around[0], tones.around[1] / 2];
  return {
    '--stone-1': stoneLess([0, 0]),
    '--stone-2': stoneLess(SECOND),
    '--stone-joint': stoneLess(JOINT),
    '--stone-rim': stoneLess(RIM),
    '--card-rim': stoneLess(CARD_RIM),
    '--room': tone(tones.room, of(stone) - of(ROOM)),
    '--room-line': tone(tones.room, of(stone) - of(ROOM_LINE)),
    '--parapet': tone([hue, chroma], of(PARAPET)),
    '--parapet-top': tone([hue, chroma], of(PARAPET_TOP)),
    '--floor-glow': tone(light.hue, of(GLOW), of(light.glow)),
    '--floor-shade': tone(shade, of(SHADE), of(light.shade)),
    ...Object.fromEntries(
      Object.entries(THINGS).map(([name, [what, lightness]]) => {
        const [hue, chroma] = tones[what];
        return [name, tone([hue, chroma], of(lightness))];
      }),
    ),
  };
}

const written = ({ light, chroma, hue, alpha }: Colour) =>
  `oklch(${round(light)} ${round(chroma)} ${hue}${alpha === 1 ? '' : ` / ${round(alpha)}`})`;
const round = (value: number) => Math.round(value * 1000) / 1000;

/** What an element wears so that everything in it is painted as on this floor. */
export function paintOf(floor: Floor): Readonly<Record<string, string>> {
  const [day, night] = [coloursOf(floor, 'day'), coloursOf(floor, 'night')];
  return Object.fromEntries(
    Object.entries(day).map(([name, colour]) => [
      name,
      `light-dark(${written(colour)}, ${written(night[name] as Colour)})`,
    ]),
  );
}
