import type { Result } from '#engine/mall/index.ts';
import { tx, txMaybe } from '../../ui/text.ts';

/** How it ended, in a few words; being caught is not running out of sand. */
export function endTitle({ won, reason }: Result): string {
  return won ? tx('play.end.won') : (txMaybe(`security.lost.${reason}`) ?? tx('play.end.lost'));
}
