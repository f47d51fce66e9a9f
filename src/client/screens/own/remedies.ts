import { setupHere } from '#client/pieces/known.ts';
import { MODULES } from '#content/moduleList.ts';
import { type OwnScenario, SPELLS } from '#content/own.ts';
import { SPELL_IDS } from '#content/readySpells.ts';
import type { Refusal } from '#engine/mall/index.ts';
import {
  has,
  swapTile,
  tilesOnOffer,
  toggleRule,
  toggleSpell,
  toggleTile,
  twinOf,
  withModule,
} from './draft.ts';
import { isAmong, problemsOf, USUAL } from './fit.ts';

// What would mend an own scenario: found by asking the engine about each small change. Pure.

export interface Remedy {
  readonly kind: 'add' | 'drop' | 'swap' | 'with' | 'without' | 'ready' | 'unready';
  /**
   * The tile to add, to take out or to have instead of its twin, the rule to play with or without, or the spell to lay
   * ready or not.
   */
  readonly name: string;
  readonly mended: OwnScenario;
}

const MOST_REMEDIES = 2;

/** Small changes, each of which makes this problem go away; those that bring no other come first. */
export function remediesFor(own: OwnScenario, problem: Refusal): readonly Remedy[] {
  const before = problemsOf(setupHere({ own }, USUAL));
  const clean: Remedy[] = [];
  const others: Remedy[] = [];
  for (const remedy of smallChanges(own, problem)) {
    if (clean.length === MOST_REMEDIES) break;
    const after = problemsOf(setupHere({ own: remedy.mended }, USUAL));
    if (isAmong(problem, after)) continue;
    (after.every((one) => isAmong(one, before)) ? clean : others).push(remedy);
  }
  return [...clean, ...others].slice(0, MOST_REMEDIES);
}

/** Giving up what the problem itself speaks of, a tile for its twin, a spell, one tile more, a module with its tiles. */
function smallChanges(own: OwnScenario, { params }: Refusal): readonly Remedy[] {
  const spoken = Object.values(params).map(String);
  const tiles = [...own.tiles, ...own.onTop];
  const offered = tilesOnOffer(own);
  const without = own.pieces
    .filter((piece) => spoken.includes(piece))
    .map((name): Remedy => ({ kind: 'without', name, mended: toggleRule(own, name) }));
  const drop = tiles
    .filter((tile) => spoken.includes(tile) || spoken.includes(twinOf(tile)))
    .map((name): Remedy => ({ kind: 'drop', name, mended: toggleTile(own, name) }));
  const swap = tiles
    .filter((tile) => offered.includes(twinOf(tile)) && !has(own, twinOf(tile)))
    .map((tile): Remedy => ({ kind: 'swap', name: twinOf(tile), mended: swapTile(own, tile) }));
  const more = MODULES.filter(({ piece }) => !own.pieces.includes(piece)).map(
    (module): Remedy => ({ kind: 'with', name: module.piece, mended: withModule(own, module) }),
  );
  const { spells = [] } = own;
  const unready = [...new Set(spells)]
    .filter((spell) => spoken.includes(spell))
    .map((name): Remedy => ({ kind: 'unready', name, mended: toggleSpell(own, name) }));
  const mayLie = (spell: string) => own.pieces.includes(SPELLS) || spoken.includes(spell);
  const ready = SPELL_IDS.filter((spell) => !spells.includes(spell) && mayLie(spell)).map(
    (name): Remedy => ({ kind: 'ready', name, mended: toggleSpell(own, name) }),
  );
  const add = offered
    .filter((tile) => !has(own, tile) && !has(own, twinOf(tile)))
    .map((name): Remedy => ({ kind: 'add', name, mended: toggleTile(own, name) }));
  return [...unready, ...without, ...drop, ...swap, ...ready, ...add, ...more];
}
