import { type Replay, seek } from '#client/replay/replay.ts';
import { Pic, type PicName } from '../../ui/pics.tsx';
import { tx } from '../../ui/text.ts';
import './marks.css';

/** A place that one wants to find again, in a word, a picture and a time. */
export interface Mark {
  readonly at: number;
  readonly what: string;
  readonly pic: PicName;
  readonly time: string;
}

interface MarksProps {
  readonly replay: Replay;
  readonly marks: readonly Mark[];
}

/** Where they are on the slider; to be pressed they stand below it, each as large as a finger. */
export function Ticks({ replay: { course }, marks }: MarksProps) {
  return (
    <span class="replay-ticks" aria-hidden="true">
      {marks.map(({ at }, index) => (
        <i key={index} style={{ '--at': at / Math.max(1, course.length) }} />
      ))}
    </span>
  );
}

/** In their order; the one that was passed last is the current one. */
export function Marks({ replay, marks }: MarksProps) {
  const here = marks.findLastIndex(({ at }) => at <= replay.at.value);
  return (
    <ul class="replay-marks" aria-label={tx('tales.marks')}>
      {marks.map(({ at, what, pic, time }, index) => (
        <li key={index}>
          <button
            type="button"
            class="replay-mark"
            aria-label={tx('tales.mark.at', { what, time })}
            title={what}
            aria-current={index === here ? 'true' : undefined}
            onClick={() => seek(replay, at)}
          >
            <Pic name={pic} />
            {time}
          </button>
        </li>
      ))}
    </ul>
  );
}
