import type { Lang } from '#content/locales/index.ts';
import type { PawnId } from '#engine/mall/index.ts';
import { EVERY_PIECE, type PieceAct } from '../pieces/index.ts';
import type { CliPiece, OwnAct } from '../pieces/piece.ts';
import type { Act, Intent } from './intent.ts';
import { type TableWord, type Words, wordsOf } from './words.ts';

// From a typed line to an intent: 'e n 2', '3: e n 2', 'x', 'p 2', '!3', 'save FILE'.

/** `about`: the pawns of the game, who come first where two have one letter. */
export function parse(lang: Lang, text: string, about: readonly PawnId[] = []): Intent {
  const trimmed = text.trim();
  if (trimmed === '') return { kind: 'nothing' };
  const words = wordsOf(lang, about);
  const [, seatText, rest] = /^(\d{1,2})\s*:\s*(.*)$/.exec(trimmed) ?? [];
  const seat = seatText === undefined ? null : Number(seatText) - 1;
  const asked = (rest ?? trimmed).trim();
  if (seat !== null && asked === '') return { kind: 'focus', seat };
  return tableIntent(words, asked, seat) ?? actIntent(words, asked, seat) ?? unclear(words, asked);
}

const PLAIN_WORDS: readonly TableWord[] = ['start', 'pause', 'resume', 'help', 'legend', 'board', 'quit'];

function tableIntent(words: Words, text: string, seat: number | null): Intent | null {
  const [first = '', ...more] = text.split(/\s+/);
  const word = words.table(first);
  if (word === 'save') return { kind: 'save', file: text.slice(first.length).trim() };
  if (word === 'card' && more.length === 0) return { kind: 'card', seat };
  const plain = PLAIN_WORDS.find((candidate) => candidate === word && more.length === 0);
  return plain === undefined ? null : { kind: plain as 'help' };
}

function actIntent(words: Words, text: string, seat: number | null): Intent | null {
  const act = tableAct(words, text) ?? plainAct(words, text) ?? heroAct(words, text);
  return act === null ? null : { kind: 'act', act, seat };
}

function tableAct(words: Words, text: string): Act | null {
  const nag = /^!\s*(\d{1,2})$/.exec(text)?.[1];
  if (nag !== undefined) return { kind: 'doSomething', target: Number(nag) - 1 };
  const [first = '', second] = text.split(/\s+/);
  const word = words.table(first);
  const rest = text.slice(first.length).trim();
  if (word === 'stare' && numberOf(second) !== null) return { kind: 'stare', target: Number(second) - 1 };
  if (word === 'say') return { kind: 'speak', channel: 'words', text: rest };
  return word === 'sign' ? { kind: 'speak', channel: 'gestures', text: rest } : null;
}

const LONE: Readonly<Record<string, Act>> = {
  x: { kind: 'explore' },
  t: { kind: 'theft' },
};

function plainAct(words: Words, text: string): Act | null {
  const lone = Object.hasOwn(LONE, text.toLowerCase()) ? LONE[text.toLowerCase()] : undefined;
  if (lone !== undefined) return lone;
  const place = /^p(?:\s*(\d{1,3}))?$/i.exec(text);
  if (place !== null) return { kind: 'place', number: numberOf(place[1]) };
  return first((piece) => piece.read?.(text, words));
}

function heroAct(words: Words, text: string): Act | null {
  const [first = '', second = '', third, more] = text.split(/\s+/);
  const pawn = words.hero(first);
  const number = numberOf(third);
  if (pawn === undefined || more !== undefined || (third !== undefined && number === null)) return null;
  return heroActOf(words, pawn, second, number);
}

function heroActOf(words: Words, pawn: PawnId, word: string, number: number | null): Act | null {
  const direction = words.direction(word);
  if (direction !== undefined) return { kind: 'move', pawn, direction, number };
  if (/^v$/i.test(word)) return { kind: 'vortex', pawn, number };
  if (/^l$/i.test(word) && number === null) return { kind: 'escalator', pawn };
  return first((piece) => piece.readHero?.(pawn, word, number));
}

/** What the first piece that understands it makes of it. */
function first(ask: (piece: CliPiece<OwnAct>) => OwnAct | null | undefined): PieceAct | null {
  for (const piece of EVERY_PIECE) {
    const act = ask(piece) ?? null;
    if (act !== null) return act as PieceAct;
  }
  return null;
}

function unclear(words: Words, text: string): Intent {
  const [first = ''] = text.split(/\s+/);
  return { kind: 'unclear', text, pawn: words.hero(first) ?? null };
}

function numberOf(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,3}$/.test(text) ? Number(text) : null;
}
