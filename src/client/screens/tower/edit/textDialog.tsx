import { Fragment } from 'preact';
import { useId, useState } from 'preact/hooks';
import { LONGEST_PUZZLE } from '#content/puzzle.ts';
import { parseQuest } from '#content/quest-format/parse.ts';
import { Dialog } from '../../../ui/controls.tsx';
import { tx } from '../../../ui/text.ts';
import { draftOf, textOf } from './draft.ts';
import { change, history, title } from './editorState.ts';
import type { Kind } from './tools.ts';
import { placedWords } from './words.ts';

const MOST_ERRORS = 6;

/** The drawing as docs/quests.md has it: whatever can be drawn of it is drawn at once. */
export function TextDialog({ onClose }: { readonly onClose: () => void }) {
  const [text, setText] = useState(() => textOf(history.value.now, title.value));
  const [goesOn, setGoesOn] = useState(false);
  const id = useId();
  const read = parseQuest(text);
  const errors = 'errors' in read ? read.errors : [];
  const write = (next: string) => {
    setText(next);
    const draft = draftOf(next);
    if (draft === null) return;
    // All that is written in one go is one step back.
    change(draft, goesOn);
    setGoesOn(true);
  };
  return (
    <Dialog title={tx('editor.text.title')} onClose={onClose}>
      <p class="small soft">{tx('editor.text.hint')}</p>
      <textarea
        class="edit-drawing"
        value={text}
        maxLength={LONGEST_PUZZLE}
        spellcheck={false}
        autocomplete="off"
        wrap="off"
        aria-label={tx('editor.text.label')}
        aria-invalid={errors.length > 0}
        aria-describedby={id}
        onInput={({ currentTarget }) => write(currentTarget.value)}
      />
      <div id={id} class="edit-errors" aria-live="polite">
        {errors.length === 0 ? <p class="verdict-good">{tx('editor.text.good')}</p> : null}
        <ul>
          {errors.slice(0, MOST_ERRORS).map((error) => (
            <li key={`${error.line} ${error.column} ${error.code}`}>{placedWords(error)}</li>
          ))}
        </ul>
        {errors.length > MOST_ERRORS ? (
          <p class="small">{tx('editor.text.more', { count: errors.length - MOST_ERRORS })}</p>
        ) : null}
      </div>
      <Legend />
    </Dialog>
  );
}

/** As docs/quests.md has it. */
const MARKS: readonly (readonly [string, Kind])[] = [
  ['iY iP iG iO iB', 'hero'],
  ['xY … xB, x*', 'exit'],
  ['aY … aB', 'armory'],
  ['k1 … k5', 'key'],
  ['H', 'ladder'],
  ['!!', 'trap'],
  ['*', 'invocation'],
  ['@', 'handle'],
  ['#####', 'hollow'],
  ['|  -----', 'wall'],
  ['1 … 5  --1--', 'door'],
  [':  - - -', 'narrow'],
  ['> < v ^', 'current'],
];

function Legend() {
  return (
    <details class="edit-legend">
      <summary>{tx('editor.text.legend')}</summary>
      <dl>
        {MARKS.map(([mark, kind]) => (
          <Fragment key={kind}>
            <dt>{mark}</dt>
            <dd>{tx(`editor.tool.${kind}`)}</dd>
          </Fragment>
        ))}
      </dl>
    </details>
  );
}
