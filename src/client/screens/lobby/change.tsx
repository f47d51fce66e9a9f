import { Dialog } from '../../ui/controls.tsx';
import { later } from '../../ui/later.tsx';
import { tx } from '../../ui/text.ts';
import { asChoice } from './chosen.ts';
import type { Open, PickerProps } from './scenario.tsx';
import { ScenarioList } from './scenarioList.tsx';

export interface ChangeProps extends PickerProps {
  readonly open: Exclude<Open, null>;
  readonly onOpen: (next: (now: Open) => Open) => void;
}

const LateComposer = later(async () => (await import('../own/composer.tsx')).fetchComposer());

/**
 * Another game: from the list, or composed. In a room the composer comes to the table: whoever leaves for another page
 * may come back as nobody's host.
 */
export function Change(props: ChangeProps) {
  const { open, onOpen, choice, onChange, won, fits = () => true, wonEvenings } = props;
  const close = () => onOpen(() => null);
  // A dialog that makes way for another says that it closed, too.
  const closeList = () => onOpen((now) => (now === 'list' ? null : now));
  const pick: PickerProps['onChange'] = (next) => {
    onChange(next);
    close();
  };
  if (open === 'list')
    return (
      <Dialog title={tx('page.choice.change')} onClose={closeList} class="wide">
        <ScenarioList
          {...{ choice, pick, fits, won, wonEvenings }}
          compose={(composing) => onOpen(() => ({ composing }))}
        />
      </Dialog>
    );
  return (
    <Dialog key="compose" title={tx('page.choice.compose')} onClose={close} class="own-dialog">
      <LateComposer.Show
        start={open.composing}
        play={{ label: tx('page.choice.playHere'), onPlay: (own) => pick(asChoice(own)) }}
      />
    </Dialog>
  );
}
