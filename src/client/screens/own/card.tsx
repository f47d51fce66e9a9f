import { useMemo } from 'preact/hooks';
import { isMissed } from '#client/pieces/here.ts';
import type { OwnScenario } from '#content/own.ts';
import { ownCode } from '#content/ownCode.ts';
import { Failed } from '../../ui/later.tsx';
import { Pic } from '../../ui/pics.tsx';
import { tx } from '../../ui/text.ts';
import { fitOf } from './fit.ts';
import { useParts } from './parts.ts';
import { RulePic } from './rulePic.tsx';
import { factsText, playersText, ruleName } from './words.ts';
import '../lobby/scenario.css';

const MOST_LINES = 4;

/** An own scenario where those of the game have their cards: in the lobby, in a list. */
export function OwnCard({ own }: { readonly own: OwnScenario }) {
  const isHere = useParts(own);
  const { players } = useMemo(() => fitOf(own), [ownCode(own), isHere]);
  const { tiles, onTop, pieces, sand } = own;
  const more = pieces.length - MOST_LINES;
  return (
    <span class="scenario">
      <span class="scenario-number">
        <Pic name="pen" />
      </span>
      <span class="scenario-text">
        <strong class="scenario-own">{own.name}</strong>
        <span class="small soft">
          {players.length === 0 ? '' : `${playersText(players)} · `}
          {factsText(tiles.length + onTop.length + 1, sand)}
        </span>
        <span class="scenario-lines">
          {pieces.length === 0 ? tx('own.card.plain') : null}
          {pieces.slice(0, more === 1 ? pieces.length : MOST_LINES).map((piece) => (
            <span class="scenario-line" key={piece}>
              <RulePic piece={piece} />
              {ruleName(piece)}
            </span>
          ))}
          {more > 1 ? <span class="small soft">{tx('own.card.more', { count: more })}</span> : null}
        </span>
      </span>
    </span>
  );
}

/** The one that is chosen, with a way on where what it takes was given up. */
export function ChosenOwn({ own }: { readonly own: OwnScenario }) {
  return (
    <>
      <OwnCard own={own} />
      {isMissed.value ? <Failed /> : null}
    </>
  );
}

/** It opens beside the table: whoever leaves for another page may come back as nobody's host. */
export function OpenOwn({ own }: { readonly own: OwnScenario }) {
  return (
    <a class="button plain" href={`/own/${ownCode(own)}`} target="_blank" rel="noreferrer">
      <Pic name="eye" />
      {tx('own.open')}
    </a>
  );
}
