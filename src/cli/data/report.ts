import { type Lang, t } from '#content/locales/index.ts';
import type { Examined, Fault } from '#server/check/index.ts';

// What was found in a data file, in lines: how much there is, and room by room what is wrong.

export function reportOn(lang: Lang, file: string, found: Examined): readonly string[] {
  const { version, rooms, games, entries, setAside, faults } = found;
  const summary = t(lang, 'check.summary', { file, version, rooms, games, entries, setAside });
  if (faults.length === 0) return [summary, t(lang, 'check.sound')];
  const groups = Map.groupBy(faults, ({ room }) => room);
  return [
    summary,
    t(lang, 'check.faults', { count: faults.length }),
    ...[...groups].flatMap(([room, its]) => [
      room === null ? t(lang, 'check.of.file') : t(lang, 'check.of.room', { room }),
      ...its.map((fault) => `  ${faultLine(lang, fault)}`),
    ]),
  ];
}

function faultLine(lang: Lang, { code, game, params }: Fault): string {
  const what = t(lang, `check.fault.${code}`, params);
  return game === null ? what : t(lang, 'check.of.game', { game, what });
}
