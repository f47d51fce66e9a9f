import { capital, t } from '#content/locales/index.ts';
import { progressTexts } from '#content/locales/progress.ts';
import { ACTIONS, type Action } from '#engine/mall/actions.ts';
import {
  type Hand,
  itemsHeld,
  mayTalk,
  outOfService,
  type PawnId,
  type PublicGame,
  progressOf,
  sandLeft,
  type Tile,
} from '#engine/mall/index.ts';
import { SLOT } from '#engine/mall/tile.ts';
import { tileOfPawn } from '#engine/mall/ways.ts';
import { piecesOf } from '../pieces/index.ts';
import { heroActs, pawnLabel, tableActs } from './acts.ts';
import { COLOUR_INKS, colourLetter, DIM, INKS, type Look, lit, pawnStyle, STRONG } from './look.ts';
import { type Line, line, type Span, span, wrap } from './text.ts';
import { clockText } from './time.ts';

// Everything beside the board: the hourglass, the deck, the seats, and what one of them can do.

export interface PanelView {
  readonly game: PublicGame;
  readonly look: Look;
  /** Game time. */
  readonly now: number;
  readonly focus: number;
}

export function drawPanel(view: PanelView, width: number): readonly Line[] {
  return [
    hourglass(view, width),
    ...stateLines(view, width),
    ...tileLines(view),
    ...seatLines(view),
    ...pieceTexts(view.game, view.look).flatMap((text) => wrap(text, width)),
    ...optionLines(view, width),
  ];
}

/** The upper half of the sand as a bar; the last half minute is felt. */
export function hourglass({ game, look, now }: PanelView, width: number): Line {
  const { sand, clock, phase } = game.shared;
  const left = phase === 'setup' ? sand.full : sandLeft(sand, now);
  const ink = left < 30_000 ? INKS.alarm : INKS.sand;
  const length = Math.max(6, Math.min(24, width - 22));
  const grains = Math.round((left / sand.full) * length);
  const bar = look.marks.fill.repeat(grains) + look.marks.empty.repeat(length - grains);
  const paused = clock.since === null ? '' : `  ${t(look.lang, 'cli.panel.paused')}`;
  return line(
    span(`${look.marks.timer} ${clockText(left)} `, lit(ink)),
    span(bar, { ink, ground: INKS.dark }),
    paused,
  );
}

function stateLines({ game, look }: PanelView, width: number): readonly Line[] {
  const { lang, marks } = look;
  const counts = [
    t(lang, 'cli.panel.left', { count: game.shared.deckLeft }),
    ...backTexts(game, look),
    t(lang, 'cli.panel.flips', { count: game.shared.flips }),
    ...theftTexts(game, look),
  ];
  const far = progressTexts(lang, progressOf(game));
  const lines = [counts, far, watchTexts(game, look)]
    .filter((texts) => texts.length > 0)
    .flatMap((texts) => wrap(texts.join(` ${marks.dot} `), width));
  return [...lines, talkLine(game, look)];
}

/** [X0.4] where backs differ, everybody sees that of the top tile. */
export function backTexts({ shared }: PublicGame, { lang }: Look): readonly string[] {
  return shared.deckBack == null ? [] : [t(lang, `cli.panel.back.${shared.deckBack}`)];
}

/** [X1.2] who watches which tile. */
function watchTexts(game: PublicGame, { lang }: Look): readonly string[] {
  const { box } = game;
  return box.pawns.flatMap((pawn, number) => {
    const tile = box.tiles[tileOfPawn(game, number)];
    if (box.cast[number]?.closes !== 'tile' || tile === undefined) return [];
    const hero = capital(t(lang, `game.theHero.${pawn}`));
    return [t(lang, 'cli.panel.watches', { hero, tile: tile.name })];
  });
}

/** Nothing where nothing is to be stolen. */
function theftTexts(game: PublicGame, { lang }: Look): readonly string[] {
  if (!game.box.goals.theft) return [];
  if (game.shared.stolen) return [t(lang, 'cli.panel.theft.after')];
  const ready = game.shared.phase === 'running' && itemsHeld(game);
  return [t(lang, ready ? 'cli.panel.theft.ready' : 'cli.panel.theft.before')];
}

function talkLine(game: PublicGame, look: Look): Line {
  const open = mayTalk(game, 'words') || mayTalk(game, 'gestures');
  return line(span(talkText(game, look), open ? lit(INKS.good) : DIM));
}

function talkText(game: PublicGame, { lang }: Look): string {
  if (mayTalk(game, 'words')) return t(lang, 'cli.panel.talk');
  return t(lang, mayTalk(game, 'gestures') ? 'cli.panel.gestures' : 'cli.panel.silence');
}

/** Theft, silence, pause, the nagged seat and what pieces have to say, for those who hear and do not see. */
export function statesOf(game: PublicGame, look: Look): readonly string[] {
  const { clock, doSomething } = game.shared;
  const { lang } = look;
  return [
    ...theftTexts(game, look),
    ...progressTexts(lang, progressOf(game)),
    ...watchTexts(game, look),
    talkText(game, look),
    ...(clock.since === null ? [] : [t(lang, 'cli.panel.paused')]),
    ...(doSomething === null ? [] : [t(lang, 'cli.panel.nagged', { seat: doSomething + 1 })]),
    ...pieceTexts(game, look),
  ];
}

function tileLines({ game, look }: PanelView): readonly Line[] {
  const shown = [
    { key: 'cli.panel.drawn', tile: game.shared.drawn },
    { key: 'cli.panel.next', tile: game.shared.deckTop },
  ] as const;
  return shown.flatMap(({ key, tile: number }) => {
    const tile = number === null ? undefined : game.box.tiles[number];
    if (tile === undefined) return [];
    return [line(span(t(look.lang, key, { tile: tile.name }), STRONG), ...tileBrief(look, tile))];
  });
}

/** What a tile brings, in the marks of the board: exploration spaces, vortexes, items, exits… */
export function tileBrief(look: Look, tile: Tile): readonly Span[] {
  return tile.cells.flatMap(({ features }, cell) =>
    features.flatMap((feature) => {
      if (!('colour' in feature)) return plainBrief(look, feature.kind);
      const mark = feature.kind === 'explore' ? exploreArrow(look, tile, cell) : BRIEF[feature.kind];
      const text = `${mark}${colourLetter(look.lang, feature.colour)} `;
      return [span(text, lit(COLOUR_INKS[feature.colour]))];
    }),
  );
}

const BRIEF = { vortex: '@', item: '$', exit: '!' } as const;

function plainBrief({ marks }: Look, kind: string): readonly Span[] {
  const { timer, camera, crystal, auto, prints } = marks;
  const own: Readonly<Record<string, string>> = { timer, camera, crystal, auto, ...prints };
  return own[kind] === undefined ? [] : [span(`${own[kind]} `)];
}

/** Relative to the way one comes in: an entry from the south means that up is straight on. */
function exploreArrow({ marks }: Look, tile: Tile, cell: number): string {
  const sides = ['north', 'east', 'south', 'west'] as const;
  const side = sides.findIndex((direction) => SLOT[direction] === cell);
  const entry = tile.entry === null ? 2 : sides.indexOf(tile.entry);
  return marks.arrows[(side - entry + 6) & 3] ?? '';
}

function seatLines({ game, look, focus }: PanelView): readonly Line[] {
  return game.shared.hands.map((hand, seat) => {
    const mark = seat === focus ? look.marks.focus : ' ';
    const nagged = game.shared.doSomething === seat ? `  ${t(look.lang, 'cli.panel.doSomething')}` : '';
    return line(
      span(`${mark} ${seat + 1}  `, seat === focus ? STRONG : {}),
      span(handText(look, hand, game), seat === focus ? STRONG : {}),
      span(nagged, { ink: INKS.alarm, bold: true }),
    );
  });
}

/** Signs and words, or `bare` words only. */
export function handText(look: Look, hand: Hand, game: PublicGame, bare = false): string {
  const held = ACTIONS.filter((action) => hand.some((tile) => tile.includes(action)));
  if (held.length === 0) return t(look.lang, 'cli.panel.noAction');
  if (bare) return held.map((action) => t(look.lang, `game.action.${action}`)).join(', ');
  return held.map((action) => actionText(look, action, game)).join('  ');
}

/** [M18] after the theft the vortex shows as unavailable. */
function actionText(look: Look, action: Action, game: PublicGame): string {
  const { marks } = look;
  const signs = [...marks.arrows, '@', marks.escalator, '?'];
  const shut = action === 'V' && outOfService(game) !== null ? marks.broken : '';
  return `${signs[ACTIONS.indexOf(action)]} ${t(look.lang, `game.action.${action}`)}${shut}`;
}

function pieceTexts(game: PublicGame, look: Look): readonly string[] {
  return piecesOf(game.box).flatMap((piece) => piece.panel?.(game, look) ?? []);
}

function optionLines({ game, look, focus }: PanelView, width: number): readonly Line[] {
  if (game.shared.phase === 'over') return [];
  const heroes = game.box.pawns.flatMap((pawn) => heroLine(game, look, focus, pawn));
  const table = tableActs(game, look, focus);
  const rest = table.length > 0 ? [line('  ', span(table.join('   '), STRONG))] : [];
  const start = game.shared.phase === 'setup' ? wrap(t(look.lang, 'cli.panel.notStarted'), width) : [];
  const any = heroes.length + rest.length > 0;
  if (!any && start.length > 0) return start;
  const title = t(look.lang, any ? 'cli.panel.can' : 'cli.panel.cannot', { seat: focus + 1 });
  return [...start, line(span(title, DIM)), ...heroes, ...rest];
}

function heroLine(game: PublicGame, look: Look, seat: number, pawn: PawnId): readonly Line[] {
  const acts = heroActs(game, look, seat, pawn);
  if (acts.length === 0) return [];
  return [line('  ', span(` ${pawnLabel(look, pawn)} `, pawnStyle(pawn)), `  ${acts.join('   ')}`)];
}
