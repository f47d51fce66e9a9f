import type { ComponentType } from 'preact';
import type { MallModel } from '#client/mall/model.ts';
import type { Lang, PageKey } from '#content/locales/index.ts';
import type { Colour, MallCommand, MallEvent, PawnId, PieceId, View } from '#engine/mall/index.ts';
import type { Space } from '#engine/mall/spaces.ts';
import type { Seated } from '../screens/game/around.ts';
import type { Voice } from '../sound/cues.ts';
import type { Session } from '../state/session.ts';

// The page's half of a rule piece: a plain object in a folder of its own. The rest of the page knows this shape and no
// piece by name; it asks those of the game that is played (`piecesOf`).

export interface PagePiece extends Voice {
  readonly id: PieceId;

  /** Drawn on the tiles, in hundredths of a space. */
  readonly OnTiles?: ComponentType<OnBoard>;
  /** What a pawn that it brings looks like, in a drawing of 100 by 100 with the feet at 88. */
  readonly figures?: Readonly<Partial<Record<PawnId, ComponentType>>>;
  /** Drawn above the pawns, which may hide what lies on the tiles. */
  readonly OverPawns?: ComponentType<OnBoard>;
  /** Drawn beside the mark of each exploration space of a colour. */
  readonly badge?: Badge;
  readonly caution?: Caution;

  /** An event in words, for those who do not see it; '' where there is nothing to say; `view` is the game after it. */
  announce?(lang: Lang, view: View, event: MallEvent): string | null;
  /** What of it lies on a space, by name. */
  lies?(lang: Lang, view: View, space: Space): readonly string[];

  /** A line of the card on which everyone says they are ready. */
  readonly ready?: PageKey;
  /** Beside what can be done now. */
  readonly Acts?: ComponentType<AtTable>;
  /** Beside a seat's own action tiles. */
  readonly Hand?: ComponentType<Seated>;
  /** How long silence lasts, where it is not only until the sand turns. */
  readonly silence?: PageKey;
  /** After the sand turned, in place of what one holds. */
  readonly flipped?: PageKey;
  /** By the position of the key; what stands on it is on the piece's card. */
  readonly keys?: Readonly<Record<string, (session: Session) => void>>;
}

export interface OnBoard {
  readonly model: MallModel;
  readonly lang: Lang;
}

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
  /** Where this one had better not go. */
  spaces(view: View, pawn: PawnId): readonly Space[];
  /** What is said of such a space. */
  readonly thing: PageKey & `board.${string}`;
  /** What is said of all of them when the hero is chosen; nothing where there is nothing to say. */
  say(lang: Lang, view: View, spaces: readonly Space[]): string;
}
