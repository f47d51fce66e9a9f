import { act } from './acts.ts';
import { caught, hasFlipped, isCaptive, when } from './changes.ts';
import { holdsCaptive, inRoom } from './guards.ts';
import { type Away, isGuard, type Position, type Spells, tileAt } from './position.ts';
import type { Word } from './words.ts';

// What spells brought about, by name.

export function ofMagic(before: Position, word: Word, after: Position): string[] {
  return [
    ...ofLasting(before, word, after),
    ...ofEnding(before, after),
    ...ofPlaces(before, word, after),
    ...ofGuards(before, word),
  ];
}

/** Whether the act would not have been possible, or not the same, without this spell. */
function took(before: Position, word: Word, after: Position, without: Partial<Spells>): boolean {
  const plain = act({ ...before, spells: { ...before.spells, ...without } }, word, before.sand.turned);
  return plain === null || caught(before, plain).length > caught(before, after).length;
}

function ofLasting(before: Position, word: Word, after: Position): string[] {
  const { ghost, invisible, code, crystal } = before.spells;
  const flip = hasFlipped(before, after);
  const explores = word.type === 'explore' || word.type === 'place';
  return [
    when('through a wall', ghost && word.type === 'move' && took(before, word, after, { ghost: false })),
    when('unseen', invisible && 'pawn' in word && took(before, word, after, { invisible: false })),
    when('door by a spell', code && !after.spells.code && !flip),
    when('tile by a spell', explores && after.spells.crystal < crystal),
    when('crystal lapses', !explores && crystal > 0 && after.spells.crystal === 0 && !flip),
    when('ball made new', word.type === 'castBroom' && word.at === before.ball),
  ];
}

function ofEnding(before: Position, after: Position): string[] {
  if (!hasFlipped(before, after)) return [];
  const { clairvoyance, ghost, invisible, code, crystal, frog, diner } = before.spells;
  const isElsewhere = (away: Away | null) =>
    away !== null && after.pawns.has(away.guard) && after.pawns.get(away.guard) !== away.at;
  return [
    when('clairvoyance ends', clairvoyance),
    when('ghost ends', ghost),
    when('invisibility ends', invisible),
    when('code ends', code),
    when('crystal ends', crystal > 0),
    when('frog back', frog !== null && !frog.inside),
    when('frog back from inside', frog?.inside === true),
    when('diner back', diner !== null),
    when('back elsewhere', isElsewhere(frog) || isElsewhere(diner)),
    when('seen again', invisible && isCaptive(after, 'mage') && !isCaptive(before, 'mage')),
    when('caught by whoever is back', (frog ?? diner) !== null && caught(before, after).length > 0),
    when('lost to whoever is back', !before.table.modules.has('guardRoom') && after.result === 'lost'),
  ];
}

function ofPlaces(before: Position, word: Word, after: Position): string[] {
  if (word.type !== 'castSwap' && word.type !== 'castTeleport') return [];
  const { pawn, type } = word;
  const guards = [pawn, ...(type === 'castSwap' ? [word.other] : [])].filter(isGuard);
  return [
    when(`${type}: ${guards.length} guards`, guards.length > 0),
    when(`${type} flips`, hasFlipped(before, after)),
    when(`${type} leaves`, after.gone.length > before.gone.length),
    when(`${type} catches`, caught(before, after).length > 0),
    when(`${type} into the room`, tileAt(before, word.to ?? undefined) === '25'),
    when(
      `${type} out of the room`,
      guards.some((guard) => inRoom(before, guard)),
    ),
  ];
}

function ofGuards(before: Position, word: Word): string[] {
  if (word.type !== 'castFrog' && word.type !== 'castVoucher') return [];
  return [
    when('frog inside', word.type === 'castFrog' && before.spells.diner?.guard === word.pawn),
    when('frog of a warden', holdsCaptive(before, word.pawn)),
    when('voucher in the room', word.type === 'castVoucher' && inRoom(before, word.pawn)),
  ];
}
