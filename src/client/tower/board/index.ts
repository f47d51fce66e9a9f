// The tower's board. What others build on:
//
//   <TowerBoard graph position lang model? lit? largest? zooms? />
//     Fills its container (give that a size). `graph` = graphOf(quest), kept as long as the quest is the
//     same; `position` = firstPosition(graph) or any other. Alone: only looked at (thumbnails of rooms, solutions).
//     model   towerModel(table): choose, go, drag, keys, swap, turn and slide; announced in words.
//     lit     { pawns?, spaces?, cards? }: what a hint speaks of.
//     floor   the floor of the tower it is on, `useFloor(id)` of tower/floors; plain stone without.
//     zooms   fingers and Control with the wheel look nearer; by itself where one plays.
//   <DrawnTower chart stand lang hands help above />  to draw on; `hands` from useEditing.
//   <MiniQuest quest />  a still thumbnail as large as its container; a square for epics.
//   <FloorIcon floor size shape? />, <EdgeIcon kind door? open? towards? size />  pictures for help and tools.
//   doorName(door): 'sun' | 'moon' | 'star' | 'leaf' | 'drop'; named in `tower.kind.*`.

export { DOOR_NAMES, doorName } from './art/kinds.ts';
export { DrawnTower, type Lit, TowerBoard, type TowerBoardProps } from './board.tsx';
export { type EditSpot, type EditTaps, Hover, keySpot, useEditing } from './edit.tsx';
export { EdgeIcon, FloorIcon } from './icons.tsx';
export { spotName } from './labels.ts';
export { layoutOf, type TowerLayout } from './layout.ts';
export { MiniQuest } from './mini.tsx';
export { type TowerModel, towerModel } from './model.ts';
