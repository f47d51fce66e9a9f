import './asked.css';

// What the board answers and shows once a game runs, in a file that comes by itself (late.ts).

export { actableOf } from './actable.ts';
export { openExits } from './art/open.ts';
export { LitExits } from './exits.tsx';
export { MarksBeyond, MarksOnBoard, Pointed } from './marks.tsx';
export { Movers } from './movers.tsx';
export { laidOn, nameOfPlace } from './names.ts';
export { OutOfSight } from './outOfSight.tsx';
export { whyNoStep, whyNot } from './reasons.ts';
export { reasonText } from './reasonText.ts';
export { penFor } from './strokes.ts';
export { whyNoAct } from './whyNoAct.ts';
