import { Pic } from '../../ui/pics.tsx';
import { tx } from '../../ui/text.ts';

/** The result was put aside to look at the board: the way back to it. */
export function Unfold({ onUnfold }: { readonly onUnfold: () => void }) {
  return (
    <button type="button" class="button sand end-unfold" onClick={onUnfold}>
      <Pic name="list" />
      {tx('play.end.result')}
    </button>
  );
}
