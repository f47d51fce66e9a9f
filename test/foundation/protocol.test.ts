import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { LONGEST_MESSAGE, PROTOCOL } from '#protocol/messages.ts';
import { KNOWN_TYPES } from '#protocol/server.ts';
import { generated } from '../../tools/protocol/generated.ts';
import { Event, ServerMessages } from '../../tools/protocol/told.ts';
import { ROOT } from '../../tools/setup.mjs';
import { answers, messages } from './protocolTypes.ts';

describe('the protocol, as it is described', () => {
  const files = Object.entries(generated());

  it.each(files)('%s is current: npm run protocol', (name, text) => {
    expect(readFileSync(join(ROOT, name), 'utf8')).toBe(text);
  });

  it('names this version, and how long a message may be', () => {
    const page = readFileSync(join(ROOT, 'docs/protocol.md'), 'utf8');
    expect(page).toContain(`/ws/ROOM?v=${PROTOCOL}&`);
    expect(page).toContain(`${LONGEST_MESSAGE} bytes`);
  });

  it('has a schema for whatever the server says, the same as its type', () => {
    expect(Object.keys(ServerMessages).sort()).toEqual(Object.keys(KNOWN_TYPES).sort());
    expect([messages, ...answers]).not.toContain(false);
  });

  it('refers to nothing that is not there', () => {
    for (const name of ['docs/asyncapi.json', 'docs/openapi.json']) {
      const text = Object.fromEntries(files)[name] ?? '';
      const whole = JSON.parse(text);
      for (const [, path = ''] of text.matchAll(/"\$ref": "#\/([^"]+)"/g))
        expect(path.split('/').reduce((part, key) => part?.[key], whole)).toBeDefined();
    }
  });
});

describe('the events, as they are described', () => {
  const folder = join(ROOT, 'test/golden/0.2');
  const logs = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));

  it('are those of whole games of every sort', () => {
    const seen = new Set<string>();
    for (const name of logs)
      for (const line of readFileSync(join(folder, name), 'utf8').trim().split('\n').slice(1))
        for (const { hidden, ...event } of (JSON.parse(line).events ?? []) as {
          type: string;
          hidden?: object;
        }[]) {
          seen.add(event.type);
          expect(v.safeParse(Event, event).issues ?? []).toEqual([]);
        }
    expect(seen.size).toBeGreaterThanOrEqual(30);
  });

  it('and no others: not a field too many, nor of another kind', () => {
    const moved = { type: 'moved', seat: 0, pawn: 'elf', to: 5, by: 'walk' };
    expect(v.is(Event, moved)).toBe(true);
    expect(v.is(Event, { ...moved, hidden: 1 })).toBe(false);
    expect(v.is(Event, { ...moved, to: 'there' })).toBe(false);
    expect(v.is(Event, { type: 'unheardOf' })).toBe(false);
  });
});
