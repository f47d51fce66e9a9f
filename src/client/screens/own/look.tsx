import { knownTiles } from '#client/pieces/known.ts';
import { type OwnScenario, SPELLS } from '#content/own.ts';
import { ownCode } from '#content/ownCode.ts';
import { write } from '../../kept.ts';
import { go } from '../../router.ts';
import { Link } from '../../ui/controls.tsx';
import { Pic } from '../../ui/pics.tsx';
import { list, tx, why } from '../../ui/text.ts';
import { usePlay } from '../lobby/carry.ts';
import { asChoice } from '../lobby/chosen.ts';
import { fitOf } from './fit.ts';
import { Save, Share } from './fitCard.tsx';
import { RulePic } from './rulePic.tsx';
import { Picture } from './tiles.tsx';
import { factsText, playersText, ruleName, ruleText, spellName, tileText } from './words.ts';

/** The page behind the link of an own scenario. */
export function Look({ own }: { readonly own: OwnScenario }) {
  const { problems, players } = fitOf(own);
  const { tiles, onTop, sand } = own;
  return (
    <>
      <header class="stack">
        <p class="small soft">{tx('own.sent')}</p>
        <h1 class="own-name">{own.name}</h1>
        <p>
          {players.length === 0 ? '' : `${playersText(players)} · `}
          {factsText(tiles.length + onTop.length + 1, sand)}
        </p>
      </header>
      {problems.length === 0 ? (
        <Ways own={own} players={players} />
      ) : (
        <section class="card stack">
          <p>{tx('own.misfit')}</p>
          <ul class="own-problems">
            {problems.map((problem) => (
              <li key={JSON.stringify(problem)}>{why(problem)}</li>
            ))}
          </ul>
          <Change own={own} />
        </section>
      )}
      <div class="own-facts">
        <RulesOf own={own} />
        <TilesOf own={own} />
      </div>
    </>
  );
}

function Change({ own }: { readonly own: OwnScenario }) {
  return (
    <Link to={`/own/compose/${ownCode(own)}`} class="button">
      <Pic name="pen" />
      {tx('page.choice.changeOwn')}
    </Link>
  );
}

function Ways({ own, players }: { readonly own: OwnScenario; readonly players: readonly number[] }) {
  const { busy, onPlay } = usePlay();
  const alone = () => {
    write('solo', { own });
    go('/solo');
  };
  return (
    <section class="card stack">
      <div class="row">
        <button type="button" class="button sand" disabled={busy} onClick={() => onPlay(asChoice(own))}>
          <Pic name="people" />
          {tx(busy ? 'own.opening' : 'own.play')}
        </button>
        {players.includes(1) ? (
          <button type="button" class="button" onClick={alone}>
            <Pic name="solo" />
            {tx('own.alone')}
          </button>
        ) : null}
        <Save own={own} />
        <Change own={own} />
      </div>
      <Share own={own} />
    </section>
  );
}

function RulesOf({ own }: { readonly own: OwnScenario }) {
  return (
    <section class="card stack">
      <h2>{tx('own.rules')}</h2>
      {own.pieces.length === 0 ? <p>{tx('own.card.plain')}</p> : null}
      <ul class="own-rule-list">
        {own.pieces.map((piece) => (
          <li key={piece}>
            <RulePic piece={piece} />
            <span>
              <strong>{ruleName(piece)}</strong>
              <span class="small soft">{ruleText(piece)}</span>
              {piece === SPELLS && own.spells !== undefined ? <Ready spells={own.spells} /> : null}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** [X10.13] those that are fixed. */
const Ready = ({ spells }: { readonly spells: readonly string[] }) => (
  <span class="small">{tx('security.spells.ready', { what: list(spells.map(spellName)) })}</span>
);

function TilesOf({ own: { start, tiles, onTop } }: { readonly own: OwnScenario }) {
  const named = (tile: string) =>
    tile === start ? tx('own.start', { side: tile.slice(1) }) : tileText(tile, knownTiles().get(tile));
  return (
    <section class="card stack">
      <h2>{tx('own.tilesOf')}</h2>
      {onTop.length === 0 ? null : <p>{tx('own.onTopList', { tiles: onTop.join(', ') })}</p>}
      <ul class="own-tiles small-tiles">
        {[start, ...onTop, ...tiles].map((tile) => (
          <li key={tile} class="own-tile">
            <Picture tile={tile} />
            <span class="own-tile-name" aria-hidden="true">
              {tile}
            </span>
            <span class="unseen">{named(tile)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
