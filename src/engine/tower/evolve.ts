import { pawnIndex } from '../family/pawns.ts';
import { slid, swapsAfter, turned } from './actions.ts';
import { emptyTower, type TowerEvent, type TowerGame } from './game.ts';
import { withSnapshot } from './past.ts';
import { moved, type Position, swapped } from './position.ts';

// What an event makes of a game. Total, and without judgement: an event is a fact.

export function evolveTower(game: TowerGame, event: TowerEvent): TowerGame {
  const { box, position } = game;
  switch (event.type) {
    case 'dealt':
      return { ...game, hands: event.hands, common: event.common };
    case 'moved':
      return afterMove(game, event);
    case 'swapped':
      // The move and its swap are one action [R26]: undoing takes both back.
      return { ...game, position: swapped(box.graph, position, MAGE, pawnIndex(event.pawn)), offer: null };
    case 'turned':
      return acted(game, turned(position, event.card, event.quarters));
    case 'slid':
      return acted(game, slid(position, event.card) ?? position);
    case 'undone':
      return { ...game, ...game.past?.before, past: game.past?.earlier ?? null, offer: null };
    case 'restarted':
      return { ...acted(game, emptyTower(box).position), actions: 0 };
    case 'presence':
      return { ...game, away: game.away.with(event.seat, event.away) };
    case 'ended':
      return { ...game, won: event.won, offer: null };
  }
}

const MAGE = pawnIndex('mage');

function afterMove(game: TowerGame, { seat, pawn, to }: Extract<TowerEvent, { type: 'moved' }>): TowerGame {
  const { graph } = game.box;
  const index = pawnIndex(pawn);
  const position = moved(graph, game.position, index, to);
  const offered = swapsAfter(graph, position, index, to).length > 0;
  return { ...acted(game, position), offer: offered ? seat : null };
}

function acted(game: TowerGame, position: Position): TowerGame {
  const { actions } = game;
  const past = withSnapshot(game.past, { position: game.position, actions });
  return { ...game, position, actions: actions + 1, past, offer: null };
}
