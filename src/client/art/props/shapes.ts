// A prop is a few painted shapes around (0, 0), within about 34 to each side: a tone of the
// quiet palette (1 main, 2 lighter, 3 darker, 4 pale, 0 a line only) and a path.

export type Shape = readonly [tone: 0 | 1 | 2 | 3 | 4, path: string];
export type Prop = readonly Shape[];

export function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

export function oval(x: number, y: number, rx: number, ry: number): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
}

export function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}Z`;
}
