// The comments of a file of the source, and nothing that only looks like one: a drawing, a text, a pattern.

import { parseSync } from 'vite';

export function commentsIn(file: string, text: string): readonly string[] {
  return file.endsWith('.css') ? styleComments(text) : codeComments(file, text);
}

function codeComments(file: string, text: string): readonly string[] {
  const { comments, errors } = parseSync(file, text);
  if (errors[0] !== undefined) throw new Error(`${file}: ${errors[0].message}`);
  return comments.map(({ value }) => value);
}

// Texts and addresses are taken first, so that none of them can open a comment.
const STYLE = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|\burl\([^)"']*\)|\/\*(.*?)\*\//gs;

function styleComments(text: string): readonly string[] {
  return [...text.matchAll(STYLE)].flatMap(([, comment]) => comment ?? []);
}
