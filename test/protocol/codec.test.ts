import { describe, expect, it } from 'vitest';
import { decode, encode, MEANS } from '#protocol/codec.ts';
import { LONGEST_MESSAGE, readChoice, readClientMessage } from '#protocol/messages.ts';
import type { Told } from '#protocol/server.ts';

const moved = (change: object = {}): Told => ({
  type: 'told',
  table: 1,
  first: 1,
  at: 0,
  events: [{ type: 'moved', seat: 0, pawn: 'barbarian', to: 0, by: 'walk', ...change }],
});

describe('frames', () => {
  it('a move is packed into a few bytes and unpacked the same', () => {
    const tellings: Told[] = [
      moved(),
      { ...moved({ pawn: 'sister', by: 'jump', seat: 8, to: 639 }), first: 127, at: 179_999 },
      {
        ...moved({ pawn: 'dwarf', by: 'escalator', seat: 3, to: 128 }),
        first: 128,
        at: 86_400_000,
        ack: 2 ** 31,
      },
      { ...moved({ pawn: 'mage', by: 'vortex' }), first: 100_000, ack: 0 },
    ];
    for (const told of tellings) expect(decode(encode(told))).toEqual(told);
    const typical = encode({ ...moved({ to: 200, seat: 3 }), first: 300, at: 95_000 });
    expect(typical).toBeInstanceOf(Uint8Array);
    expect(typical.length).toBeLessThanOrEqual(11);
  });

  it('is packed as it was in the first version that packed it so: nothing that is new shifts it', () => {
    const who = (pawn: string, by: string) => [...(encode(moved({ pawn, by })) as Uint8Array)].slice(4, -2);
    expect(who('barbarian', 'walk')).toEqual([0]);
    expect(who('dwarf', 'walk')).toEqual([3]);
    expect(who('sister', 'jump')).toEqual([128 + 68, 1]);
    expect(who('mage', 'teleport')).toEqual([128 + 1, 3]);
    expect(MEANS).toEqual(['walk', 'vortex', 'escalator', 'jump', 'ladder', 'toss', 'teleport', 'shaft']);
  });

  it('what a page of this version does not know is no message', () => {
    expect(decode('{"type":"sung","from":1}')).toBeUndefined();
    expect(decode('{"type":"constructor"}')).toBeUndefined();
    const move = encode(moved()) as Uint8Array;
    expect(decode(move.with(0, 9))).toBeUndefined();
    expect(decode(move.with(4, 63))).toBeUndefined();
    expect(decode(Uint8Array.from([...move.slice(0, 4), 255, 127, ...move.slice(5)]))).toBeUndefined();
  });

  it('goes as it is where pawn or means has no number: a piece may bring its own', () => {
    for (const told of [moved({ pawn: 'beadle' }), moved({ by: 'tunnel' })]) {
      expect(encode(told)).toBe(JSON.stringify(told));
      expect(decode(encode(told))).toEqual(told);
    }
  });

  it('everything else is text', () => {
    const flip: Told = { ...moved(), events: [...moved().events, { type: 'talkOpened' }] };
    for (const message of [flip, { type: 'pong', sent: 1, host: 2 } as const]) {
      expect(typeof encode(message)).toBe('string');
      expect(decode(encode(message))).toEqual(message);
    }
  });
});

describe('what a page may send', () => {
  it('is read when it fits its schema, and only then', () => {
    expect(readClientMessage('{"type":"sit","chair":null}')).toEqual({ type: 'sit', chair: null });
    expect(readClientMessage('{"type":"do","id":1,"command":{"type":"move","x":1}}')).toMatchObject({
      command: { x: 1 },
    });
    const ada = { type: 'enter', name: 'Ada' };
    for (const read of [ada, { ...ada, face: 0 }, { ...ada, face: 11 }])
      expect(readClientMessage(JSON.stringify(read))).toEqual(read);
    for (const text of [
      '',
      ...[12, -1, 0.5, '3', null].map((face) => JSON.stringify({ ...ada, face })),
      '{',
      'null',
      '{"type":"do","id":-1,"command":{"type":"x"}}',
      '{"type":"do","id":1,"command":[]}',
      '{"type":"__proto__"}',
      '{"type":"say","text":""}',
      '{"type":"choose","choice":{"scenario":18}}',
    ])
      expect(readClientMessage(text), text).toBeUndefined();
    expect(readChoice({ scenario: 3, level: 2, side: 'B' })).toEqual({ scenario: 3, level: 2, side: 'B' });
    expect(readChoice({ scenario: 3, evil: true })).toBeUndefined();
    expect(LONGEST_MESSAGE).toBe(4096);
  });
});
