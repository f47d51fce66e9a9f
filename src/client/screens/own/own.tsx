import * as v from 'valibot';
import { fetchSecurity } from '#client/pieces/fetchSecurity.ts';
import { areMissing } from '#client/pieces/known.ts';
import { type OwnScenario, ownSetup } from '#content/own.ts';
import { read, write } from '../../kept.ts';
import type { OwnRoute } from '../../router.ts';
import { Link } from '../../ui/controls.tsx';
import { later } from '../../ui/later.tsx';
import { tx } from '../../ui/text.ts';
import { TopBar } from '../../ui/topbar.tsx';
import { usePlay } from '../lobby/carry.ts';
import { asChoice } from '../lobby/chosen.ts';
import { fetchComposer } from './composer.tsx';
import { FIRST_DRAFT } from './draft.ts';
import { Look } from './look.tsx';
import { checkedOwn, ownFromCode } from './saved.ts';
import { SavedPage } from './savedPage.tsx';
import './own.css';

// Own scenarios: those kept here, one being composed, one that a link brought [S-own].

export function Own({ to }: { readonly to: OwnRoute }) {
  return (
    <>
      <TopBar />
      <main class="screen own" id="content">
        <View to={to} />
      </main>
    </>
  );
}

function View({ to }: { readonly to: OwnRoute }) {
  if (to.view === 'saved') return <SavedPage />;
  const own = to.code === null ? null : ownFromCode(to.code);
  if (to.code !== null && own === null) return <Broken />;
  if (to.view === 'look') return own === null ? <Broken /> : <Sent own={own} />;
  return <Compose start={own ?? lastDraft()} />;
}

/** What a link brought may take more than the page has. */
function Sent({ own }: { readonly own: OwnScenario }) {
  return areMissing(ownSetup(own, 2)) ? <LateLook.Show own={own} /> : <Look own={own} />;
}

/** A draft has no name yet, perhaps; otherwise it is read like anything else that was kept. */
function lastDraft(): OwnScenario {
  const kept = read('ownDraft', v.looseObject({ name: v.string() }), null);
  const draft = kept === null ? null : checkedOwn({ ...kept, name: kept.name || '-' });
  return draft === null ? FIRST_DRAFT : { ...draft, name: kept?.name ?? '' };
}

const LateComposer = later(fetchComposer);
const LateLook = later(async () => {
  await fetchSecurity();
  return Look;
});

function Compose({ start }: { readonly start: OwnScenario }) {
  const { busy, onPlay } = usePlay();
  return (
    <>
      <h1>{tx('page.choice.compose')}</h1>
      <LateComposer.Show
        start={start}
        play={{ label: tx('own.play'), busy, onPlay: (own) => onPlay(asChoice(own)) }}
        onDraft={(draft) => write('ownDraft', draft)}
      />
    </>
  );
}

function Broken() {
  return (
    <>
      <h1>{tx('own.broken')}</h1>
      <p>{tx('own.brokenNext')}</p>
      <div class="row">
        <Link to="/own/compose" class="button primary">
          {tx('page.choice.compose')}
        </Link>
        <Link to="/" class="button">
          {tx('page.nowhere.home')}
        </Link>
      </div>
    </>
  );
}
