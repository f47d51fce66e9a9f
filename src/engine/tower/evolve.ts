import { pawnIndex } from '../family/pawns.ts';
import { slid, swapsAfter, turned } from './deeds.ts';
import { emptyTower, type TowerEvent, type TowerGame } from './game.ts';
import { withMoment } from './past.ts';
import { moved, type Stand, swapped } from './stand.ts';

// What an event makes of a game. Total, and without judgement: an event is a fact.

export function evolveTower(game: TowerGame, event: TowerEvent): TowerGame {
  const { box, stand } = game;
  switch (event.type) {
    case 'dealt':
      return { ...game, hands: event.hands, common: event.common };
    case 'moved':
      return afterMove(game, event);
    case 'swapped':
      // The move and its swap are one action [R26]: undoing takes both back.
      return { ...game, stand: swapped(box.chart, stand, MAGE, pawnIndex(event.pawn)), offer: null };
    case 'turned':
      return acted(game, turned(stand, event.card, event.quarters));
    case 'slid':
      return acted(game, slid(stand, event.card) ?? stand);
    case 'undone':
      return { ...game, ...game.past?.before, past: game.past?.earlier ?? null, offer: null };
    case 'restarted':
      return { ...acted(game, emptyTower(box).stand), actions: 0 };
    case 'presence':
      return { ...game, away: game.away.with(event.seat, event.away) };
    case 'ended':
      return { ...game, won: event.won, offer: null };
  }
}

const MAGE = pawnIndex('mage');

function afterMove(game: TowerGame, { seat, pawn, to }: Extract<TowerEvent, { type: 'moved' }>): TowerGame {
  const { chart } = game.box;
  const index = pawnIndex(pawn);
  const stand = moved(chart, game.stand, index, to);
  const offered = swapsAfter(chart, stand, index, to).length > 0;
  return { ...acted(game, stand), offer: offered ? seat : null };
}

function acted(game: TowerGame, stand: Stand): TowerGame {
  const { actions } = game;
  const past = withMoment(game.past, { stand: game.stand, actions });
  return { ...game, stand, actions: actions + 1, past, offer: null };
}
