type Table<T> = Readonly<Record<string, T>>;

/** What either of two tables has, under the same name both; what the other one has comes last. */
export function mergedTables<T>(one: Table<T>, other: Table<T>, merged: (known: T, more: T) => T): Table<T> {
  const all = new Map(Object.entries(one));
  for (const [name, more] of Object.entries(other)) {
    const known = all.get(name);
    all.delete(name);
    all.set(name, known === undefined ? more : merged(known, more));
  }
  return Object.fromEntries(all);
}
