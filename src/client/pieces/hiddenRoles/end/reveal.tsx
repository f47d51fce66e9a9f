import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { cardName, factsTold } from '#content/locales/pieces/hiddenRoles/story.ts';
import { type RoleStory, storiesOf } from '#engine/mall/rules/hiddenRoles/story.ts';
import { lessMotion, prefs } from '../../../prefs.ts';
import { Pic } from '../../../ui/pics.tsx';
import { tx } from '../../../ui/text.ts';
import { SeatRole } from './seat.tsx';
import { LevelLine, type RolesToldProps, Verdict } from './told.tsx';

// One card after the other is turned over, seat by seat; who won and why comes last. A tap turns all of them over.

const FIRST = 900;
const EACH = 1_800;

type RevealProps = RolesToldProps & {
  readonly title?: string | undefined;
  readonly why?: string | undefined;
  readonly onDone: () => void;
};

export function Reveal({ view, title, why, onDone, ...around }: RevealProps) {
  const stories = useMemo(() => storiesOf(view), [view]);
  const [turned, turnAll] = useTurning(stories.length);
  const isOver = turned > stories.length;
  const list = useFollowed(turned);
  const { nameOf } = around;
  return (
    <>
      <header class="reveal-head">
        <p class="small soft">{title}</p>
        <h2 ref={focus} tabIndex={-1} class="reveal-title">
          {tx('roles.end.title')}
        </h2>
        <p>{why}</p>
        <LevelLine view={view} />
      </header>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button below does the same */}
      <ol class="reveal-seats" ref={list} onClick={turnAll}>
        {stories.map((story, index) => (
          <SeatRole
            key={story.seat}
            story={story}
            shows={shownOf(index, turned, isOver)}
            now={index === turned - 1}
            {...around}
          />
        ))}
      </ol>
      <p class="unseen" role="status">
        {isOver ? '' : spoken(stories[turned - 1], nameOf)}
      </p>
      <div class="reveal-ways">
        <div class="reveal-last" role="status">
          {isOver ? <Verdict seat={view.seat} stories={stories} nameOf={nameOf} /> : null}
        </div>
        <button type="button" class="button sand" onClick={isOver ? onDone : turnAll}>
          <Pic name={isOver ? 'next' : 'skip'} />
          {tx(isOver ? 'roles.end.on' : 'roles.end.all')}
        </button>
      </div>
    </>
  );
}

const focus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

const shownOf = (index: number, turned: number, isOver: boolean) => {
  if (isOver) return 'all';
  return index < turned ? 'card' : 'back';
};

/** How many lie open; one more than there are once it is told who won. */
function useTurning(cards: number): readonly [number, () => void] {
  const all = cards + 1;
  const [turned, setTurned] = useState(() => (lessMotion() ? all : 0));
  useEffect(() => {
    if (turned >= all) return;
    const timer = setTimeout(() => setTurned(turned + 1), turned === 0 ? FIRST : EACH);
    return () => clearTimeout(timer);
  }, [turned, all]);
  return [turned, () => setTurned(all)];
}

/** What is turned over now comes into sight. */
function useFollowed(turned: number) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const smooth = lessMotion() ? 'auto' : 'smooth';
    list.current?.children[turned - 1]?.scrollIntoView({ block: 'nearest', behavior: smooth });
  }, [turned]);
  return list;
}

function spoken(story: RoleStory | undefined, nameOf: (seat: number) => string): string {
  if (story === undefined) return '';
  const lang = prefs.lang.value;
  const facts = factsTold(lang, story, nameOf).map(({ text }) => text);
  const side = tx(`roles.side.${story.side}`);
  return [`${nameOf(story.seat)}: ${cardName(lang, story.card)}, ${side}`, ...facts].join('. ');
}
