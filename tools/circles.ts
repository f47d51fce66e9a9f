// Circles among files that load one another.

type Loads = ReadonlyMap<string, readonly string[]>;

/** One circle for each place where a walk along the imports comes back to where it has been: none, if there is none. */
export function circles(loads: Loads): readonly (readonly string[])[] {
  const found: (readonly string[])[] = [];
  const done = new Set<string>();
  const walk = (file: string, way: readonly string[]): void => {
    const before = way.indexOf(file);
    if (before >= 0) found.push([...way.slice(before), file]);
    if (before >= 0 || done.has(file)) return;
    for (const next of loads.get(file) ?? []) walk(next, [...way, file]);
    done.add(file);
  };
  for (const file of loads.keys()) walk(file, []);
  return found;
}
