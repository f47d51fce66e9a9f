import { useState } from 'preact/hooks';
import * as v from 'valibot';
import { HeroToken } from '#client/art/heroes.tsx';
import { HEROES } from '#engine/mall/index.ts';
import { read } from '../../kept.ts';
import { online } from '../../offline/offline.ts';
import { withLateTexts } from '../../texts.ts';
import { LangChoice, ThemeChoice } from '../../ui/choices.tsx';
import { Link } from '../../ui/controls.tsx';
import { later } from '../../ui/later.tsx';
import { Pic, type PicName } from '../../ui/pics.tsx';
import { tx } from '../../ui/text.ts';
import { toast } from '../../ui/toasts.tsx';
import { TopBar } from '../../ui/topbar.tsx';
import { listOf } from '../../understood.ts';
import { Join } from './join.tsx';
import { Night } from './night.tsx';
import { openRoom } from './rooms.ts';
import { TowerArt } from './towerArt.tsx';
import './home.css';

export function Home() {
  const [begun] = useState(() => BEGUN.filter(({ kept }) => read(kept, v.unknown(), null) !== null));
  const [returns] = useState(() => read('rooms', ROOMS, []).length > 0);
  return (
    <>
      <TopBar />
      <main class="screen" id="content">
        <section class="home-hero">
          <div class="home-say">
            <h1>{tx('page.home.what')}</h1>
            {returns ? <LateRooms.Show /> : <p>{tx('page.home.how')}</p>}
            {begun.map((one) => (
              <Begun key={one.kept} {...one} />
            ))}
            <Start />
          </div>
          <div class="home-stage" aria-hidden="true">
            <Night />
            <div class="home-cast">
              {HEROES.map((pawn) => (
                <HeroToken key={pawn} pawn={pawn} size={96} />
              ))}
            </div>
          </div>
        </section>
        <TowerEntry />
        <Ways />
        <LateSecurity.Show />
        <footer class="home-foot">
          <div class="row home-prefs">
            <LangChoice />
            <ThemeChoice />
          </div>
          <LateOffline.Show />
          <p class="small soft">{tx('page.home.unofficial')}</p>
        </footer>
      </main>
    </>
  );
}

const ROOMS = listOf(v.unknown());
// Whoever is new has none.
const LateRooms = later(
  async () => (await withLateTexts(import('./roomList.tsx'))).RoomList,
  () => null,
  () => null,
);

// Nobody waits for these.
const LateOffline = later(
  async () => (await withLateTexts(import('../../offline/offlineLine.tsx'))).OfflineLine,
  () => null,
  () => null,
);
const LateSecurity = later(
  async () => (await import('./securityWays.tsx')).fetchSecurityWays(),
  () => null,
  () => null,
);

function Start() {
  const [opening, setOpening] = useState(false);
  const open = async () => {
    setOpening(true);
    const why = await openRoom();
    if (why === null) return;
    setOpening(false);
    toast(tx(why));
  };
  return (
    <div class="home-start">
      <div>
        <button type="button" class="button sand home-open" disabled={opening} onClick={open}>
          <Pic name="people" />
          {opening ? tx('page.home.opening') : tx('page.home.open')}
        </button>
        {online.value ? <p class="small">{tx('page.home.openHint')}</p> : <NeedsLine />}
      </div>
      <div>
        <Link to="/mates" class="button home-play">
          <Pic name="bot" />
          {tx('page.home.play')}
        </Link>
        <p class="small">{tx('page.home.playHint')}</p>
      </div>
      <div>
        <Join />
        {online.value ? null : <NeedsLine />}
      </div>
    </div>
  );
}

/** The games in the page that were left. */
const BEGUN = [
  { kept: 'mates.begun', to: '/mates', pic: 'bot', what: 'play' },
  { kept: 'solo.begun', to: '/solo', pic: 'solo', what: 'solo' },
] as const;

function Begun({ to, pic, what }: (typeof BEGUN)[number]) {
  return (
    <Link to={to} class="home-room running home-begun">
      <Pic name={pic} />
      <span class="home-room-say">
        <strong>{tx(`page.home.${what}`)}</strong>
        <span class="small">{tx('page.home.running')}</span>
      </span>
      <span class="home-room-go">{tx('page.home.continue')}</span>
    </Link>
  );
}

/** Everything else works without. */
function NeedsLine() {
  return (
    <p class="small home-needs">
      <Pic name="bang" />
      {tx('page.home.needsLine')}
    </p>
  );
}

/** The other game of the house. */
function TowerEntry() {
  return (
    <section class="home-tower">
      <TowerArt />
      <div class="home-tower-say">
        <h2>{tx('page.home.tower')}</h2>
        <p>{tx('page.home.towerHint')}</p>
        <div class="row">
          <Link to="/tower" class="button sand">
            <Pic name="tower" />
            {tx('page.home.towerGo')}
          </Link>
          <Link to="/tower/daily" class="button home-tower-daily">
            <Pic name="calendar" />
            {tx('page.home.towerDaily')}
          </Link>
        </div>
      </div>
    </section>
  );
}

const WAYS = [
  ['learn', '/learn', 'learn'],
  ['solo', '/solo', 'solo'],
  ['own', '/own', 'pen'],
  ['rules', '/rules', 'list'],
  ['book', '/book', 'book'],
] as const satisfies readonly (readonly [string, string, PicName])[];

function Ways() {
  return (
    <nav class="home-ways">
      {WAYS.map(([name, to, pic]) => (
        <Link key={name} to={to} class="card home-way">
          <Pic name={pic} />
          <span>
            <strong>{tx(`page.home.${name}`)}</strong>
            <span class="small soft">{tx(`page.home.${name}Hint`)}</span>
          </span>
        </Link>
      ))}
    </nav>
  );
}
