import { ActionIcon } from '#client/art/actionIcon.tsx';
import { HeroToken } from '#client/art/heroes.tsx';
import { EdgeIcon, FloorIcon } from '#client/tower/board/index.ts';
import type { TowerPerson } from '#client/tower/table.ts';
import { COLOUR } from '#engine/family/pawns.ts';
import type { Quest } from '#engine/tower/quest.ts';
import type { Help } from '#protocol/signs.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Dialog } from '../../../ui/controls.tsx';
import { tx } from '../../../ui/text.ts';
import { helpParts } from './helpOf.ts';
import type { Pointed } from './usePointed.ts';
import './help.css';

/** [T17] what everything does, with words; experts point at it instead of speaking. */

const PICTURES: Readonly<Record<Help, () => preact.JSX.Element>> = {
  move: () => <ActionIcon action="E" size={34} />,
  armory: () => <FloorIcon floor={{ kind: 'armory', pawn: 'barbarian' }} size={44} />,
  exit: () => <FloorIcon floor={{ kind: 'exit', pawn: null }} size={44} />,
  door: () => (
    <>
      <FloorIcon floor={{ kind: 'key', door: 0 }} size={36} />
      <EdgeIcon kind="door" door={0} size={36} />
    </>
  ),
  ladder: () => <FloorIcon floor={{ kind: 'ladder' }} size={44} />,
  current: () => <EdgeIcon kind="current" size={48} />,
  dwarf: () => (
    <>
      <HeroToken pawn="dwarf" size={44} />
      <EdgeIcon kind="narrow" size={34} />
    </>
  ),
  elf: () => <HeroToken pawn="elf" size={44} />,
  barbarian: () => (
    <>
      <HeroToken pawn="barbarian" size={44} />
      <FloorIcon floor={{ kind: 'trap' }} size={34} />
    </>
  ),
  mage: () => (
    <>
      <HeroToken pawn="mage" size={44} />
      <FloorIcon floor={{ kind: 'invocation' }} size={34} />
    </>
  ),
  sister: () => <HeroToken pawn="sister" size={44} />,
  turn: () => <FloorIcon floor={{ kind: 'handle' }} size={44} shape="rotating" />,
  slide: () => <FloorIcon floor={{ kind: 'handle' }} size={44} shape="sliding" />,
};

interface Pointing {
  /** Pointing instead of speaking, where that is how one talks. */
  readonly point?: ((icon: Help) => void) | undefined;
  readonly pointed: readonly Pointed[];
  readonly people: readonly TowerPerson[];
}

function HelpTile({ icons, point, pointed, people }: Pointing & { readonly icons: readonly Help[] }) {
  return (
    <ul class="help-tile">
      {icons.map((icon) => {
        const by = pointed.filter((one) => one.icon === icon);
        return (
          <li key={icon} class={by.length > 0 ? 'help-one pointed' : 'help-one'}>
            {point === undefined ? (
              <One icon={icon} />
            ) : (
              <button type="button" class="help-point" onClick={() => point(icon)}>
                <One icon={icon} />
              </button>
            )}
            {by.map(({ id, from }) => (
              <span key={id} class="help-mark">
                <Avatar name={people[from]?.name ?? '?'} number={people[from]?.face ?? from} />
              </span>
            ))}
          </li>
        );
      })}
    </ul>
  );
}

export function HelpPicture({ icon }: { readonly icon: Help }) {
  const Picture = PICTURES[icon];
  const colour = icon in COLOUR ? ` help-${COLOUR[icon as keyof typeof COLOUR]}` : '';
  return (
    <span class={`help-picture${colour}`} aria-hidden="true">
      <Picture />
    </span>
  );
}

function One({ icon }: { readonly icon: Help }) {
  return (
    <>
      <HelpPicture icon={icon} />
      <span class="help-words">
        <strong>{tx(`tower.tile.${icon}`)}</strong>
        <span class="small">{tx(`tower.tile.${icon}.text`)}</span>
      </span>
    </>
  );
}

export interface HelpDialogProps extends Pointing {
  readonly quest: Quest;
  readonly onClose: () => void;
}

/** What is of use in this quest comes first; experts may point at the rest as well. */
export function HelpDialog({ quest, onClose, ...pointing }: HelpDialogProps) {
  const [here, elsewhere] = helpParts(quest);
  return (
    <Dialog title={tx('tower.tile.title')} onClose={onClose} class="help-dialog">
      {pointing.point === undefined ? null : <p class="small soft">{tx('tower.tile.point')}</p>}
      <HelpTile icons={here} {...pointing} />
      {elsewhere.length === 0 ? null : (
        <>
          <h3 class="help-elsewhere">{tx('tower.tile.elsewhere')}</h3>
          <HelpTile icons={elsewhere} {...pointing} />
        </>
      )}
    </Dialog>
  );
}
