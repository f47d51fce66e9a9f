import { DECK_CLASSES, type DeckClass } from '#bots/planner/survey.ts';
import { tileSet } from '#content/tiles.ts';
import { type Box, type Game, newGame, openBox, randomFrom } from '#engine/mall/index.ts';
import { PIECES } from '#engine/mall/rules/index.ts';

// Deals of the surveyed classes, with the game's own tiles.

export function classNamed(id: string): DeckClass {
  const found = DECK_CLASSES.find((deckClass) => deckClass.id === id);
  if (found === undefined) throw new Error(id);
  return found;
}

export function boxOf({ setup }: DeckClass): Box {
  const opened = openBox(setup, tileSet(), PIECES);
  if ('problems' in opened) throw new Error(JSON.stringify(opened.problems));
  return opened.box;
}

export function dealOf(id: string, deck: number): Game {
  return newGame(boxOf(classNamed(id)), randomFrom(`${id}/${deck}`)).game;
}
