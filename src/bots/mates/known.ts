// What was worked out for a table, or for the mall as it lies, and holds as long as that does.

/** Remembers, for each such thing, what was asked of it before. */
export function knownBy<Thing extends object, Answer>() {
  const byThing = new WeakMap<Thing, Map<string, Answer>>();
  return (thing: Thing, question: string, ask: () => Answer): Answer => {
    const known = byThing.get(thing) ?? new Map<string, Answer>();
    if (!byThing.has(thing)) byThing.set(thing, known);
    if (!known.has(question)) known.set(question, ask());
    return known.get(question) as Answer;
  };
}
