import { QUEST_IDS, TUTORIALS } from '#content/adventures.ts';
import { notJoining, setupOf } from '#content/choices.ts';
import { titleOf } from '#content/own.ts';
import { shippedQuest } from '#content/questSet.ts';
import { boxFor } from '#content/tileSets.ts';
import { tileSets } from '#content/tiles.ts';
import { openOrder, towerHeader } from '#content/towerOrder.ts';
import { FORMATS, type LogHeader } from '#engine/core/log.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import { logHeader, openBox, type Setup } from '#engine/mall/index.ts';
import { PIECES } from '#engine/mall/rules/index.ts';
import type { TowerOrder } from '#engine/tower/log.ts';
import type { AnyChoice, TowerChoice } from '#protocol/messages.ts';
import type { AnyEvent, GameEngine } from '#room/gameEngine.ts';
import { mallEngine } from '#room/mallEngine.ts';
import { type RoomRefusal, roomRefuse } from '#room/refusal.ts';
import { towerEngine } from '#room/towerEngine.ts';

// The games of the family, ready to be laid on a table: from what a room chose, or from what a log says.

export type AnySetup = Setup | TowerOrder;
export type AnyHeader = LogHeader<AnySetup>;
export type AnyEngine = GameEngine<unknown, AnyEvent>;
export type Opened =
  | { readonly engine: AnyEngine; readonly header: (title: Title) => AnyHeader }
  | { readonly problems: readonly Refusal[] };
type Title = AnyHeader['title'];

export type Catalogue = ReturnType<typeof openCatalogue>;

const MOST_KEPT = 200;

export function openCatalogue(sets = tileSets()) {
  const [newest] = sets;
  // What was opened lately: rules never change, so all games of a set-up with the same tiles share them.
  const kept = new Map<string, Opened>();

  function open(setup: AnySetup, content?: string): Opened {
    const key = JSON.stringify([setup, content]);
    const known = kept.get(key);
    if (known !== undefined) return known;
    if (kept.size >= MOST_KEPT) kept.clear();
    const opened = isOrder(setup) ? openQuest(setup) : openHeist(boxOf(setup, content));
    kept.set(key, opened);
    return opened;
  }

  const boxOf = (setup: Setup, content: string | undefined) =>
    content === undefined ? openBox(setup, newest, PIECES) : boxFor(setup, content, sets, PIECES);

  return {
    /** A new game, with the newest tiles. */
    open: (setup: AnySetup) => open(setup),
    /** The rules a log was played by, with its own tiles; null where they are not in this catalogue. */
    engineOf: ({
      format,
      setup,
      content,
    }: Pick<AnyHeader, 'format' | 'setup' | 'content'>): AnyEngine | null => {
      if (!FORMATS.includes(format) || typeof content !== 'string') return null;
      const opened = open(setup, content);
      return 'engine' in opened ? opened.engine : null;
    },
  };
}

function openHeist(opened: ReturnType<typeof openBox>): Opened {
  if ('problems' in opened) return opened;
  const { box } = opened;
  return { engine: mallEngine(box), header: (title) => logHeader(box, title) };
}

function openQuest(order: TowerOrder): Opened {
  const opened = openOrder(order);
  if ('problems' in opened) return opened;
  return { engine: towerEngine(opened.box), header: (title) => towerHeader(order, title) };
}

export function isOrder(setup: AnySetup): setup is TowerOrder {
  return 'drawing' in setup;
}

/** What was chosen, for so many players; undefined where there is no such thing. */
export function setupFor(choice: AnyChoice, players: number): AnySetup | undefined {
  return 'tower' in choice ? orderFor(choice, players) : setupOf(choice, players);
}

/** Why there is no such thing. */
export function noSuchGame(choice: AnyChoice): RoomRefusal {
  if ('evening' in choice) return roomRefuse('lobby.evening', { evening: choice.evening });
  const wrong = 'scenario' in choice ? notJoining(choice) : null;
  if (wrong === null) return roomRefuse('lobby.choice');
  if ('rolesFrom' in wrong) return roomRefuse('lobby.roles', wrong);
  if ('last' in wrong) return roomRefuse('lobby.lastTile', wrong);
  if ('guards' in wrong) return roomRefuse('lobby.guards', wrong);
  return 'module' in wrong ? roomRefuse('lobby.module', wrong) : roomRefuse('lobby.noModules', wrong);
}

function orderFor({ tower }: TowerChoice, players: number): TowerOrder | undefined {
  const { tongue } = tower;
  if ('drawing' in tower) return { players, drawing: tower.drawing, tongue };
  if (!QUEST_IDS.includes(tower.quest)) return undefined;
  const { drawing } = shippedQuest(tower.quest);
  // [T17] whoever learns may talk.
  return { players, drawing, tongue: TUTORIALS.includes(tower.quest) ? 'free' : tongue };
}

export function titleFor(choice: AnyChoice): Title {
  if (!('tower' in choice)) return titleOf(choice);
  const { tower } = choice;
  const what = 'quest' in tower ? { quest: tower.quest } : { puzzle: tower.name };
  return { ...what, tongue: tower.tongue };
}
