// The cells and edges of a card that is being planned, and its symmetry.

export type Mirror = 'none' | 'across' | 'down' | 'turned';

/** The edge east (1) or south (2) of a cell. */
export interface Gap {
  readonly cell: number;
  readonly direction: 1 | 2;
}

/** The room of an illustrated cell. */
export const HOLLOW = -1;

export interface PlanWish {
  readonly width: number;
  readonly height: number;
  /** The share of illustrated area, in percent of the cells. */
  readonly hollow: number;
}

/** The cell on the other side of the symmetry; the same where there is none. */
export function twinOf(width: number, height: number, mirror: Mirror, cell: number): number {
  const [x, y] = [cell % width, Math.floor(cell / width)];
  const [flipX, flipY] = [
    mirror === 'across' || mirror === 'turned',
    mirror === 'down' || mirror === 'turned',
  ];
  return (flipY ? height - 1 - y : y) * width + (flipX ? width - 1 - x : x);
}

export function twinGap(width: number, height: number, mirror: Mirror, { cell, direction }: Gap): Gap {
  const other = direction === 1 ? cell + 1 : cell + width;
  const ends = [cell, other].map((end) => twinOf(width, height, mirror, end));
  return { cell: Math.min(...ends), direction };
}

export function gapsBetween(width: number, height: number): readonly Gap[] {
  return Array.from({ length: width * height }, (_, cell) => cell).flatMap((cell) => [
    ...(cell % width < width - 1 ? [{ cell, direction: 1 } as const] : []),
    ...(cell < width * (height - 1) ? [{ cell, direction: 2 } as const] : []),
  ]);
}

export const beyond = (width: number, { cell, direction }: Gap) =>
  direction === 1 ? cell + 1 : cell + width;
