// The tower's board. What others build on:
//
//   <TowerBoard chart stand lang model? edit? lit? zooms? />
//     Fills its container (give that a size). `chart` = openChart(quest), kept as long as the quest is the
//     same; `stand` = firstStand(chart) or any other. Alone: only looked at (thumbnails of rooms, solutions).
//     model   towerModel(table): choose, go, drag, keys, swap, turn and slide; announced in words.
//     edit    { aims: 'cells' | 'edges' | 'all', onTap(spot, dragging), onLift?() } with EditSpot = a cell or an edge
//             (card, cell, space, direction 0-3 clockwise from north, rim); hover light and keyboard included
//             (Enter on a space, Shift + arrow for an edge). Keep `edit` the same object while nothing changes.
//     lit     { pawns?, spaces?, cards? }: what a hint speaks of.
//     zooms   fingers and Control with the wheel look nearer; by itself where one plays.
//   <MiniQuest quest />  a still thumbnail as large as its container; a square for epics.
//   <FloorIcon floor size shape? />, <EdgeIcon kind door? open? towards? size />  pictures for help and tools.
//   doorName(door): 'sun' | 'moon' | 'star' | 'leaf' | 'drop'; named in `tower.kind.*`.

export { DOOR_NAMES, doorName } from './art/kinds.ts';
export { type Lit, TowerBoard, type TowerBoardProps } from './board.tsx';
export { directionOf } from './deeds.ts';
export type { EditSpot, EditTaps } from './edit.tsx';
export { EdgeIcon, FloorIcon } from './icons.tsx';
export { spotName } from './labels.ts';
export { type Layout, layoutOf } from './layout.ts';
export { MiniQuest } from './mini.tsx';
export { type TowerModel, towerModel } from './model.ts';
