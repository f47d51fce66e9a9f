import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { type MallModel, mallModel } from '#client/mall/model.ts';
import { capital, type PageKey } from '#content/locales/index.ts';
import type { PieceId } from '#engine/mall/index.ts';
import type { AtTable } from '../pieces/piece.ts';
import { Pic } from '../ui/pics.tsx';
import { tx } from '../ui/text.ts';
import {
  commandsFor,
  goesOn,
  heldIn,
  isHeld,
  layBack,
  meantToken,
  onKey,
  press,
  type Token,
} from './token.ts';
import { type Say, useTold } from './useTold.ts';
import './tray.css';

/** A sort of token as the tray shows it: how many there were, and how many are left. */
export interface Shown {
  readonly token: Token;
  readonly name: PageKey;
  /** What is said while it is held. */
  readonly help: PageKey;
  /** What the second tap is called that uses it. */
  readonly sure?: PageKey;
  /** What it does, where its name does not say so. */
  readonly does?: PageKey;
  /** Whether its name is read on it: where its picture alone does not say what it is. */
  readonly named?: boolean;
  /** What stands on its key; nothing where it has none. */
  readonly cap: string | null;
  readonly all: number;
  readonly left: number;
  readonly Picture: () => ComponentChildren;
  /** How each of them looks, by its number: where they are not alike. */
  readonly pip?: (index: number) => string;
}

interface TrayLook extends AtTable {
  readonly piece: PieceId;
  /** Null: the place of one that is gone. */
  readonly shown: readonly (Shown | null)[];
  /** Those that may be refused, where more than are shown. */
  readonly tokens?: readonly Token[];
  readonly say: Say;
  /** Beside them. */
  readonly children?: ComponentChildren;
}

/** The tokens of one piece. Whoever watches sees them too. */
export function Tray({ session, view, piece, shown, tokens, say, children }: TrayLook) {
  const model = mallModel(session);
  const there = shown.filter((one) => one !== null).filter(({ all }) => all > 0);
  const held = there.find(({ token }) => isHeld(model, token));
  useTold(session, tokens ?? there.map(({ token }) => token), say);
  useHeld(model, held === undefined ? null : heldIn(model));
  if (there.length === 0 && !shown.includes(null)) return null;
  return (
    <>
      <div class={held === undefined ? 'unseen' : 'tray-held'}>
        {held?.named ? <strong class="tray-which">{tx(held.name)}</strong> : null}
        <p class={held === undefined ? 'tray-help unseen' : 'tray-help'} role="status">
          {held === undefined ? '' : tx(heldIn(model)?.help ?? held.help)}
        </p>
        {held === undefined ? null : <NotNow model={model} />}
      </div>
      <fieldset class={`tray tray-${piece}${view.seat === null ? ' tray-watched' : ''}`}>
        <legend class="unseen">{capital(tx(`game.piece.${piece}`))}</legend>
        {shown.map((one, place) =>
          one === null ? (
            <span key={place} class="tray-empty" />
          ) : one.all === 0 ? null : (
            <TokenButton key={one.name} model={model} {...one} />
          ),
        )}
        {children}
      </fieldset>
    </>
  );
}

function NotNow({ model }: { readonly model: MallModel }) {
  return (
    <button
      type="button"
      class="tray-off"
      aria-label={tx('security.tray.off')}
      onClick={() => layBack(model)}
    >
      <Pic name="close" />
    </button>
  );
}

/** Keys go to it first; whoever goes elsewhere leaves it behind. */
function useHeld(model: MallModel, token: Token | null): void {
  useEffect(() => {
    if (token === null) return;
    const listen = (event: KeyboardEvent) => onKey(model, token, event);
    addEventListener('keydown', listen, true);
    goesOn(model, token);
    return () => removeEventListener('keydown', listen, true);
  }, [model, token]);
  // What has no place on the board is called off by a tap there.
  useEffect(() => {
    if (token?.sure !== true) return;
    const listen = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('.mall-board') !== null) layBack(model);
    };
    addEventListener('click', listen);
    return () => removeEventListener('click', listen);
  }, [model, token]);
  useEffect(() => () => layBack(model), [model]);
}

function TokenButton({ model, ...shown }: Shown & { readonly model: MallModel }) {
  const { token, name, cap, all, left, Picture } = shown;
  const held = isHeld(model, token);
  const can = commandsFor(model, token).length > 0;
  const label =
    shown.does === undefined
      ? tx('security.tray.left', { name: tx(name), left, all })
      : `${tx(name)}: ${tx(shown.does)}`;
  const sure = shown.sure ?? 'security.tray.sure';
  const looks = [
    ...['tray-token', can ? 'usable' : '', left === 0 ? 'spent' : '', held ? 'held' : ''],
    ...[shown.named ? 'tray-named' : '', !held && meantToken.value === token.type ? 'meant' : ''],
  ];
  return (
    <button
      type="button"
      class={looks.filter(Boolean).join(' ')}
      aria-label={held && token.sure ? `${tx(sure)}: ${tx(shown.help)}` : label}
      aria-pressed={held}
      aria-disabled={!can}
      title={cap === null ? tx(name) : `${tx(name)} (${cap})`}
      onClick={({ detail }) => press(model, token, detail === 0)}
    >
      {held && token.sure ? (
        <Sure text={tx(sure)} />
      ) : (
        <>
          <svg viewBox="0 0 40 40" aria-hidden="true">
            <Picture />
          </svg>
          {shown.named ? <span class="tray-name">{tx(name)}</span> : <Pips {...shown} />}
        </>
      )}
      {cap === null ? null : <kbd>{cap}</kbd>}
    </button>
  );
}

/** What the second tap does. */
function Sure({ text }: { readonly text: string }) {
  return (
    <span class="tray-sure" aria-hidden="true">
      <Pic name="check" />
      {text}
    </span>
  );
}

/** One mark for each of them; those that are used up are only outlines. */
function Pips({ all, left, pip }: Pick<Shown, 'all' | 'left' | 'pip'>) {
  return (
    <span class="tray-pips" aria-hidden="true">
      {Array.from({ length: all }, (_, index) => (
        <i key={index} class={`tray-pip ${index < all - left ? 'gone' : ''} ${pip?.(index) ?? ''}`} />
      ))}
    </span>
  );
}
