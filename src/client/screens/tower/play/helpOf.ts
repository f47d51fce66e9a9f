import type { Quest } from '#engine/tower/quest.ts';
import { HELP, type Help } from '#protocol/signs.ts';

/** The pictures of the help tile that are about something this quest has, and all others. */
export function helpParts(quest: Quest): readonly [readonly Help[], readonly Help[]] {
  const has = hasWhat(quest);
  return [HELP.filter((icon) => has[icon]), HELP.filter((icon) => !has[icon])];
}

function hasWhat({ shape, cards, starts }: Quest): Readonly<Record<Help, boolean>> {
  const floors = new Set(cards.flatMap((card) => card.floors.map(({ kind }) => kind)));
  const edges = new Set(cards.flatMap((card) => card.edges));
  return {
    move: true,
    armory: floors.has('armory'),
    exit: true,
    door: floors.has('key') || [...edges].some((edge) => typeof edge === 'number'),
    ladder: floors.has('ladder'),
    current: edges.has('against'),
    dwarf: edges.has('narrow'),
    elf: starts.elf !== undefined,
    barbarian: floors.has('trap'),
    mage: floors.has('invocation'),
    sister: starts.sister !== undefined,
    turn: shape === 'rotating',
    slide: shape === 'sliding',
  };
}
