import { useRef } from 'preact/hooks';
import { Pic } from '../../../ui/pics.tsx';
import { tx } from '../../../ui/text.ts';
import { toast } from '../../../ui/toasts.tsx';
import { today } from '../today.ts';
import { shortDate } from './dates.ts';
import { type Day, numberOf, starsOf } from './days.ts';
import { days } from './kept.ts';
import { marksOf, streak } from './record.ts';

interface ShareProps {
  readonly day: Day;
  readonly actions: number;
  readonly best: number;
}

/** What one may tell others without giving anything away. */
export function Share({ day, actions, best }: ShareProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const text = `${tx('towerMap.daily.text', {
    date: shortDate(day),
    number: numberOf(day),
    steps: '▂▄▆█'.slice(0, starsOf(day)),
    marks: marksOf(actions, best),
    actions,
    best,
    streak: streak(days.value, today()),
  })}\n${location.origin}/tower/daily/${day}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast(tx('towerMap.daily.copied'));
    } catch {
      // Over plain http there is no clipboard to write to.
      field.current?.focus();
      field.current?.select();
      toast(tx('towerMap.daily.copyFailed'));
    }
  };
  return (
    <div class="share">
      <textarea ref={field} readOnly rows={5} value={text} aria-label={tx('towerMap.daily.textOf')} />
      <button type="button" class="button primary" onClick={copy}>
        <Pic name="copy" />
        {tx('towerMap.daily.share')}
      </button>
    </div>
  );
}
