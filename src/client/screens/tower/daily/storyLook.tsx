import { useMemo } from 'preact/hooks';
import { Pic } from '../../../ui/pics.tsx';
import { tx } from '../../../ui/text.ts';
import { toast } from '../../../ui/toasts.tsx';
import { shortDate } from './dates.ts';
import { type Day, numberOf } from './days.ts';
import { useOwnFont } from './ownFont.ts';
import type { Solved } from './record.ts';
import { type Chapter, readStory } from './story.ts';
import { heightOf, PICTURE_WIDTH, storyPicture } from './storyPicture.ts';

interface StoryLook {
  readonly day: Day;
  readonly solved: Solved;
  readonly best: number;
}

/** The solution as a picture that may be passed on: who did what, and nothing of where. */
export function Story({ day, solved, best }: StoryLook) {
  const story = useMemo(() => readStory(solved.story ?? ''), [solved.story]);
  const font = useOwnFont();
  const picture = useMemo(
    () => (font === null ? null : pictureOf(day, solved, best, story, font)),
    [day, solved, best, story, font],
  );
  if (story.length === 0 || picture === null) return null;
  const address = `data:image/svg+xml,${encodeURIComponent(picture)}`;
  const send = () =>
    sendPicture(address, heightOf(story.length), `hushglass-${day}.png`).catch(() =>
      toast(tx('towerMap.daily.picture.failed')),
    );
  return (
    <figure class="story">
      <img
        src={address}
        width={PICTURE_WIDTH}
        height={heightOf(story.length)}
        alt={tx('towerMap.daily.picture', { count: story.length })}
      />
      <button type="button" class="button" onClick={send}>
        <Pic name="download" />
        {tx('towerMap.daily.picture.send')}
      </button>
    </figure>
  );
}

function pictureOf(
  day: Day,
  { actions, best: isBest, near }: Solved,
  best: number,
  story: readonly Chapter[],
  font: string,
) {
  return storyPicture({
    title: tx('towerMap.daily.picture.title', { number: numberOf(day), date: shortDate(day) }),
    result: tx('towerMap.daily.picture.result', { actions, best }),
    link: `${location.host}/tower/daily/${day}`,
    star: isBest ? 'gold' : near ? 'silver' : null,
    story,
    font,
  });
}

/** To whomever the device can send it, else as a file. */
async function sendPicture(address: string, height: number, name: string): Promise<void> {
  const file = new File([await drawn(address, height)], name, { type: 'image/png' });
  if (navigator.canShare?.({ files: [file] })) {
    // Who thinks better of it has done nothing wrong.
    await navigator.share({ files: [file] }).catch(() => undefined);
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

async function drawn(address: string, height: number): Promise<Blob> {
  const image = new Image(PICTURE_WIDTH, height);
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: PICTURE_WIDTH, height });
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/png'),
  );
}
