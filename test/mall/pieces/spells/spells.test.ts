import { describe, expect, it } from 'vitest';
import { type Game, newGame, openBox, options, randomFrom, redact, type Setup } from '#engine/mall/index.ts';
import { PIECES } from '#engine/mall/rules/index.ts';
import { READY, SPELL_IDS, type SpellId, spellsOf, usefulSpells } from '#engine/mall/rules/spells/index.ts';
import { broom, cast, frog, held, locked, runs, spelled, swap, teleport, voucher } from '../../casting.ts';
import {
  HOME,
  lay,
  layShaft,
  SECURITY_TILES,
  secured,
  stand,
  turnSand,
  walk,
  where,
} from '../../security.ts';
import {
  accept,
  at,
  boxFor,
  change,
  decided,
  problems,
  refusal,
  run,
  running,
  seatWith,
  typesOf,
} from '../../table.ts';

const boxWith = (pieces: readonly string[], onTop: readonly string[], more: Partial<Setup> = {}) =>
  boxFor({ players: 4, pieces: ['spells', ...pieces], onTop: [...onTop, 'I', 'X'], ...more }, SECURITY_TILES);
const without = (...spells: readonly SpellId[]) =>
  SPELL_IDS.filter((spell) => !spells.includes(spell)).sort();
const useful = (pieces: readonly string[], onTop: readonly string[]) =>
  [...usefulSpells(boxWith(pieces, onTop))].sort();

describe('spells', () => {
  it('[X10.6] [X10.13] two of those that are of use lie ready, by chance and for all to see', () => {
    const box = boxWith(['guard', 'guardRoom'], ['9*', '25', '7*']);
    const found = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      const { game, dealt } = newGame(box, randomFrom(`seed ${seed}`));
      expect(held(game)).toHaveLength(READY);
      expect(new Set(held(game)).size).toBe(2);
      expect((redact(box, dealt, null) as typeof dealt).memory.spells?.held).toEqual(held(game));
      for (const spell of held(game)) found.add(spell);
    }
    expect([...found].sort()).toEqual([...SPELL_IDS].sort());
  });

  it('[X10.13] a code without doors, spells on guards without any, a voucher without burgers, and a deck that lies face up', () => {
    expect(useful([], [])).toEqual(without('code', 'frog', 'invisibility', 'voucher'));
    expect(useful(['guard'], ['9*'])).toEqual(without('code', 'voucher'));
    expect(useful(['guard'], ['9*', '7*'])).toEqual(without('code'));
    expect(useful([], ['7*'])).toEqual(without('code', 'frog', 'invisibility', 'voucher'));
    expect(useful(['guard', 'guardRoom'], ['9*', '25', '7*'])).toEqual(without());
    expect(useful(['guard', 'lockedExit'], ['9*', '12*', '7*'])).toEqual(without());
    expect(useful(['guard', 'controlRoom'], ['9*', '28', '7*'])).toEqual(without());
    expect(useful(['reinforcements'], ['2*', '7*'])).toEqual(without('code'));
    expect(useful(['beholder'], ['7*', '27'])).toEqual(without('code', 'frog', 'invisibility', 'voucher'));
    expect(useful(['guard', 'divination'], ['9*', '7*'])).toEqual(without('clairvoyance', 'code'));
  });

  it('[X10.13] whoever fixes them fixes known ones, once each, and of use', () => {
    const fixed = (spells: readonly string[], pieces: readonly string[] = []) =>
      problems({ pieces: ['spells', ...pieces], spells }, SECURITY_TILES);
    expect(fixed(['broom', 'ghost', 'swap'])).toEqual([]);
    expect(fixed(['wand'])).toEqual([{ refused: 'setup.unknownSpell', params: { spell: 'wand' } }]);
    expect(fixed(['toString'])).toEqual([{ refused: 'setup.unknownSpell', params: { spell: 'toString' } }]);
    expect(fixed(['broom', 'broom'])).toEqual([
      { refused: 'setup.unknownSpell', params: { spell: 'broom' } },
    ]);
    expect(fixed(['broom', 'frog'])).toEqual([{ refused: 'setup.uselessSpell', params: { spell: 'frog' } }]);
    const box = boxWith([], [], { spells: ['ghost', 'swap', 'teleport'] });
    expect(held(newGame(box, randomFrom('a')).game)).toEqual(['ghost', 'swap', 'teleport']);
  });

  it('[R23] 8* takes ghost, swap or teleportation for sure', () => {
    const closed = (spells?: readonly string[]) =>
      problems(
        { pieces: ['spells'], onTop: ['8*', 'I', 'X'], ...(spells ? { spells } : {}) },
        SECURITY_TILES,
      );
    for (const spell of ['ghost', 'swap', 'teleport']) expect(closed(['broom', spell])).toEqual([]);
    const refused = [{ refused: 'setup.tileClosed', params: { tile: '8*' } }];
    expect(closed(['broom', 'crystal'])).toEqual(refused);
    expect(closed()).toEqual(refused);
  });

  it('[X10.6] each once, by anyone, while the game runs, and everyone is told', () => {
    const game = spelled(['ghost', 'broom']);
    expect(decided(game, cast('castCode'))).toEqual({ refused: 'spell.notHeld', params: { spell: 'code' } });
    const after = accept(game, cast('castGhost', 3));
    expect(held(after)).toEqual(['broom']);
    expect(refusal(after, cast('castGhost'))).toBe('spell.notHeld');
    const events = [
      { type: 'spellCast', seat: 0, spell: 'ghost', runs: { spell: 'ghost' } },
      { type: 'spellGoes', spell: 'ghost', runs: null },
    ] as const;
    for (const event of events) expect(redact(game.box, event, null)).toEqual(event);
    const opened = openBox(game.box.setup, SECURITY_TILES, PIECES);
    if (!('box' in opened)) throw new Error('no box');
    expect(refusal(newGame(opened.box, randomFrom('x')).game, cast('castGhost'))).toBe('game.notStarted');
    expect(spellsOf(running())).toEqual({ held: [], running: [], returning: [] });
  });

  it('[R3] every spell closes a talk window', () => {
    const all = [
      'broom',
      'crystal',
      'clairvoyance',
      'ghost',
      'frog',
      'invisibility',
      'swap',
      'teleport',
    ] as const;
    const game = change(spelled(all), { talk: true, outOfOrder: [0] });
    for (const command of [
      broom(game, 'T1', 0, 0),
      cast('castCrystal'),
      cast('castClairvoyance'),
      cast('castGhost'),
      cast('castInvisibility'),
      frog(game, 'guard'),
      swap(game, 'elf', 'mage'),
      teleport(game, 'elf', '7*', 0, 0),
    ])
      expect(typesOf(run(game, command).events)[0]).toBe('talkClosed');
    const code = change(locked(['code', 'voucher']), { talk: true });
    expect(typesOf(run(code, cast('castCode')).events)[0]).toBe('talkClosed');
    expect(typesOf(run(code, voucher(code, 'guard', '7*', 1, 1)).events)[0]).toBe('talkClosed');
  });

  it('[X10.6] several run side by side, and all end with one flip, in order [R2]', () => {
    const all = ['code', 'crystal', 'voucher', 'ghost', 'invisibility', 'clairvoyance'] as const;
    const game = locked(all);
    const others = seatWith(game, 'X') === 0 ? 1 : 0;
    const commands = [
      voucher(game, 'guard', '7*', 1, 1),
      cast('castCode', others),
      cast('castGhost', others),
      cast('castInvisibility', others),
      cast('castClairvoyance', others),
      cast('castCrystal', others),
    ].map((command) => ({ ...command, seat: others }) as typeof command);
    const busy = commands.reduce((now, command) => accept(now, command), game);
    expect(runs(busy)).toHaveLength(6);
    const { events, game: after } = run(busy, turnSand);
    const ended = events.flatMap((event) => (event.type === 'spellGoes' ? event.spell : []));
    expect(ended).toEqual(['clairvoyance', 'ghost', 'invisibility', 'voucher', 'crystal', 'code']);
    expect(runs(after)).toEqual([]);
  });

  it('[R2] a flip in full: spells end, captures, the guard room, the loss check, hands, talk, discards', () => {
    const pieces = ['passTiles', 'rearrangement', 'shafts'];
    const all = locked(['clairvoyance', 'invisibility', 'frog'], pieces);
    const shaft = accept(all, layShaft(all, '25', 3, 3));
    const seen = accept(accept(shaft, cast('castClairvoyance')), cast('castInvisibility'));
    const game = stand(accept(seen, frog(seen, 'guard')), { mage: ['9*', 0, 0], elf: ['T1', 0, 1] });
    const { events, game: after } = run(game, walk(game, 'elf', 'west'), 1_000);
    expect(typesOf(events)).toEqual([
      ...['moved', 'flipped'],
      ...['spellGoes', 'spellGoes', 'spellGoes', 'deckTurned'],
      ...['guardBack', 'put', 'captured', 'inGuardRoom', 'put', 'put'],
      ...['cleared', 'shaftLost', 'put', 'put'],
      ...['handed', 'talkOpened', 'tilesOwed'],
    ]);
    expect(after.shared.outOfOrder).toContain(at(game, 'T1', 0, 0));
    expect(after.shared.result).toBeNull();
  });

  it('[R2] [X5.4] with two captives nothing follows the loss', () => {
    const all = locked(['invisibility'], ['passTiles']);
    const unseen = accept(all, cast('castInvisibility'));
    const two = change(stand(unseen, { mage: ['9*', 0, 0], elf: ['25', 0, 1] }), {
      memory: { ...unseen.shared.memory, guardRoom: ['elf'] },
    });
    const types = typesOf(run(two, turnSand).events);
    expect(types.at(-1)).toBe('ended');
    for (const later of ['cleared', 'handed', 'talkOpened']) expect(types).not.toContain(later);
  });

  it('[X10.6] what lies ready is offered to everyone', () => {
    const plain = ['castCode', 'castClairvoyance', 'castGhost', 'castInvisibility', 'castCrystal'] as const;
    const game = locked(['code', 'clairvoyance', 'ghost', 'invisibility', 'crystal']);
    for (const seat of [0, 1, 2, 3])
      expect(options(game, seat)).toEqual(expect.arrayContaining(plain.map((type) => cast(type, seat))));
    const none = options(spelled(['broom']), 0).map(({ type }) => type);
    for (const type of plain) expect(none).not.toContain(type);
  });

  it('[X10.12] [X5.1] a captive with its guard is not caught again by a flip', () => {
    const room = stand(locked(['broom']), { elf: ['25', 3, 3], guard: ['25', 2, 2] });
    const game = change(room, { memory: { ...room.shared.memory, guardRoom: ['guard', 'elf'] } });
    const { events, game: after } = run(game, turnSand);
    expect(typesOf(events)).not.toContain('captured');
    expect(after.shared.result).toBeNull();
    expect([where(after, 'elf'), where(after, 'guard')]).toEqual([
      at(after, '25', 0, 1),
      at(after, '25', 2, 1),
    ]);
  });

  it('[X10.12] [X5.1] nor is one who waits aside, whoever has left', () => {
    const game = stand(spelled(['broom'], ['guardRoom']), { elf: ['T1', 2, 3] });
    const aside = accept(game, walk(game, 'elf', 'east'));
    expect(where(aside, 'elf')).toBe(-1);
    const dwarf = aside.box.pawns.indexOf('dwarf');
    const gone = change(stand(aside, { dwarf: null }), { escaped: aside.shared.escaped.with(dwarf, true) });
    expect(accept(gone, turnSand).shared.result).toBeNull();
  });

  it('[R2] [X10.12] a captive hides nobody whom the end of a spell shows', () => {
    const unseen = accept(locked(['invisibility']), cast('castInvisibility'));
    const game: Game = change(
      stand(unseen, { mage: ['9*', 0, 0], barbarian: ['25', 0, 1], guard: ['9*', 1, 1] }),
      {
        memory: { ...unseen.shared.memory, guardRoom: ['barbarian'] },
      },
    );
    expect(run(game, turnSand).game.shared.result).toMatchObject({ reason: 'captives' });
  });

  it('[X10.6] [X2.1] a flip without spells leaves all as it is', () => {
    const game = spelled(['broom']);
    const after = accept(game, turnSand);
    expect(after.shared.memory.spells).toEqual(game.shared.memory.spells);
    expect(after.shared.pawns).toEqual(game.shared.pawns);
  });

  it('[R20] an escaped mage’s other spells can still be cast', () => {
    const all = spelled(['broom', 'swap', 'teleport', 'frog', 'crystal', 'clairvoyance', 'voucher']);
    const gone = change(stand(all, { mage: null }), {
      escaped: all.box.pawns.map((pawn) => pawn === 'mage'),
      outOfOrder: [0],
    });
    for (const command of [
      broom(gone, 'T1', 0, 0),
      swap(gone, 'elf', 'dwarf'),
      teleport(gone, 'elf', '7*', 0, 0),
      frog(gone, 'guard'),
      voucher(gone, 'guard', '7*', 1, 1),
      cast('castCrystal'),
      cast('castClairvoyance'),
    ])
      expect(refusal(gone, command)).toBeUndefined();
  });

  it('[X0.3] [X10.11] only spells give burger places a meaning', () => {
    expect(lay(secured(['guard'], ['9*', '7*', 'I', 'X']), 'elf').box.marked.has('burger')).toBe(false);
    expect(stand(spelled(['broom']), HOME).box.marked.get('burger')).toHaveLength(1);
  });
});
