/** The parts these cells fall into, where `next` says what each is joined to. */
export function partsOf(
  cells: readonly number[],
  next: (cell: number) => readonly number[],
): readonly (readonly number[])[] {
  const left = new Set(cells);
  const parts: number[][] = [];
  for (const first of cells) {
    if (!left.delete(first)) continue;
    const part = [first];
    // It grows while it is walked through.
    for (const cell of part) part.push(...next(cell).filter((one) => left.delete(one)));
    parts.push(part);
  }
  return parts;
}
