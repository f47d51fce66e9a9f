import { t } from '#content/locales/index.ts';
import type { MallCommand } from '#engine/mall/index.ts';
import { type Token, tokensLeft } from '#engine/mall/rules/antiStress/index.ts';
import type { CliPiece } from '../piece.ts';

// ts turns the sand, tw 3 swaps hands with seat 3, tl opens a talk window.

interface Use {
  readonly kind: 'token';
  readonly token: Token;
  readonly target: number;
}

const LETTERS: Readonly<Record<string, Token>> = { s: 'sand', w: 'swap', l: 'loudspeaker' };

export const antiStress: CliPiece<Use> = {
  id: 'antiStress',
  help: 'cli.help.antiStress',
  kind: 'token',
  read: (text) => {
    const [, letter, seat] = /^t(?:([sl])|(?:w\s*(\d{1,2})))$/i.exec(text) ?? [];
    const token = LETTERS[seat === undefined ? (letter ?? '').toLowerCase() : 'w'];
    return token === undefined ? null : { kind: 'token', token, target: Number(seat ?? 0) - 1 };
  },
  command: (_game, { token, target }, seat) => {
    if (token === 'swap') return { type: 'swapHands', seat, target };
    return { type: token === 'sand' ? 'turnSand' : 'callTalk', seat };
  },
  tableActs: (_game, options) => {
    const has = (type: MallCommand['type']) => options.some((command) => command.type === type);
    const others = options.flatMap((command) => (command.type === 'swapHands' ? command.target + 1 : []));
    return [
      ...(has('turnSand') ? ['ts'] : []),
      ...(others.length > 0 ? [`tw ${others.join(',')}`] : []),
      ...(has('callTalk') ? ['tl'] : []),
    ];
  },
  panel: (game, { lang }) => [t(lang, 'cli.panel.antiStress', { ...tokensLeft(game) })],
  narrate: {
    tokenUsed: (lang, { token, seat, target }) =>
      t(lang, `game.event.tokenUsed.${token}`, { seat: seat + 1, target: (target ?? 0) + 1 }),
  },
};
