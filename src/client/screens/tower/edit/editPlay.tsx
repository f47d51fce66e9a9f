import { useEffect } from 'preact/hooks';
import { go } from '../../../router.ts';
import { tx } from '../../../ui/text.ts';
import { Alone } from '../alone/alone.tsx';
import { proven, title } from './editorState.ts';

/** Trying out what one has drawn, before anybody else does. */
export function EditPlay() {
  const shipped = proven.peek();
  useEffect(() => {
    // After a reload nothing is known of it: back to where it is found out.
    if (shipped === null) go(HOME);
  }, [shipped]);
  if (shipped === null) return null;
  return (
    <Alone
      shipped={shipped}
      starElsewhere
      title={title.value.trim() || tx('editor.untitled')}
      place={tx('editor.title')}
      home={HOME}
      onDone={() => undefined}
    />
  );
}

const HOME = '/tower/edit';
