import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { mallModel } from '#client/mall/index.ts';
import { withLateTexts } from '../../texts.ts';
import { Dialog } from '../../ui/controls.tsx';
import { later } from '../../ui/later.tsx';
import { MuteButton } from '../../ui/mute.tsx';
import { Pic } from '../../ui/pics.tsx';
import { tx } from '../../ui/text.ts';
import { useKeys } from '../../ui/useKeys.ts';
import type { Seated } from './around.ts';

const LateMenu = later(async () => (await withLateTexts(import('./menu.tsx'))).Menu);

export type MenuProps = Seated & {
  /** What a room has in it besides. */
  readonly also?: ComponentChildren;
};

export function MenuButtons(props: MenuProps) {
  const [open, setOpen] = useState(false);
  const underWay = mallModel(props.session).underWay.value;
  // Nobody waits for it while the sand runs, and nobody needs it for a first move.
  useEffect(() => {
    if (underWay) LateMenu.ahead();
  }, [underWay]);
  const close = () => setOpen(false);
  const keys = useMemo(() => ({ '?': () => setOpen(true) }), []);
  useKeys(keys);
  return (
    <div class="game-menu">
      <MuteButton />
      <button
        type="button"
        class="button icon"
        aria-label={tx('play.menu.open')}
        onPointerEnter={LateMenu.ahead}
        onFocus={LateMenu.ahead}
        onClick={() => setOpen(true)}
      >
        <Pic name="more" />
      </button>
      {open ? (
        <Dialog title={tx('play.menu.title')} onClose={close}>
          <LateMenu.Show {...props} onClose={close} />
        </Dialog>
      ) : null}
    </div>
  );
}
