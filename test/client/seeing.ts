// Colours as they are computed, and as those see them who lack one of the three cones (Machado, Oliveira and
// Fernandes 2009, severity 1). Linear light throughout.

export type Rgb = readonly [number, number, number];
type Matrix = readonly [Rgb, Rgb, Rgb];

export const EYES: Readonly<Record<string, Matrix>> = {
  all: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const times = (matrix: Matrix, [r, g, b]: Rgb): Rgb =>
  matrix.map(([x, y, z]) => x * r + y * g + z * b) as unknown as Rgb;

export const seen = (eyes: Matrix, colour: Rgb): Rgb =>
  times(eyes, colour).map((part) => Math.min(1, Math.max(0, part))) as unknown as Rgb;

export function fromHex(hex: string): Rgb {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  return [linear(part(1)), linear(part(3)), linear(part(5))];
}

const TO_CONES: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const TO_LAB: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const FROM_LAB: Matrix = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const FROM_CONES: Matrix = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

/** May lie outside what a screen can show. */
export function fromOklch(light: number, chroma: number, hue: number): Rgb {
  const angle = (hue * Math.PI) / 180;
  const cones = times(FROM_LAB, [light, chroma * Math.cos(angle), chroma * Math.sin(angle)]);
  return times(FROM_CONES, cones.map((cone) => cone ** 3) as unknown as Rgb);
}

function labOf(colour: Rgb): Rgb {
  return times(TO_LAB, times(TO_CONES, colour).map(Math.cbrt) as unknown as Rgb);
}

/** How different two colours look: 0.02 is hardly seen side by side, black and white are 1 apart. */
export function apart(one: Rgb, other: Rgb): number {
  const [a, b] = [labOf(one), labOf(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

export const luminance = ([r, g, b]: Rgb): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/** As WCAG has it. */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

const bent = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);
const straight = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** A colour through which another is seen, mixed as browsers do. */
export const over = (top: Rgb, alpha: number, below: Rgb): Rgb =>
  top.map((part, at) =>
    straight(alpha * bent(part) + (1 - alpha) * bent(below[at] as number)),
  ) as unknown as Rgb;
