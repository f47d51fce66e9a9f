import { useEffect, useState } from 'preact/hooks';
import { readShipped } from '#content/quest-format/shipped.ts';
import { go } from '../../../router.ts';
import { tx } from '../../../ui/text.ts';
import { toast } from '../../../ui/toasts.tsx';
import { fetchPuzzle } from '../published/fetchPuzzle.ts';
import { Edit } from './edit.tsx';
import { take } from './editorState.ts';
import { EditPlay } from './editPlay.tsx';

/** The drawing table; with a puzzle's code, that puzzle is laid on it first. */
export function EditRoute({ id }: { readonly id?: string | undefined }) {
  if (id === 'play') return <EditPlay />;
  return id === undefined ? <Edit /> : <Bring code={id} />;
}

function Bring({ code }: { readonly code: string }) {
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let here = true;
    const arrive = async () => {
      const puzzle = await fetchPuzzle(code);
      const shipped = puzzle === null ? null : readShipped(puzzle.quest);
      if (!here) return;
      if (puzzle === null || shipped === null || 'errors' in shipped) toast(tx('editor.published.none'));
      else take(shipped.quest, puzzle.title);
      history.replaceState(null, '', '/tower/edit');
      go('/tower/edit');
    };
    arrive().catch(() => here && setFailed(true));
    return () => {
      here = false;
    };
  }, [code]);
  return <p class="screen loading">{tx(failed ? 'editor.published.failed' : 'editor.published.loading')}</p>;
}
