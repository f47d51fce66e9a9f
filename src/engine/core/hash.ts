// A fingerprint of plain data, the same on every machine and in every browser (plain http pages
// have no crypto.subtle). It guards against mistakes, not against forgers.

export function fingerprint(value: unknown): string {
  return hashText(canonical(value));
}

/** JSON whose keys are in one order, so that equal data always gives equal text. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => (isPlainObject(inner) ? sortKeys(inner) : inner));
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function sortKeys(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

// cyrb53's two lanes, kept whole: 64 bits in hexadecimal.
function hashText(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  const first = mix(high, low);
  return hex(first) + hex(mix(low, first));
}

function mix(a: number, b: number): number {
  return Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
}

function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0');
}
