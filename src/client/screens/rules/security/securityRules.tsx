import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { ActionIcon } from '#client/art/actionIcon.tsx';
import { TilePicture } from '#client/mall/index.ts';
import { security } from '#client/pieces/here.ts';
import { knownTiles } from '#client/pieces/known.ts';
import { EXAMPLES } from '#client/pieces/securityExamples.ts';
import { FULL_GAMES, TUTORIALS } from '#content/evenings.ts';
import { MODULES, type Module } from '#content/moduleList.ts';
import type { Action } from '#engine/mall/actions.ts';
import type { Tile } from '#engine/mall/index.ts';
import { prefs } from '../../../prefs.ts';
import { Link } from '../../../ui/controls.tsx';
import { Pic } from '../../../ui/pics.tsx';
import { tx, txMaybe } from '../../../ui/text.ts';
import { Still } from './still.tsx';
import './securityRules.css';

// The rules of Maximum Security (X0 to X7), each module with a drawing of a real position.

export function SecurityRules({ current }: { readonly current: boolean }) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (current) section.current?.scrollIntoView();
  }, [current]);
  const played = playedModules();
  const others = MODULES.filter((module) => !played.includes(module));
  return (
    <section ref={section} id="rules-security">
      <h2>{tx('game.security')}</h2>
      <nav class="rules-numbers" aria-label={tx('securityRules.contents')}>
        {[...played, ...others].map(({ number, piece }) => (
          <a key={number} href={`#module-${number}`} class="button">
            {number} <span class="law-short">{said(`securityRules.${piece}`)}</span>
          </a>
        ))}
        <a href="#security-evenings" class="button">
          {tx('securityRules.evenings')}
        </a>
      </nav>
      <div class="law-modules">
        <Common />
        {[...played, ...others].map((module) => (
          <OneModule key={module.number} module={module} played={played.includes(module)} />
        ))}
      </div>
      <Evenings />
    </section>
  );
}

/** Those of the game that somebody came from; its address names them. */
function playedModules(): readonly Module[] {
  const named = new URLSearchParams(location.search).get('with')?.split(',') ?? [];
  return MODULES.filter(({ piece }) => named.includes(piece));
}

const said = (key: string) => txMaybe(key) ?? '';

function Common() {
  const tile = (name: string) => (
    <TilePicture tile={knownTiles().get(name) as Tile} size={150} lang={prefs.lang.value} />
  );
  return (
    <article class="card law-module" id="module-common">
      <Shown text={tx('securityRules.common.shows')}>
        <div class="law-pair">
          {tile('9')}
          <Pic name="next" />
          {tile('9*')}
        </div>
      </Shown>
      <div class="law-words">
        <h3>{tx('securityRules.common')}</h3>
        <p>{tx('securityRules.common.text')}</p>
      </div>
    </article>
  );
}

interface OneModuleProps {
  readonly module: Module;
  readonly played: boolean;
}

function OneModule({ module: { number, piece, kind }, played }: OneModuleProps) {
  const shows = said(`securityRules.${piece}.shows`);
  const Legend = security.value?.SECURITY_PIECES.find(({ id }) => id === piece)?.Legend;
  const example = EXAMPLES[piece as keyof typeof EXAMPLES];
  return (
    <article class={played ? 'card law-module law-played' : 'card law-module'} id={`module-${number}`}>
      <Shown text={shows}>{example === undefined ? <Swap /> : <Still example={example} />}</Shown>
      <div class="law-words">
        <h3>
          {number}. {said(`securityRules.${piece}`)}
        </h3>
        <p class="row small">
          <span class={`law-kind law-${kind}`}>{tx(`securityRules.${kind}`)}</span>
          {played ? <strong>{tx('securityRules.played')}</strong> : null}
        </p>
        <p>{said(`securityRules.${piece}.text`)}</p>
        {Legend && <Legend />}
        <p class="small soft">{tx('securityRules.needs', { what: said(`securityRules.${piece}.needs`) })}</p>
      </div>
    </article>
  );
}

/** The words below a drawing say what it shows, so the drawing itself says nothing. */
function Shown({ text, children }: { readonly text: string; readonly children: ComponentChildren }) {
  return (
    <figure class="law-example">
      <div class="law-still" aria-hidden="true">
        {children}
      </div>
      <figcaption class="small">{text}</figcaption>
    </figure>
  );
}

const HANDS: readonly (readonly Action[])[] = [
  ['N', 'E', 'V'],
  ['S', 'W', 'L', 'X'],
];

function Swap() {
  const [one = [], other = []] = HANDS.map((hand) =>
    hand.map((action) => <ActionIcon key={action} action={action} size={28} />),
  );
  return (
    <div class="law-pair">
      <span class="law-hand">{one}</span>
      <Pic name="swap" />
      <span class="law-hand">{other}</span>
    </div>
  );
}

function Evenings() {
  return (
    <div class="stack" id="security-evenings">
      <h3>{tx('securityRules.evenings')}</h3>
      <p>{tx('securityRules.eveningsText')}</p>
      <ul class="rules-core law-evenings">
        {[...TUTORIALS, ...FULL_GAMES].map(({ id }) => (
          <li key={id} class="card law">
            <h4>{said(`security.evening.${id}`)}</h4>
            <p>{said(`security.evening.${id}.goal`)}</p>
            {FULL_GAMES.some((one) => one.id === id) ? null : (
              <Link
                to={`/learn/security/${id}`}
                class="button law-go"
                label={`${tx('securityRules.toLesson')}: ${said(`security.evening.${id}`)}`}
              >
                <Pic name="learn" />
                {tx('securityRules.toLesson')}
              </Link>
            )}
          </li>
        ))}
      </ul>
      <Link to="/learn/security" class="button law-go">
        <Pic name="learn" />
        {tx('securityRules.lessons')}
      </Link>
    </div>
  );
}
