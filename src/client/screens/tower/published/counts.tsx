import type { Published } from '#content/puzzle.ts';
import { Pic } from '../../../ui/pics.tsx';
import { tx } from '../../../ui/text.ts';
import { Star } from '../stars.tsx';
import { earnedOf, puzzles } from './kept.ts';
import './counts.css';

/** How many solved it here, and in how few actions; and what became of it in this browser. */
export function Counts({ puzzle }: { readonly puzzle: Published }) {
  const { code, solved, liked, fewest } = puzzle;
  return (
    <span class="small soft puzzle-counts">
      <span>{solved === 0 ? tx('editor.browse.nobody') : tx('editor.browse.solved', { count: solved })}</span>
      {fewest === null ? null : <span>{tx('editor.browse.fewest', { count: fewest })}</span>}
      {liked === 0 ? null : <span>{tx('editor.browse.likes', { count: liked })}</span>}
      <Own code={code} />
    </span>
  );
}

function Own({ code }: { readonly code: string }) {
  const earned = earnedOf(code);
  if (puzzles.value[code]?.actions === undefined) return null;
  return (
    <span class="puzzle-own">
      {earned === 'none' ? <Pic name="check" /> : <Star kind={earned} />}
      {tx('editor.browse.byYou')}
    </span>
  );
}
