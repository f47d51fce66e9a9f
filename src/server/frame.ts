// A message as the bytes that go over the wire, header included: made once for everyone who is told the
// same, and written in one piece.

const TEXT = 0x81;
const BINARY = 0x82;
/** Lengths up to here are in the header's second byte; longer ones behind it, in two bytes or eight. */
const SHORT = 125;
const IN_TWO = 126;
const IN_EIGHT = 127;

export type Frame = Buffer;

export function frameOf(encoded: string | Uint8Array): Frame {
  const kind = typeof encoded === 'string' ? TEXT : BINARY;
  const length = typeof encoded === 'string' ? Buffer.byteLength(encoded) : encoded.length;
  const header = length <= SHORT ? 2 : length < 2 ** 16 ? 4 : 10;
  const frame = Buffer.allocUnsafe(header + length);
  frame[0] = kind;
  frame[1] = header === 2 ? length : header === 4 ? IN_TWO : IN_EIGHT;
  if (header === 4) frame.writeUInt16BE(length, 2);
  if (header === 10) frame.writeBigUInt64BE(BigInt(length), 2);
  if (typeof encoded === 'string') frame.write(encoded, header);
  else frame.set(encoded, header);
  return frame;
}
