import { useState } from 'preact/hooks';
import { Dialog } from '../../../ui/controls.tsx';
import { Pic, type PicName } from '../../../ui/pics.tsx';
import { tx } from '../../../ui/text.ts';
import type { Price } from '../starRules.ts';
import { PriceLine } from './price.tsx';

export interface ControlsProps {
  readonly can: { readonly undo: boolean; readonly hint: boolean };
  readonly undo: () => void;
  readonly restart: () => void;
  readonly hint: () => void;
  readonly help: () => void;
  /** Null where it must not be skipped, or there is no solution to show. */
  readonly skip: (() => void) | null;
  readonly watch: (() => void) | null;
  readonly price: Price;
  /** [T16] whether an epic waits for it. */
  readonly opens: boolean;
}

export function Controls({ can, undo, restart, hint, help, skip, watch, price, opens }: ControlsProps) {
  const [asks, setAsks] = useState(false);
  return (
    <div class="quest-controls">
      <Control pic="undo" text={tx('tower.undo')} disabled={!can.undo} onClick={undo} />
      <Control pic="again" text={tx('tower.restart')} disabled={!can.undo} onClick={restart} />
      <Control pic="bulb" text={tx('tower.hint')} disabled={!can.hint} onClick={hint} />
      <Control pic="help" text={tx('tower.help')} onClick={help} />
      {skip === null && watch === null ? null : (
        <Control pic="more" text={tx('tower.more')} onClick={() => setAsks(true)} />
      )}
      {asks ? <More {...{ skip, watch, price, opens }} onClose={() => setAsks(false)} /> : null}
    </div>
  );
}

interface ControlLook {
  readonly pic: PicName;
  readonly text: string;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

function Control({ pic, text, disabled = false, onClick }: ControlLook) {
  return (
    <button type="button" class="button quest-control" disabled={disabled} onClick={onClick}>
      <Pic name={pic} />
      <span>{text}</span>
    </button>
  );
}

interface BotButtonLook {
  readonly on?: boolean;
  /** Not yet, while what a bot needs is on its way: the board keeps its place when it comes. */
  readonly onClick?: () => void;
}

/** Brings a bot to the table, or sends it away. */
export function BotButton({ on = false, onClick }: BotButtonLook) {
  return (
    <button
      type="button"
      class={on ? 'button with-bot on' : 'button with-bot'}
      disabled={onClick === undefined}
      onClick={onClick}
    >
      <Pic name="bot" />
      {tx(on ? 'tower.withoutBot' : 'tower.withBot')}
    </button>
  );
}

type MoreLook = Pick<ControlsProps, 'skip' | 'watch' | 'price' | 'opens'> & { readonly onClose: () => void };

/** [T18] both end the puzzle for whoever wanted to find it out, so both are asked for twice. */
function More({ skip, watch, price, opens, onClose }: MoreLook) {
  const [sure, setSure] = useState(false);
  const then = (act: (() => void) | null) => () => {
    onClose();
    act?.();
  };
  return (
    <Dialog title={tx(sure ? 'tower.skip.sure' : 'tower.more')} onClose={onClose}>
      <div class="stack">
        {sure || watch === null ? null : (
          <>
            <button type="button" class="button" onClick={then(watch)}>
              <Pic name="play" />
              {tx('tower.watch')}
            </button>
            <p class="small soft">{tx('tower.watch.sure')}</p>
            <PriceLine price={price} />
          </>
        )}
        {sure || skip === null ? null : (
          <button type="button" class="button" onClick={() => setSure(true)}>
            <Pic name="skip" />
            {tx('tower.skip')}
          </button>
        )}
        {sure ? <p>{tx(opens ? 'tower.skip.backEpic' : 'tower.skip.back')}</p> : null}
        {sure ? (
          <div class="row">
            <button type="button" class="button sand" onClick={then(skip)}>
              {tx('tower.skip.yes')}
            </button>
            <button type="button" class="button" onClick={onClose}>
              {tx('tower.skip.no')}
            </button>
          </div>
        ) : null}
      </div>
    </Dialog>
  );
}
