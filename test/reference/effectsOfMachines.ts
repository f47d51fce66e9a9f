import { caught, when } from './changes.ts';
import { inRoom } from './guards.ts';
import { GUARDS, guardsOn, isGuard, type Position, pawnAt, shows, tileAt } from './position.ts';
import type { Word } from './words.ts';

// What beholder, sensor, control room, reinforcements and the tutorials' rules brought about, by name.

export function ofMachines(before: Position, word: Word, after: Position): string[] {
  return [
    ...ofBeholder(before, word, after),
    ...ofSensor(before, word, after),
    ...ofReinforcements(before, word, after),
    ...ofWalks(before, word, after),
    when('won when the tile was clear', after.result === 'won' && after.gone.length === before.gone.length),
    when('theft with a frog inside', word.type === 'theft' && before.spells.frog?.inside === true),
    when('sent after the theft', word.type === 'sendGuard' && before.stolen),
    when('sending catches', word.type === 'sendGuard' && caught(before, after).length > 0),
    when('deck seen', after.top !== null && before.top === null),
  ];
}

function ofBeholder(before: Position, word: Word, after: Position): string[] {
  const taken = caught(before, after).length > 0;
  const over = 'pawn' in word && tileAt(before, before.pawns.get(word.pawn)) === before.beholder;
  return [
    when('beholder appears', before.beholder === null && after.beholder !== null),
    when('beholder finds somebody', word.type === 'steer' && taken),
    when('beholder is met', word.type !== 'steer' && taken && isMet(before, word)),
    when('a guard under the beholder walks', over && isGuard(word.pawn) && word.type === 'move'),
  ];
}

/** Caught where no guard is. */
function isMet(before: Position, word: Word): boolean {
  return before.beholder !== null && 'pawn' in word && guardsOn(before, before.beholder).length === 0;
}

function ofSensor(before: Position, word: Word, after: Position): string[] {
  return [
    when('sensor appears', before.sensor === null && after.sensor !== null),
    when('sensor finds somebody', word.type === 'turnSensor' && caught(before, after).length > 0),
  ];
}

function ofReinforcements(before: Position, word: Word, after: Position): string[] {
  if (!after.stolen || before.stolen) return [];
  const come = GUARDS.filter((guard) => after.pawns.has(guard) && !before.pawns.has(guard));
  const aside = come.filter((guard) => !shows(after, after.pawns.get(guard), 'reinforcement'));
  const chosen = word.type === 'theft' ? (word.at ?? []) : [];
  return [
    when('reinforcements come', come.length > 0),
    when(
      'reinforcement beside its space',
      aside.some((guard) => !inRoom(after, guard)),
    ),
    when(
      'reinforcement where it was wished',
      chosen.some((at) => at !== null && come.some((guard) => after.pawns.get(guard) === at)),
    ),
    when('reinforcement catches', caught(before, after).length > 0),
    when('theft by itself', word.type !== 'theft'),
  ];
}

function ofWalks(before: Position, word: Word, after: Position): string[] {
  if (word.type !== 'move' || !isGuard(word.pawn)) return [];
  const tile = tileAt(before, before.pawns.get(word.pawn));
  return [
    when('a guard walks beside a guard', guardsOn(before, tile).length > 1),
    when('a second guard walks', word.pawn !== 'guard'),
    when('onto an empty frog', pawnAt(after, before.spells.frog?.at ?? '0,0') === word.pawn),
  ];
}
