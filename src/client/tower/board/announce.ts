import { heroName } from '#client/heroName.ts';
import { capital, type Lang, t } from '#content/locales/index.ts';
import { pawnIndex } from '#engine/family/pawns.ts';
import type { TowerEvent, TowerGame } from '#engine/tower/game.ts';
import type { Position } from '#engine/tower/position.ts';
import { openDoors } from '#engine/tower/ways.ts';
import { DOOR_NAMES } from './art/kinds.ts';
import { spotName } from './labels.ts';
import { layoutOf } from './layout.ts';

// What happened, in words for those who do not see it. `before` is where everything stood.

export function announcement(
  lang: Lang,
  before: Position,
  game: TowerGame,
  events: readonly TowerEvent[],
): string {
  return [
    ...events.flatMap((event) => sentence(lang, before, game, event)),
    ...doors(lang, before, game),
  ].join(' ');
}

function sentence(lang: Lang, before: Position, game: TowerGame, event: TowerEvent): readonly string[] {
  const { graph } = game.box;
  const layout = layoutOf(graph.quest, before.arranged);
  switch (event.type) {
    case 'moved': {
      const from = spotName(layout, before.pawns[pawnIndex(event.pawn)] as number);
      const params = { hero: heroName(lang, event.pawn), from, to: spotName(layout, event.to) };
      const out = graph.floor[event.to]?.kind === 'exit';
      return [capital(t(lang, out ? 'tower.said.left' : `tower.said.${event.by}`, params))];
    }
    case 'swapped':
      return [capital(t(lang, 'tower.said.swapped', { hero: heroName(lang, event.pawn) }))];
    case 'turned':
      return [t(lang, `tower.said.turned${event.quarters as 1 | 2 | 3}`, { card: event.card + 1 })];
    case 'slid':
      return [t(lang, 'tower.said.slid', { card: event.card + 1 })];
    case 'undone':
    case 'restarted':
      return [t(lang, `tower.said.${event.type}`)];
    case 'ended':
      return [t(lang, event.won ? 'tower.said.won' : 'tower.said.skipped')];
    default:
      return [];
  }
}

/** Doors that open or close by it, and the exits once everyone has been armed. */
function doors(lang: Lang, before: Position, game: TowerGame): readonly string[] {
  const { graph } = game.box;
  const [was, is] = [openDoors(graph, before), openDoors(graph, game.position)];
  const said = DOOR_NAMES.flatMap((name, door) => {
    if (((was ^ is) >> door) % 2 === 0) return [];
    const kind = t(lang, `tower.kind.${name}`);
    return [t(lang, (is >> door) & 1 ? 'tower.said.opens' : 'tower.said.closes', { kind })];
  });
  return game.position.armed && !before.armed ? [...said, t(lang, 'tower.said.armed')] : said;
}
