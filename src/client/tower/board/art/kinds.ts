// [T6] five kinds of doors, each with a shape as well as a colour. Paths around (0, 0), 11 to each side.

export const DOOR_NAMES = ['sun', 'moon', 'star', 'leaf', 'drop'] as const;
export type DoorName = (typeof DOOR_NAMES)[number];

function rays(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, corner) => {
    const angle = (corner * Math.PI) / points - Math.PI / 2;
    const radius = corner % 2 === 0 ? outer : inner;
    return `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}

const SHAPES: Readonly<Record<DoorName, string>> = {
  sun: rays(9, 11.5, 7),
  moon: 'M5 -10.5A10.8 10.8 0 1 0 5 10.5A8.4 8.4 0 0 1 5 -10.5Z',
  star: rays(5, 12, 5),
  leaf: 'M-8 7C-11 -5 -2 -11 10 -11C11 1 5 11 -5 9L-9 12L-11 10Z',
  drop: 'M0 -12C5 -5 8.500 -1 8.500 3.500A8.500 8.500 0 0 1 -8.500 3.500C-8.500 -1 -5 -5 0 -12Z',
};

export function doorName(door: number): DoorName {
  return DOOR_NAMES[door] ?? 'sun';
}

export function doorShape(door: number): string {
  return SHAPES[doorName(door)];
}
