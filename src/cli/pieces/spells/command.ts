import { type MallCommand, options, type PawnId, type PublicGame } from '#engine/mall/index.ts';
import { OFF, type Space, tileOf } from '#engine/mall/spaces.ts';
import { pawnData, spaceOfPawn } from '#engine/mall/ways.ts';
import { spaceAt, tileNamed, type Unsure } from '../../play/picking.ts';
import type { Cast } from './read.ts';

// From what was typed to the spell's command: the only one that it can mean, or else what was typed, for the engine to
// refuse.

const HOW: Unsure = { unsure: 'cli.say.spellHow', params: {} };

type Casting = Extract<MallCommand, { readonly type: `cast${string}` }>;

const isCasting = (command: MallCommand): command is Casting => command.type.startsWith('cast');
const typeOf = ({ spell }: Cast) => `cast${spell.slice(0, 1).toUpperCase()}${spell.slice(1)}`;

export function castFor(game: PublicGame, cast: Cast, seat: number): MallCommand | Unsure {
  const type = typeOf(cast);
  const meant = options(game, seat).filter(
    (command): command is Casting => isCasting(command) && command.type === type && fits(game, cast, command),
  );
  const [only, ...more] = meant;
  if (only !== undefined) return more.length === 0 ? only : HOW;
  return asTyped(game, cast, seat);
}

function fits(game: PublicGame, { pawns, spot, tile }: Cast, command: Casting): boolean {
  const named = [
    ...('pawn' in command ? [command.pawn] : []),
    ...('other' in command ? [command.other] : []),
  ];
  if (!pawns.every((pawn) => named.includes(pawn))) return false;
  const target = targetOf(command);
  if (spot !== null) return target === spaceAt(game, spot);
  return tile === null || (target !== undefined && tileOf(target) === tileNamed(game, tile));
}

function targetOf(command: Casting): Space | undefined {
  if (command.type === 'castBroom') return command.space;
  return command.type === 'castTeleport' || command.type === 'castVoucher' ? command.to : undefined;
}

/** Whatever is missing is a space that is none, so that the reason is about the spell. */
function asTyped(game: PublicGame, { spell, pawns, spot }: Cast, seat: number): MallCommand | Unsure {
  const [pawn = firstGuard(game), other] = pawns;
  const to = (spot === null ? undefined : spaceAt(game, spot)) ?? 0;
  const from = at(game, pawn);
  switch (spell) {
    case 'broom':
      return { type: 'castBroom', seat, space: to };
    case 'frog':
      return { type: 'castFrog', seat, pawn, from };
    case 'voucher':
      return { type: 'castVoucher', seat, pawn, from, to };
    case 'teleport':
      return pawns.length === 1 ? { type: 'castTeleport', seat, pawn, from, to } : HOW;
    case 'swap':
      return other === undefined ? HOW : { type: 'castSwap', seat, pawn, from, other, to: at(game, other) };
    default:
      return { type: typeOf({ spell } as Cast), seat } as MallCommand;
  }
}

const at = (game: PublicGame, pawn: PawnId): Space => Math.max(0, spaceOfPawn(game, pawn));

function firstGuard(game: PublicGame): PawnId {
  const isGuard = (_: PawnId, number: number) => pawnData(game, number).kind === 'guard';
  return (
    game.box.pawns.find((pawn, number) => isGuard(pawn, number) && spaceOfPawn(game, pawn) !== OFF) ?? 'mage'
  );
}
