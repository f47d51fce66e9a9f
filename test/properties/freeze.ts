// Whoever writes to what is frozen throws: a pure function has nothing to fear. What was frozen
// before is not looked into again, so freezing every state of a game costs little.

const frozen = new WeakSet<object>();

export function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || frozen.has(value)) return value;
  frozen.add(value);
  if (!ArrayBuffer.isView(value)) Object.freeze(value);
  if (!ArrayBuffer.isView(value)) for (const part of Object.values(value)) freeze(part);
  return value;
}
