import { caught, isCaptive, when } from './changes.ts';
import { ofMachines } from './effectsOfMachines.ts';
import { ofMagic } from './effectsOfMagic.ts';
import { inRoom, ROOM } from './guards.ts';
import {
  guardsOn,
  HEROES,
  isGuard,
  isHero,
  mall,
  type Pawn,
  type Position,
  spotsWith,
  tileAt,
} from './position.ts';
import { beside } from './tiles.ts';
import type { Word } from './words.ts';

// What an act brought about, by name, to see that random play reaches it all and to choose what is rare.

export function effectsOf(before: Position, word: Word, after: Position): string[] {
  const seen = [
    word.type,
    ...ofPawn(before, word, after),
    ...ofCaptives(before, word, after),
    ...ofRoom(before, word, after),
    ...ofTokens(before, after),
    ...ofExploring(before, word, after),
    ...ofEnd(before, after),
    ...ofMagic(before, word, after),
    ...ofMachines(before, word, after),
  ];
  return seen.filter((name) => name !== '');
}

function ofPawn(before: Position, word: Word, after: Position): string[] {
  if (!('pawn' in word)) return [];
  const code = usedCode(before, after);
  return [
    when(`guard: ${word.type}`, isGuard(word.pawn)),
    when('code used', code),
    when('sister walks', word.pawn === 'sister' && word.type === 'move'),
    when(
      'walk cut short by a capture',
      word.type === 'move' && word.distance > 1 && caught(before, after).length > 0,
    ),
    when('out by the steel door', code && left(before, after) > 0),
    when(
      'hero into the room unwatched',
      isHero(word.pawn) && !inRoom(before, word.pawn) && unwatched(after, word.pawn),
    ),
  ];
}

function usedCode(before: Position, after: Position): boolean {
  if (after.outOfOrder.length === before.outOfOrder.length) return false;
  return spotsWith(before, 'code').some(
    (at) => after.outOfOrder.includes(at) && !before.outOfOrder.includes(at),
  );
}

const unwatched = (after: Position, pawn: Pawn) => inRoom(after, pawn) && guardsOn(after, ROOM).length === 0;

const left = (before: Position, after: Position) => after.gone.length - before.gone.length;

function ofCaptives(before: Position, word: Word, after: Position): string[] {
  const taken = caught(before, after);
  const freed = HEROES.filter((hero) => inRoom(before, hero) && !isCaptive(after, hero));
  return [
    when(
      'capture, room there',
      taken.some((hero) => inRoom(after, hero)),
    ),
    when(
      'capture, set aside',
      taken.some((hero) => after.aside.includes(hero)),
    ),
    when('capture by vortex', word.type === 'vortex' && taken.length > 0),
    when('capture by a flip', after.flips > before.flips && taken.length > 0),
    when(
      'aside to the room',
      HEROES.some((hero) => before.aside.includes(hero) && inRoom(after, hero)),
    ),
    when(`freed by ${usedCode(before, after) ? 'code' : word.type}`, freed.length > 0),
  ];
}

function ofRoom(before: Position, word: Word, after: Position): string[] {
  const out = guardsOn(before, ROOM).length > guardsOn(after, ROOM).length;
  const flip = after.flips > before.flips;
  return [
    when('guard put out of the room', out && flip),
    when(`guard leaves the room by ${word.type}`, out && !flip),
    when(
      'captive put back',
      flip &&
        HEROES.some(
          (hero) =>
            inRoom(before, hero) && inRoom(after, hero) && before.pawns.get(hero) !== after.pawns.get(hero),
        ),
    ),
  ];
}

const lost = (one: Position['shafts'], other: Position['shafts']) => other.laid.length < one.laid.length;

function ofTokens(before: Position, after: Position): string[] {
  const flip = after.flips > before.flips;
  const crossed = after.breaches.laid.at(-1);
  const isNew = after.breaches.laid.length > before.breaches.laid.length && crossed !== undefined;
  const border = isNew && tileAt(after, crossed[0]) !== tileAt(after, crossed[1]);
  return [
    when(flip ? 'shaft cleared by a flip' : 'shaft lost to the guard', lost(before.shafts, after.shafts)),
    when(
      flip ? 'breach cleared by a flip' : 'breach lost to the guard',
      lost(before.breaches, after.breaches),
    ),
    when('breach across a border', border),
    when('breach into the room', isNew && tileAt(after, crossed[1]) === '25'),
    when('flip', flip),
    when('flip by a space', flip && after.outOfOrder.length > before.outOfOrder.length),
  ];
}

function ofExploring(before: Position, word: Word, after: Position): string[] {
  const laid = after.laid.length > before.laid.length;
  const ended = before.map !== null && after.outOfOrder.includes(before.map);
  return [
    when('map, first tile', laid && after.map !== null && before.map !== after.map),
    when('map, another tile', laid && after.map !== null && before.map === after.map),
    when(`map ended by ${word.type}`, ended),
    when('ball, first tile', after.ball !== null && before.ball === null),
    when('ball, second tile', laid && after.ball === null && before.ball !== null),
    when('talk by exploring', laid && after.talk),
    when('talk closed', before.talk && !after.talk),
    when('auto-explored', laid && byAuto(before, after)),
    when(
      'guard appears',
      !before.pawns.has('guard') && after.pawns.has('guard') && before.aside.length === 0,
    ),
  ];
}

/** The new tile lies beyond an auto-explore space. */
function byAuto(before: Position, after: Position): boolean {
  const name = after.laid.at(-1)?.name;
  return spotsWith(before, 'auto').some((at) => {
    const outwards = mall(before).ground.get(at)?.outwards ?? null;
    return outwards !== null && mall(after).cells.get(beside(at, outwards)) === name;
  });
}

function ofEnd(before: Position, after: Position): string[] {
  return [
    when('exit', left(before, after) > 0),
    when('won', after.result === 'won'),
    when('lost by captives', after.result === 'lost'),
    when('theft done', after.stolen && !before.stolen),
  ];
}
