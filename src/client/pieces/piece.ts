import type { ComponentType } from 'preact';
import type { Area } from '#client/board/config.ts';
import type { Landmark } from '#client/board/state.ts';
import type { MallModel } from '#client/mall/model.ts';
import type { Seen } from '#client/mall/offers.ts';
import type { Told } from '#client/mall/reasons.ts';
import type { Lang, PageKey } from '#content/locales/index.ts';
import type { Action, Colour, MallCommand, MallEvent, PawnId, PieceId, View } from '#engine/mall/index.ts';
import type { Placement } from '#engine/mall/lattice.ts';
import type { Space } from '#engine/mall/spaces.ts';
import type { Feature, Tile } from '#engine/mall/tile.ts';
import type { Seated } from '../screens/game/around.ts';
import type { Voice } from '../sound/cues.ts';
import type { Session } from '../state/session.ts';

// The page's half of a rule piece: a plain object in a folder of its own. The rest of the page knows this shape and no
// piece by name; it asks those of the game that is played (`piecesOf`).

export interface PagePiece extends Voice {
  readonly id: PieceId;

  /** Drawn on the tiles, in hundredths of a space. */
  readonly OnTiles?: Drawn;
  /** How the symbols look that it gives force to, around the middle of their space. */
  readonly signs?: Readonly<Partial<Record<Feature['kind'], ComponentType<SignLook>>>>;
  readonly doors?: Doors;
  /** What a pawn that it brings looks like, in a drawing of 100 by 100 with the feet at 88. */
  readonly figures?: Readonly<Partial<Record<PawnId, ComponentType>>>;
  /** What a pawn wears as long as something is so about it: drawn over its figure, in the same measure. */
  readonly Worn?: ComponentType<WornLook>;
  /** Drawn above the pawns, which may hide what lies on the tiles. */
  readonly OverPawns?: Drawn;
  /** What of it has a marker at the edge while it is out of sight. */
  beyond?(look: OnBoard): readonly Landmark[];
  /** Drawn beside the mark of each exploration space of a colour. */
  readonly badge?: Badge;
  readonly caution?: Caution;
  /** What keeps this pawn from a step, where the mall alone looks as if it were a wall. */
  blocks?(view: View, pawn: number, from: Space, direction: number): BoardKey | null;
  /** Parts of the table that are tapped for its commands, where that does no harm. */
  areas?(seen: Seen, options: readonly MallCommand[], chosen: PawnId | null): readonly Area<MallCommand>[];
  /** What a tap there may have been meant for, so that it can be said why not; or what is to be said of it. */
  meant?(view: View, seat: number, pawn: PawnId | null, to: Space): OfSeat | Told | null;
  /** Whose command it is, by the action on the tile. */
  action?(command: MallCommand): Action | null;

  /** An event in words, for those who do not see it; '' where there is nothing to say; `view` is the game after it. */
  announce?(lang: Lang, view: View, event: MallEvent): string | null;
  /** What of it lies on a space, or is so there, by name. */
  lies?(lang: Lang, view: View, space: Space): readonly string[];

  /** What of it one looks for in a finished game; `all` are the events of the same command. */
  recalls?(event: MallEvent, all: readonly MallEvent[]): Recalled | null;

  /** Over the board, for a moment. */
  readonly Moment?: ComponentType<Seated>;
  /** A line of the card on which everyone says they are ready. */
  readonly ready?: PageKey;
  /** More than a line of it. */
  readonly Ready?: ComponentType<Seated>;
  /** What it asks of those at the table, where everything is asked: nothing of it covers the sand. */
  readonly Asks?: ComponentType<Seated>;
  /** On somebody's face among the players. */
  readonly OnFace?: ComponentType<SeatProps>;
  /** How somebody is seen by all, where they are more or less than a player. */
  about?(view: View, seat: number): AboutSeat | null;
  /** What is said of talking to whoever sits here, where it is not for them as for everybody. */
  talk?(view: View): OwnTalk | null;
  /** Over what is said, while one may talk. */
  readonly Talk?: ComponentType<Seated>;
  /** In the menu of the game. */
  readonly Menu?: ComponentType<MenuEntry>;
  /** Beside what can be done now. */
  readonly Acts?: ComponentType<AtTable>;
  /** Its tokens, which lie in one place from the ready card on. */
  readonly Tray?: ComponentType<AtTable>;
  /** What there is of it, one by one, below what the rules say. */
  readonly Legend?: ComponentType;
  /** What is done with them: whoever only chooses a pawn is not offered it. */
  readonly tools?: readonly MallCommand['type'][];
  /** By the hourglass: what ends when it is turned. */
  readonly UntilFlip?: ComponentType<Seated>;
  /** Beside a seat's own action tiles. */
  readonly Hand?: ComponentType<Seated>;
  /** How long silence lasts, where it is not only until the sand turns. */
  readonly silence?: PageKey;
  /** After the sand turned, in place of what one holds. */
  readonly flipped?: PageKey;
  /** By the position of the key; what stands on it is on the piece's card. */
  readonly keys?: Readonly<Record<string, (session: Session) => void>>;
}

export type SeatProps = Seated & { readonly seat: number };
export type MenuEntry = Seated & { readonly onClose: () => void };

export interface AboutSeat {
  /** The name of its look, for the style sheet of the piece. */
  readonly look: string;
  readonly note: PageKey;
}

export interface OwnTalk {
  readonly title: PageKey;
  readonly hint: PageKey;
}

export type OfSeat = MallCommand & { readonly seat: number };

export interface Recalled {
  readonly kind: 'caught' | 'freed';
  readonly pawn: PawnId;
}

/** What several pieces share is drawn once. */
export type Drawn = ComponentType<OnBoard> | readonly ComponentType<OnBoard>[];

export interface OnBoard {
  readonly model: MallModel;
  readonly lang: Lang;
}

export interface WornLook {
  readonly view: View;
  readonly pawn: string;
}

export interface SignLook {
  /** The board direction that the space leads out to, where it does, or means [R19]. */
  readonly towards: number;
}

/** Doors between the spaces of a tile, which are corridor where no piece has any. */
export interface Doors {
  readonly Doors: ComponentType<DoorsLook>;
  /** For the chosen pawn, or with nobody chosen for anyone. */
  areOpen(view: View, chosen: PawnId | null): boolean;
}

export interface DoorsLook {
  readonly tile: Tile;
  readonly turn: Placement['turn'];
  readonly open: boolean;
}

export type BoardKey = PageKey & `board.${string}`;

export interface AtTable extends Seated {
  /** The sorts of commands that this seat may give now. */
  readonly can: ReadonlySet<MallCommand['type']>;
}

export interface Badge {
  readonly colour: Colour;
  readonly Mark: ComponentType;
}

/** What a hero had better not do, although the rules let it. */
export interface Caution {
  /** Where this one had better not go: by these commands, else by whatever one is offered who chooses it. */
  spaces(view: View, pawn: PawnId, commands?: readonly MallCommand[]): readonly Space[];
  /** What is said of such a space. */
  readonly thing: BoardKey;
  /** What is said of all of them when the hero is chosen; nothing where there is nothing to say. */
  say(lang: Lang, view: View, spaces: readonly Space[], pawn: PawnId): string;
}
