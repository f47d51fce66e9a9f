import { useState } from 'preact/hooks';
import { LONGEST_PUZZLE_TITLE } from '#content/puzzle.ts';
import { LONGEST_NAME } from '#room/lobby.ts';
import { prefs } from '../../../prefs.ts';
import { Dialog, Link, Switch } from '../../../ui/controls.tsx';
import { LinkField, useOrigin } from '../../../ui/linkField.tsx';
import { tx } from '../../../ui/text.ts';
import { title } from './editorState.ts';
import { noteMine } from './mine.tsx';
import { publish, type Work } from './publish.ts';

export interface PublishProps {
  readonly work: Pick<Work, 'quest' | 'proof'>;
  readonly onClose: () => void;
}

export function PublishDialog({ work, onClose }: PublishProps) {
  const [author, setAuthor] = useState(prefs.name.value);
  const [listed, setListed] = useState(true);
  const [state, setState] = useState<
    'asking' | 'busy' | { readonly code: string } | { readonly why: string }
  >('asking');
  const { origin } = useOrigin();
  if (typeof state === 'object' && 'code' in state)
    return (
      <Dialog title={tx('editor.publish.done')} onClose={onClose}>
        <div class="stack">
          <LinkField link={`${origin}/tower/p/${state.code}`} label={tx('editor.publish.link')} />
          <Link to={`/tower/p/${state.code}`} class="button primary">
            {tx('editor.publish.open')}
          </Link>
        </div>
      </Dialog>
    );
  const send = async (event: Event) => {
    event.preventDefault();
    setState('busy');
    const name = title.value.trim();
    const answer = await publish({ ...work, title: name, author: author.trim(), listed });
    if ('code' in answer) noteMine({ code: answer.code, title: name });
    setState(answer);
  };
  const busy = state === 'busy';
  return (
    <Dialog title={tx('editor.publish.title')} onClose={onClose}>
      <form class="stack" onSubmit={send}>
        <p>{tx('editor.publish.hint')}</p>
        <label class="field">
          <span>{tx('editor.name')}</span>
          <input
            type="text"
            name="title"
            required
            maxLength={LONGEST_PUZZLE_TITLE}
            value={title.value}
            autocomplete="off"
            onInput={({ currentTarget }) => {
              title.value = currentTarget.value;
            }}
          />
        </label>
        <label class="field">
          <span>{tx('editor.publish.author')}</span>
          <input
            type="text"
            name="author"
            maxLength={LONGEST_NAME}
            value={author}
            autocomplete="nickname"
            onInput={({ currentTarget }) => setAuthor(currentTarget.value)}
          />
        </label>
        <Switch label={tx('editor.publish.listed')} on={listed} onChange={setListed} />
        {typeof state === 'object' && 'why' in state ? (
          <p class="verdict-bad" role="alert">
            {state.why}
          </p>
        ) : null}
        <button type="submit" class="button primary" disabled={busy || title.value.trim() === ''}>
          {tx(busy ? 'editor.publish.busy' : 'editor.publish.go')}
        </button>
      </form>
    </Dialog>
  );
}
