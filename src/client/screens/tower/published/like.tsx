import { Pic } from '../../../ui/pics.tsx';
import { tx } from '../../../ui/text.ts';
import { tell } from '../tally/told.ts';
import { noteLiked, puzzles } from './kept.ts';

/** Once, and not taken back: nobody knows whose it was. */
export function Like({ code }: { readonly code: string }) {
  const liked = puzzles.value[code]?.liked === true;
  const like = () => {
    noteLiked(code);
    void tell(`/api/puzzles/${code}/liked`, {});
  };
  return (
    <button type="button" class="button" aria-pressed={liked} disabled={liked} onClick={like}>
      <Pic name="heart" />
      {tx(liked ? 'editor.browse.liked.done' : 'editor.browse.like')}
    </button>
  );
}
