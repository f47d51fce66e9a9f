import { useRef, useState } from 'preact/hooks';
import { LONGEST_OWN_NAME, type OwnScenario } from '#content/own.ts';
import { ownCode } from '#content/ownCode.ts';
import { Dialog, Link } from '../../ui/controls.tsx';
import { Pic } from '../../ui/pics.tsx';
import { tx } from '../../ui/text.ts';
import { usePlay } from '../lobby/carry.ts';
import { asChoice } from '../lobby/chosen.ts';
import { OwnCard } from './card.tsx';
import { checkedOwn, keepSaved, loadSaved, renamed, type SavedScenarios, withoutSaved } from './saved.ts';

/** The own scenarios that this browser keeps. */
export function SavedPage() {
  const [saved, setSaved] = useState(loadSaved);
  const heading = useRef<HTMLHeadingElement>(null);
  const change = (next: SavedScenarios) => {
    // The button of what was deleted goes with it.
    if (next.length < saved.length) heading.current?.focus();
    keepSaved(next);
    setSaved(next);
  };
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {tx('own.title')}
      </h1>
      <p>{tx('own.intro')}</p>
      <Link to="/own/compose" class="button sand own-new">
        <Pic name="pen" />
        {tx('page.choice.compose')}
      </Link>
      {saved.length === 0 ? <p class="card">{tx('own.none')}</p> : null}
      <ul class="own-shelf">
        {saved.map((own) => (
          <li class="card stack" key={own.name}>
            <OwnCard own={own} />
            <Deeds own={own} saved={saved} onChange={change} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface DeedsProps {
  readonly own: OwnScenario;
  readonly saved: SavedScenarios;
  readonly onChange: (saved: SavedScenarios) => void;
}

function Deeds({ own, saved, onChange }: DeedsProps) {
  const { busy, onPlay } = usePlay();
  const { name } = own;
  return (
    <div class="row">
      <button type="button" class="button primary" disabled={busy} onClick={() => onPlay(asChoice(own))}>
        <Pic name="play" />
        {tx(busy ? 'own.opening' : 'own.play')}
      </button>
      <Link to={`/own/${ownCode(own)}`} class="button" label={tx('own.openOf', { name })}>
        <Pic name="eye" />
        {tx('own.open')}
      </Link>
      <Rename own={own} saved={saved} onChange={onChange} />
      <Delete own={own} saved={saved} onChange={onChange} />
    </div>
  );
}

function Rename({ own: { name }, saved, onChange }: DeedsProps) {
  const [open, setOpen] = useState(false);
  const [taken, setTaken] = useState(false);
  const rename = (event: SubmitEvent) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget as HTMLFormElement).get('own-name');
    const own = saved.find((other) => other.name === name);
    const clean = checkedOwn({ ...own, name: String(typed ?? '') })?.name;
    const next = clean === undefined ? null : renamed(saved, name, clean);
    setTaken(next === null);
    if (next === null) return;
    setOpen(false);
    onChange(next);
  };
  return (
    <>
      <button
        type="button"
        class="button icon"
        aria-label={tx('own.renameOf', { name })}
        title={tx('own.rename')}
        onClick={() => setOpen(true)}
      >
        <Pic name="pen" />
      </button>
      {open ? (
        <Dialog title={tx('own.renameOf', { name })} onClose={() => setOpen(false)}>
          <form class="stack" onSubmit={rename}>
            <label class="field">
              <span>{tx('own.name')}</span>
              <input type="text" name="own-name" required maxLength={LONGEST_OWN_NAME} defaultValue={name} />
            </label>
            {taken ? <p role="alert">{tx('own.nameTaken')}</p> : null}
            <button type="submit" class="button primary">
              {tx('own.nameOk')}
            </button>
          </form>
        </Dialog>
      ) : null}
    </>
  );
}

function Delete({ own: { name }, saved, onChange }: DeedsProps) {
  const [sure, setSure] = useState(false);
  const press = () => {
    if (sure) onChange(withoutSaved(saved, name));
    setSure(!sure);
  };
  return (
    <button
      type="button"
      class={sure ? 'button' : 'button icon'}
      aria-label={sure ? undefined : tx('own.deleteOf', { name })}
      title={tx('own.delete')}
      onClick={press}
      onBlur={() => setSure(false)}
    >
      <Pic name="bin" />
      {sure ? tx('own.deleteSure') : null}
    </button>
  );
}
