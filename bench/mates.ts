import { planFor } from '#bots/mates/plan.ts';
import { setupFor } from '#content/scenarios.ts';
import { tileSet } from '#content/tiles.ts';
import { type Box, openBox, type PublicGame, type Setup } from '#engine/mall/index.ts';
import { PIECES } from '#engine/mall/rules/index.ts';
import { pageMsPerSecond } from './bots/inPage.ts';
import { type RoomsRun, roomsBench } from './bots/rooms.ts';
import { STAND_INS } from './bots/standIns.ts';
import { playGame } from './bots/table.ts';
import { median, type Report } from './measure.ts';

// What three bots beside one person cost a server: all of their thinking in games of scenarios 3 and 7, by a second of the
// room; and one plan, on every table that one of these games came by.

const GAMES = 12;
const AIMS = { msPerRoomSecond: 0.2 };

function boxOf(scenario: number): Box {
  const opened = openBox(setupFor({ scenario, players: 4 }) as Setup, tileSet(), PIECES);
  if ('problems' in opened) throw new Error(`scenario ${scenario} does not open`);
  return opened.box;
}

function roomSeconds(scenario: number): readonly number[] {
  const box = boxOf(scenario);
  return Array.from({ length: GAMES }, (_, game) => {
    const standIn = { seat: game % 4, as: STAND_INS.evident };
    const { thinkMs, minutes } = playGame(box, { seed: `bench ${game}`, standIn, timed: true });
    return thinkMs / (minutes * 60);
  });
}

interface Seen {
  readonly game: PublicGame;
  readonly now: number;
}

function planMicros(): number {
  const seen: Seen[] = [];
  playGame(boxOf(7), { seed: 'bench plans', watch: (game, now) => seen.push({ game, now }) });
  const running = seen.filter(({ game }) => game.shared.phase === 'running');
  const rounds = Array.from({ length: 5 }, () => {
    // As if nobody had looked at any of them before.
    const fresh = running.map(({ game: { box, shared }, now }) => ({
      game: { box, shared: { ...shared } },
      now,
    }));
    const { user } = process.cpuUsage();
    for (const { game, now } of fresh) planFor(game, now);
    return (process.cpuUsage().user - user) / fresh.length;
  });
  return median(rounds);
}

/** A thousand, or as many as the second word of the command says. */
const ROOMS = Number(process.argv[3] ?? 1_000);

export async function matesBench(): Promise<Report> {
  roomSeconds(3);
  const [three, seven] = [median(roomSeconds(3)), median(roomSeconds(7))];
  const { rooms, bots, people } = await roomsBench(ROOMS);
  const json = {
    planMicros: Math.round(planMicros()),
    msPerRoomSecond: Number(((three + seven) / 2).toFixed(3)),
    pageMsPerSecond: await pageMsPerSecond(),
    rooms,
    roomsMsPerSecond: bots.cpuMs,
    roomsP99Ms: bots.p99Ms,
    peopleMsPerSecond: people.cpuMs,
    peopleP99Ms: people.p99Ms,
  };
  const told = ({ cpuMs, actsPerSecond, p99Ms }: RoomsRun) =>
    `${cpuMs} ms a second, ${actsPerSecond} acts, answers within ${p99Ms} ms (p99)`;
  return {
    title: `bots: three beside one person, ${GAMES} games each of scenarios 3 and 7, medians`,
    rows: [
      ['one plan', `${json.planMicros} microseconds`],
      ['a second of a room, scenario 3', `${three.toFixed(3)} ms`],
      ['a second of a room, scenario 7', `${seven.toFixed(3)} ms`],
      ['a second of a page with three of them', `${json.pageMsPerSecond} ms of its main thread`],
      [`${rooms} rooms, a person and three bots each`, told(bots)],
      [`${rooms} rooms, four people who do as much`, told(people)],
    ],
    json,
    missed: json.msPerRoomSecond > AIMS.msPerRoomSecond ? [`${AIMS.msPerRoomSecond} ms a second`] : [],
  };
}
