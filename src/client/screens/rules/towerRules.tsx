import { ActionIcon } from '#client/art/actionIcon.tsx';
import { HeroToken } from '#client/art/heroes.tsx';
import { EdgeIcon, FloorIcon } from '#client/tower/board/index.ts';
import { BackToTable } from '../../ui/backToTable.tsx';
import { Link } from '../../ui/controls.tsx';
import { Pic } from '../../ui/pics.tsx';
import { tx } from '../../ui/text.ts';
import { TopBar } from '../../ui/topbar.tsx';

// The rules of the tower ([T1] to [T18]), each with what it looks like on the board.

const LAWS = {
  goal: () => <FloorIcon floor={{ kind: 'exit', pawn: null }} size={44} />,
  exits: () => <FloorIcon floor={{ kind: 'exit', pawn: 'elf' }} size={44} />,
  directions: () => <ActionIcon action="E" size={34} />,
  actions: () => <Pic name="next" />,
  back: () => <Pic name="undo" />,
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
  stars: () => <span class="law-stars">★ ☆</span>,
} as const;

export function TowerRules() {
  return (
    <>
      <TopBar />
      <main class="screen rules" id="content">
        <div class="rules-head">
          <h1>{tx('towerLaw.title')}</h1>
          <BackToTable />
          <Link to="/tower" class="button">
            <Pic name="tower" />
            {tx('towerMap.map')}
          </Link>
          <Link to="/rules" class="button">
            <Pic name="book" />
            {tx('page.rules.title')}
          </Link>
        </div>
        <div class="rules-core">
          {(Object.keys(LAWS) as (keyof typeof LAWS)[]).map((name) => {
            const Picture = LAWS[name];
            return (
              <article class="card law" key={name}>
                <span class="law-picture" aria-hidden="true">
                  <Picture />
                </span>
                <h2>{tx(`towerLaw.${name}`)}</h2>
                <p>{tx(`towerLaw.${name}.text`)}</p>
              </article>
            );
          })}
        </div>
      </main>
    </>
  );
}
