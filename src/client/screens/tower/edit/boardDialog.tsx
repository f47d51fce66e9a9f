import { LARGEST_TRIAL, type Shape } from '#engine/tower/quest.ts';
import { Choice, Dialog } from '../../../ui/controls.tsx';
import { Pic } from '../../../ui/pics.tsx';
import { tx } from '../../../ui/text.ts';
import { emptyDraft, resized, SMALLEST } from './draft.ts';
import { change, history } from './editorState.ts';
import { canTurn, mirrored, quarterTurned } from './turn.ts';

// The board as a whole: its shape and size, in a mirror, turned, empty.

const SHAPES: readonly Shape[] = ['trial', 'rotating', 'sliding'];
const SIZES = Array.from({ length: LARGEST_TRIAL - SMALLEST + 1 }, (_, index) => SMALLEST + index);

export function BoardDialog({ onClose }: { readonly onClose: () => void }) {
  const draft = history.value.now;
  const { shape } = draft;
  const { width = 0, height = 0 } = draft.cards[0] ?? {};
  return (
    <Dialog title={tx('editor.board.title')} onClose={onClose}>
      <div class="stack">
        <Choice
          legend={tx('editor.shape')}
          value={shape}
          values={SHAPES.map((value) => ({ value, label: tx(`editor.shape.${value}`) }))}
          onChange={(value) => value === shape || change(emptyDraft(value))}
        />
        <p class="small soft">{tx('editor.shape.hint')}</p>
        {shape === 'trial' ? (
          <div class="row">
            <Size
              label={tx('editor.width')}
              value={width}
              onChange={(value) => change(resized(draft, value, height))}
            />
            <Size
              label={tx('editor.height')}
              value={height}
              onChange={(value) => change(resized(draft, width, value))}
            />
          </div>
        ) : null}
        <div class="row">
          <button
            type="button"
            class="button"
            disabled={!canTurn(draft)}
            onClick={() => change(mirrored(draft))}
          >
            <Pic name="swap" />
            {tx('editor.mirror')}
          </button>
          <button
            type="button"
            class="button"
            disabled={!canTurn(draft)}
            onClick={() => change(quarterTurned(draft))}
          >
            <Pic name="again" />
            {tx('editor.turn')}
          </button>
          <button type="button" class="button" onClick={() => change(emptyDraft(shape, width, height))}>
            <Pic name="bin" />
            {tx('editor.clear')}
          </button>
        </div>
      </div>
    </Dialog>
  );
}

interface SizeProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

function Size({ label, value, onChange }: SizeProps) {
  return (
    <label class="field">
      <span>{label}</span>
      <select value={value} onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}>
        {SIZES.map((size) => (
          <option key={size} value={size} selected={size === value}>
            {size}
          </option>
        ))}
      </select>
    </label>
  );
}
