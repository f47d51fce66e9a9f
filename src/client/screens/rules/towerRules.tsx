import { useEffect, useRef } from 'preact/hooks';
import { ActionIcon } from '#client/art/actionIcon.tsx';
import { HeroToken } from '#client/art/heroes.tsx';
import { EdgeIcon, FloorIcon } from '#client/tower/board/index.ts';
import { Link } from '../../ui/controls.tsx';
import { Pic } from '../../ui/pics.tsx';
import { tx } from '../../ui/text.ts';

// The rules of the tower ([T1] to [T18]), each with what it looks like on the board.

const LAWS = {
  goal: () => <FloorIcon floor={{ kind: 'exit', pawn: null }} size={44} />,
  directions: () => <ActionIcon action="E" size={34} />,
  armory: () => <FloorIcon floor={{ kind: 'armory', pawn: 'barbarian' }} size={44} />,
  doors: () => (
    <>
      <FloorIcon floor={{ kind: 'key', door: 0 }} size={38} />
      <EdgeIcon kind="door" door={0} size={38} />
    </>
  ),
  ways: () => (
    <>
      <FloorIcon floor={{ kind: 'ladder' }} size={38} />
      <EdgeIcon kind="current" size={38} />
    </>
  ),
  dwarf: () => <HeroToken pawn="dwarf" size={44} />,
  elf: () => <HeroToken pawn="elf" size={44} />,
  barbarian: () => (
    <>
      <HeroToken pawn="barbarian" size={44} />
      <FloorIcon floor={{ kind: 'trap' }} size={38} />
    </>
  ),
  mage: () => (
    <>
      <HeroToken pawn="mage" size={44} />
      <FloorIcon floor={{ kind: 'invocation' }} size={38} />
    </>
  ),
  sister: () => <HeroToken pawn="sister" size={44} />,
  epics: () => (
    <>
      <FloorIcon floor={{ kind: 'handle' }} size={38} shape="rotating" />
      <FloorIcon floor={{ kind: 'handle' }} size={38} shape="sliding" />
    </>
  ),
  talk: () => <Pic name="speak" />,
} as const;

export function TowerRules({ current }: { readonly current: boolean }) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (current) section.current?.scrollIntoView();
  }, [current]);
  return (
    <section ref={section} id="rules-tower">
      <h2>{tx('towerMap.law.title')}</h2>
      <div class="rules-core">
        {(Object.keys(LAWS) as (keyof typeof LAWS)[]).map((name) => {
          const Picture = LAWS[name];
          return (
            <article class="card law" key={name}>
              <span class="law-picture" aria-hidden="true">
                <Picture />
              </span>
              <h3>{tx(`towerMap.law.${name}`)}</h3>
              <p>{tx(`towerMap.law.${name}.text`)}</p>
            </article>
          );
        })}
      </div>
      <Link to="/tower" class="button law-go">
        <Pic name="tower" />
        {tx('towerMap.map')}
      </Link>
    </section>
  );
}
