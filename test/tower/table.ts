import { parseQuest } from '#content/quest-format/parse.ts';
import { randomFrom } from '#engine/core/random.ts';
import { isRefusal, type Refusal } from '#engine/core/refusal.ts';
import { type Pawn, pawnIndex } from '#engine/family/pawns.ts';
import { decideTower, type TowerDecision } from '#engine/tower/decide.ts';
import { evolveTower } from '#engine/tower/evolve.ts';
import { dealDirections, emptyTower, openTower, type TalkLevel, type TowerGame } from '#engine/tower/game.ts';
import type { Quest } from '#engine/tower/quest.ts';

// A quest on a table: dealt, played and asked.

export const QUEST = `quest game
+-----+-----+-----+-----+
|iP    *     k1   |xP   |
+     +-----+-----+--1--+
|iO                     |
+     +-----+-----+-----+
|xO                     |
+-----+-----+-----+-----+
`;

export function questOf(text: string): Quest {
  const read = parseQuest(text);
  if ('errors' in read) throw new Error(JSON.stringify(read.errors));
  return read.quest;
}

export function tower(players: number, seed = 'a', tongue: TalkLevel = 'beginner', text = QUEST): TowerGame {
  const opened = openTower({ players, quest: questOf(text), tongue });
  if (!('box' in opened)) throw new Error('not opened');
  return evolveTower(emptyTower(opened.box), dealDirections(opened.box, randomFrom(seed)));
}

/** By seat 0 unless a command says otherwise. */
export function played(game: TowerGame, ...commands: readonly object[]): TowerGame {
  return commands.reduce((now: TowerGame, command) => decided(now, command).game, game);
}

export function decided(game: TowerGame, command: object): TowerDecision {
  const decision = decideTower(game, { seat: 0, ...command });
  if (isRefusal(decision)) throw new Error(JSON.stringify(decision));
  return decision;
}

/** Why not; undefined where it is accepted. */
export function refusal(game: TowerGame | undefined, command: unknown): Refusal | undefined {
  const decision = decideTower(game, command);
  return isRefusal(decision) ? decision : undefined;
}

export const move = (pawn: Pawn, from: number, to: number) => ({ type: 'move', pawn, from, to });

/** The same with a pawn elsewhere, however it got there. */
export function standing(game: TowerGame, pawn: Pawn, space: number): TowerGame {
  return { ...game, position: { ...game.position, pawns: game.position.pawns.with(pawnIndex(pawn), space) } };
}
