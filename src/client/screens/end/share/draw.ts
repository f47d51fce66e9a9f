import { symbolPath } from '#client/art/symbols.ts';
import type { Colour } from '#engine/mall/index.ts';
import type { Figure, Scene, Square } from './scene.ts';

// The picture: on the left the mall at night, on the right what there is to say of it. Drawn by hand, in its own light
// whatever the page's is.

export const [WIDTH, HEIGHT] = [1_200, 630];
const MAP = { left: 40, top: 40, size: 550 };
const TEXT = { left: 640, width: 520 };
const FONT = '"Nunito Variable", Nunito, system-ui, sans-serif';

const NIGHT = ['#2b2a5c', '#121422'] as const;
const FLOOR = '#e9e2d2';
const SHOP = '#3a3f5e';
const WALL = '#0d0f1c';
const SAND = '#f0b350';
const PALE = '#fffaf0';
const SOFT = '#c9cbe0';
const INK = '#15172a';
const COLOURS: Readonly<Record<Colour, string>> = {
  yellow: '#f2dd3c',
  purple: '#cf7fd6',
  green: '#18b385',
  orange: '#f07427',
  blue: '#56b4e9',
};

/** What is written beside the map. */
export interface Caption {
  readonly name: string;
  readonly result: string;
  readonly facts: readonly string[];
  readonly day: string;
  /** Empty where nobody wants to be named. */
  readonly names: string;
}

type Pen = CanvasRenderingContext2D;

export function drawPicture(pen: Pen, scene: Scene, caption: Caption): void {
  const night = pen.createLinearGradient(0, 0, WIDTH, HEIGHT);
  night.addColorStop(0, NIGHT[0]);
  night.addColorStop(1, NIGHT[1]);
  pen.fillStyle = night;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  drawMap(pen, scene);
  drawCaption(pen, caption, scene.figures);
}

function drawMap(pen: Pen, { width, height, squares, figures }: Scene): void {
  const cell = Math.min(MAP.size / Math.max(1, width), MAP.size / Math.max(1, height), 56);
  pen.save();
  pen.translate(MAP.left + (MAP.size - width * cell) / 2, MAP.top + (MAP.size - height * cell) / 2);
  pen.scale(cell, cell);
  for (const square of squares) drawSquare(pen, square);
  for (const square of squares) drawWalls(pen, square);
  for (const { at, colour } of figures)
    if (at !== null) drawFigure(pen, colour, at.x + 0.5, at.y + 0.5, 0.46);
  pen.restore();
}

function drawSquare(pen: Pen, { x, y, isShop, exit, item, isTimer }: Square): void {
  pen.fillStyle = isShop ? SHOP : exit === null ? FLOOR : COLOURS[exit];
  pen.fillRect(x, y, 1.02, 1.02);
  if (item !== null) drawSymbol(pen, item, x + 0.5, y + 0.5, 0.8, COLOURS[item]);
  if (isTimer) drawHourglass(pen, x + 0.5, y + 0.5, 0.3);
}

function drawWalls(pen: Pen, { x, y, walls: [north, east, south, west] }: Square): void {
  pen.strokeStyle = WALL;
  pen.lineWidth = 0.12;
  pen.lineCap = 'round';
  const line = (is: boolean | undefined, x1: number, y1: number, x2: number, y2: number) => {
    if (is !== true) return;
    pen.beginPath();
    pen.moveTo(x + x1, y + y1);
    pen.lineTo(x + x2, y + y2);
    pen.stroke();
  };
  line(north, 0, 0, 1, 0);
  line(east, 1, 0, 1, 1);
  line(south, 0, 1, 1, 1);
  line(west, 0, 0, 0, 1);
}

function drawHourglass(pen: Pen, x: number, y: number, half: number): void {
  pen.fillStyle = '#a86a00';
  for (const way of [-1, 1]) {
    pen.beginPath();
    pen.moveTo(x, y);
    pen.lineTo(x - half * 0.75, y + way * half);
    pen.lineTo(x + half * 0.75, y + way * half);
    pen.fill();
  }
}

/** Symbols are paths on a field of 24 by 24. */
function drawSymbol(pen: Pen, colour: Colour, x: number, y: number, size: number, fill: string): void {
  pen.save();
  pen.translate(x - size / 2, y - size / 2);
  pen.scale(size / 24, size / 24);
  const path = new Path2D(symbolPath(colour));
  pen.strokeStyle = INK;
  pen.lineWidth = 2;
  pen.lineJoin = 'round';
  if (fill !== INK) pen.stroke(path);
  pen.fillStyle = fill;
  pen.fill(path, 'evenodd');
  pen.restore();
}

function drawFigure(pen: Pen, colour: Colour, x: number, y: number, radius: number): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fillStyle = COLOURS[colour];
  pen.fill();
  pen.lineWidth = radius * 0.16;
  pen.strokeStyle = INK;
  pen.stroke();
  drawSymbol(pen, colour, x, y, radius * 1.35, INK);
}

function drawCaption(pen: Pen, caption: Caption, figures: readonly Figure[]): void {
  const { name, result, facts, day, names } = caption;
  pen.textBaseline = 'top';
  let top = 76;
  const write = (text: string, size: number, weight: number, colour: string, lines: number) => {
    pen.font = `${weight} ${size}px ${FONT}`;
    pen.fillStyle = colour;
    for (const line of linesOf(pen, text, TEXT.width, lines)) {
      pen.fillText(line, TEXT.left, top);
      top += size * 1.2;
    }
    top += size * 0.35;
  };
  write(name, 30, 700, SOFT, 2);
  write(result, 60, 900, PALE, 2);
  write(facts.join('  ·  '), 30, 700, SAND, 2);
  write(day, 26, 600, SOFT, 1);
  if (names !== '') write(names, 28, 600, PALE, 3);
  const out = figures.filter(({ at }) => at === null);
  out.forEach(({ colour }, index) => {
    drawFigure(pen, colour, TEXT.left + 38 + index * 92, Math.max(top + 44, 440), 36);
  });
  pen.font = `800 26px ${FONT}`;
  pen.fillStyle = SAND;
  drawHourglass(pen, TEXT.left + 12, 563, 15);
  pen.fillStyle = SOFT;
  pen.fillText('Hushglass', TEXT.left + 36, 550);
}

/** Words on as few lines as they fit on; what is too long ends in an ellipsis. */
export function linesOf(
  pen: Pick<Pen, 'measureText'>,
  text: string,
  width: number,
  most: number,
): readonly string[] {
  const fits = (line: string) => pen.measureText(line).width <= width;
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const shown = lines.slice(0, most);
  const last = shown.at(-1) ?? '';
  const isCut = lines.length > most || !fits(last);
  return isCut ? [...shown.slice(0, -1), shortened(last, (line) => fits(`${line}…`))] : shown;
}

function shortened(line: string, fits: (line: string) => boolean): string {
  const letters = [...line];
  while (letters.length > 1 && !fits(letters.join(''))) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
