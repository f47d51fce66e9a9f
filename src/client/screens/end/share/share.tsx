import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Dialog, Switch } from '../../../ui/controls.tsx';
import { shortDate } from '../../../ui/dates.ts';
import { Pic } from '../../../ui/pics.tsx';
import { list, minutes, tx } from '../../../ui/text.ts';
import { endTitle } from '../end.tsx';
import type { TaleProps } from '../tale.tsx';
import { type Caption, drawPicture, HEIGHT, WIDTH } from './draw.ts';
import { mayShare, save, send } from './hand.ts';
import { sceneOf } from './scene.ts';
import './share.css';

/** A picture of the game to take along, drawn when somebody wants it. */
export function Share(props: TaleProps) {
  const [open, setOpen] = useState(false);
  const make = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    // When the dialog is gone: until then nothing else takes the focus.
    requestAnimationFrame(() => make.current?.focus());
  };
  return (
    <>
      <button ref={make} type="button" class="button share-make" onClick={() => setOpen(true)}>
        <Pic name="share" />
        {tx('tales.share.make')}
      </button>
      {open ? <Picture {...props} onClose={close} /> : null}
    </>
  );
}

function captionOf(props: TaleProps, isNamed: boolean): Caption {
  const { name = '', view, story, nameOf } = props;
  const { result, timers } = view.shared;
  return {
    name,
    result: result === null ? '' : endTitle(props),
    facts: [minutes(story.time), tx('tales.book.flips', { count: timers })],
    day: shortDate(Date.now()),
    names: isNamed ? list(story.acts.map((_, seat) => nameOf(seat))) : '',
  };
}

function Picture(props: TaleProps & { readonly onClose: () => void }) {
  const { view, name = '', onClose } = props;
  // Whoever is in it has not been asked yet: nobody is named unless somebody says so.
  const [isNamed, setNamed] = useState(false);
  const [failed, setFailed] = useState(false);
  const canvas = useRef<HTMLCanvasElement>(null);
  const scene = useMemo(() => sceneOf(view), [view]);
  useEffect(() => {
    const pen = canvas.current?.getContext('2d');
    if (pen) drawPicture(pen, scene, captionOf(props, isNamed));
    else setFailed(true);
  });
  const giveTo = (hand: typeof save) => async () => {
    if (canvas.current !== null && !(await hand(canvas.current))) setFailed(true);
  };
  return (
    <Dialog title={tx('tales.share.title')} onClose={onClose} class="wide share">
      <canvas
        ref={canvas}
        width={WIDTH}
        height={HEIGHT}
        role="img"
        aria-label={tx('tales.share.shows', { name })}
      />
      <Switch label={tx('tales.share.names')} on={isNamed} onChange={setNamed} />
      <div class="row">
        {mayShare() ? (
          <button type="button" class="button sand" onClick={giveTo(send)}>
            <Pic name="share" />
            {tx('tales.share.send')}
          </button>
        ) : null}
        <button type="button" class={mayShare() ? 'button' : 'button sand'} onClick={giveTo(save)}>
          <Pic name="download" />
          {tx('tales.share.save')}
        </button>
      </div>
      <p role="status">{failed ? tx('tales.share.failed') : ''}</p>
    </Dialog>
  );
}
