import type { AtTable, PagePiece } from '../piece.ts';
import { TheftWaits } from '../theftWaits.tsx';

/** [XT10] why nothing is stolen yet. */
const NoFrog = (props: AtTable) => <TheftWaits {...props} code="theft.noFrog" />;

export const frogDiversion: PagePiece = { id: 'frogDiversion', Acts: NoFrog };
