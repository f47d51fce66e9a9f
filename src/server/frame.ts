// A packed message as the bytes that go over the wire, header included: made once for everyone who
// is told the same, and written in one piece. (Text goes through ws, which is slower and seldom.)

const BINARY = 0x82;
/** A header of two bytes has room for seven bits of length. */
const LONGEST = 125;

export type Frame = string | Buffer;

export function frameOf(encoded: string | Uint8Array): Frame {
  if (typeof encoded === 'string') return encoded;
  if (encoded.length > LONGEST) throw new Error('a packed message is a few bytes');
  const frame = Buffer.allocUnsafe(2 + encoded.length);
  frame[0] = BINARY;
  frame[1] = encoded.length;
  frame.set(encoded, 2);
  return frame;
}
