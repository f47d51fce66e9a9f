import type { Key } from 'node:readline';

// The input line: typing, erasing, and lines typed before.

export interface Editor {
  readonly text: string;
  readonly history: readonly string[];
  /** How far back in the history one is; 0 is the line being typed. */
  readonly back: number;
}

export const EMPTY: Editor = { text: '', history: [], back: 0 };

export interface Typed {
  readonly text: string | undefined;
  readonly key: Key;
}

const LONGEST = 120;

/** `entered` is the finished line, once Enter is pressed. */
export function typed(
  editor: Editor,
  { text, key }: Typed,
): { readonly editor: Editor; readonly entered: string | null } {
  if (key.name === 'return' || key.name === 'enter') return enter(editor);
  return { editor: edit(editor, text, key), entered: null };
}

function enter({ text, history }: Editor): { readonly editor: Editor; readonly entered: string } {
  const kept = text.trim() === '' ? history : [...history, text];
  return { editor: { text: '', history: kept, back: 0 }, entered: text };
}

function edit(editor: Editor, text: string | undefined, key: Key): Editor {
  if (key.name === 'backspace') return { ...editor, text: [...editor.text].slice(0, -1).join('') };
  if (key.name === 'escape' || (key.ctrl && key.name === 'u')) return { ...editor, text: '', back: 0 };
  if (key.name === 'up') return recall(editor, editor.back + 1);
  if (key.name === 'down') return recall(editor, editor.back - 1);
  const printable = text !== undefined && !key.ctrl && !key.meta && !/\p{Cc}/u.test(text);
  return printable ? { ...editor, text: (editor.text + text).slice(0, LONGEST) } : editor;
}

function recall(editor: Editor, back: number): Editor {
  if (back < 0 || back > editor.history.length) return editor;
  return { ...editor, back, text: back === 0 ? '' : (editor.history.at(-back) ?? '') };
}
