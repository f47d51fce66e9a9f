import { median, type Report } from './measure.ts';
import { openBigMall } from './page/bigMall.ts';
import { type Frames, panning, pinching, wheeling } from './page/frames.ts';
import { openStage, type Stage, type Visit, visit } from './page/stage.ts';
import { guestsWeight, playable } from './page/weight.ts';

// The page as it is built, in a real browser slowed down four times: how much it fetches until one
// can play, and how smoothly the largest mall moves under real hands.

const ROUNDS = 3;
const AIM = { jsKB: 120, frameMs: 17.5 };

export async function pageBench(): Promise<Report> {
  const stage = await openStage();
  try {
    const weight = await guestsWeight(stage);
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) times.push(await playable(stage, weight.seat));
    const { tiles, pan, wheel, pinch, bigMs } = await bigMall(stage);
    const zoom = Math.max(wheel.p95Ms, pinch.p95Ms);
    const figures = {
      jsKB: rounded(weight.bytes / 1000),
      playableMs: Math.round(median(times)),
      panP95FrameMs: rounded(pan.p95Ms),
      zoomP95FrameMs: rounded(zoom),
    };
    return {
      title: 'page: a real browser, CPU four times slower; medians of three rounds',
      rows: [
        [
          'JavaScript until one can play, gzip',
          `${figures.jsKB} kB in ${weight.files} files (aim: at most ${AIM.jsKB})`,
        ],
        ['the same where brotli is known', `${rounded(weight.brotliBytes / 1000)} kB`],
        ['what their headers come to', `${rounded(weight.headerBytes / 1000)} kB`],
        ['link to the first hero that can be tapped', `${figures.playableMs} ms`],
        [`the same with ${tiles} tiles on the table`, `${Math.round(bigMs)} ms`],
        [`frames while panning ${tiles} tiles`, told(pan)],
        ['frames while zooming by wheel', told(wheel)],
        ['frames while zooming by two fingers', told(pinch)],
      ],
      json: figures,
      missed: missedBy(figures),
    };
  } finally {
    await stage.end();
  }
}

type Figures = Readonly<Record<'jsKB' | 'panP95FrameMs' | 'zoomP95FrameMs', number>>;

function missedBy({ jsKB, panP95FrameMs, zoomP95FrameMs }: Figures): readonly string[] {
  return [
    ...(jsKB > AIM.jsKB ? ['jsKB'] : []),
    ...(panP95FrameMs > AIM.frameMs ? ['panP95FrameMs'] : []),
    ...(zoomP95FrameMs > AIM.frameMs ? ['zoomP95FrameMs'] : []),
  ];
}

const rounded = (figure: number) => Number(figure.toFixed(1));
const told = ({ p50Ms, p95Ms, worstMs, count }: Frames) =>
  `p50 ${rounded(p50Ms)} p95 ${rounded(p95Ms)} worst ${rounded(worstMs)} ms of ${count} (aim: p95 at most ${AIM.frameMs})`;

async function bigMall(stage: Stage) {
  const [one] = await openBigMall(stage.url, stage.data);
  if (one === undefined) throw new Error('nobody sits there');
  const bigMs = await playable(stage, one.where);
  const on = await visit(stage, { cookie: one.where.cookie, hasTouch: true });
  await on.page.goto(`${stage.home}/r/${one.where.code}`);
  await on.page.locator('[data-pawn]').first().waitFor();
  const tiles = await on.page.locator('.mall .tile').count();
  const pan = await inRounds(on, panning);
  const wheel = await inRounds(on, wheeling);
  const pinch = await inRounds(on, pinching);
  await on.end();
  return { tiles, pan, wheel, pinch, bigMs };
}

/** The round in the middle, so that one noisy moment of the machine decides nothing. */
async function inRounds(on: Visit, gesture: (on: Visit) => Promise<Frames>): Promise<Frames> {
  const rounds: Frames[] = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await gesture(on));
  return rounds.sort((one, other) => one.p95Ms - other.p95Ms)[ROUNDS >> 1] as Frames;
}
