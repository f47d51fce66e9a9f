import type { ComponentChildren } from 'preact';
import { spotOf } from '#client/board/state.ts';
import type { MallModel } from '#client/mall/model.ts';
import { Watchman } from '#client/mall/security/watchman.tsx';
import { heldIn } from '#client/tray/token.ts';
import type { PawnId, View } from '#engine/mall/index.ts';
import { tableBehind } from '#engine/mall/rules/spells/diners.ts';
import { spellsOf } from '#engine/mall/rules/spells/index.ts';
import type { Space } from '#engine/mall/spaces.ts';
import { pawnOn } from '#engine/mall/ways.ts';
import { figureOf } from '../index.ts';
import type { OnBoard } from '../piece.ts';
import { Frog } from './frog.tsx';
import { TOKEN_OF, TOKENS } from './tokens/index.ts';

/** The shops where a voucher is good, while one is held. */
export function LitShops({ model }: OnBoard) {
  const held = heldIn(model);
  if (held?.of !== TOKEN_OF.voucher) return null;
  return (
    <>
      {model.offers.value.areas.map(({ rect: { left, top } }) => (
        <g key={`${left} ${top}`} data-shop={`${left} ${top}`}>
          <rect class="lit-shop" x={left * 100 + 8} y={top * 100 + 8} width="84" height="84" rx="16" />
          <rect class="lit-shop" x={left * 100 + 8} y={top * 100 + 8} width="84" height="84" rx="16" />
        </g>
      ))}
    </>
  );
}

/** Where guards come back: a ring on the floor with an arrow that turns round. */
export function Returns({ model }: OnBoard) {
  const { running } = spellsOf(model.view.value as View);
  return (
    <>
      {running.flatMap(({ spell, space, inside }) => {
        const spot = spotOf(model, space ?? null);
        if (spot === undefined || inside) return [];
        return (
          <g
            key={spell}
            class="returns"
            data-returns={space}
            transform={`translate(${spot.x * 100 + 50} ${spot.y * 100 + 50})`}
          >
            <circle class="returns-ground" r="44" />
            <circle class="returns-ring" r="44" />
            <g transform="translate(-31 -31)">
              <circle class="returns-badge" r="18" />
              <path class="returns-arrow" d="M-8 -2A8.500 8.500 0 1 1 -5 7M-8 -2V-10M-8 -2H0" />
            </g>
          </g>
        );
      })}
    </>
  );
}

/** [X10.9] [X10.11] those who are off the board for a while, where everyone sees them. */
export function FrogsAndDiners({ model }: OnBoard) {
  const view = model.view.value as View;
  const { running } = spellsOf(view);
  const toad = running.find(({ spell }) => spell === 'frog');
  const meal = running.find(({ spell }) => spell === 'voucher');
  return (
    <>
      {meal?.space === undefined ? null : (
        <Seat model={model} at={tableBehind(view, meal.space)} looks="diner" pawn={meal.pawn}>
          {toad?.inside ? <Frog /> : <Guard view={view} pawn={meal.pawn as PawnId} />}
          <Dinner />
        </Seat>
      )}
      {toad?.space === undefined || toad.inside ? null : (
        <Seat
          model={model}
          at={toad.space}
          looks={pawnOn(view, toad.space) < 0 ? 'frog' : 'frog frog-aside'}
          pawn={toad.pawn}
        >
          <Frog />
        </Seat>
      )}
      <Picked model={model} />
    </>
  );
}

interface SeatLook {
  readonly model: MallModel;
  readonly at: Space;
  readonly looks: string;
  readonly pawn: string | undefined;
  readonly children: ComponentChildren;
}

function Seat({ model, at, looks, pawn, children }: SeatLook) {
  const spot = spotOf(model, at);
  if (spot === undefined) return null;
  const lit = heldIn(model)?.type === 'castFrog' && looks === 'diner' ? ' diner-lit' : '';
  return (
    <svg
      class={`spelled ${looks}${lit}`}
      data-spelled={pawn}
      viewBox="0 -16 100 116"
      style={{ '--x': spot.x, '--y': spot.y }}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

function Guard({ view, pawn }: { readonly view: View; readonly pawn: PawnId }) {
  const Figure = figureOf(view.box, pawn) ?? Watchman;
  return (
    <g transform="translate(13 -14) scale(.74)">
      <Figure />
    </g>
  );
}

/** A table with a burger on it. */
function Dinner() {
  return (
    <>
      <path class="dinner-table" d="M2 64H98V76H90V98H82V76H18V98H10V76H2Z" />
      <path class="dinner-bun" d="M34 52C34 38 66 38 66 52Z" />
      <path class="dinner-meat" d="M32 52H68V58H32Z" />
      <path class="dinner-bun" d="M34 58H66V64H34Z" />
    </>
  );
}

/** Who was chosen first, while the second is looked for. */
function Picked({ model }: { readonly model: MallModel }) {
  const held = heldIn(model);
  const isOurs = held?.of !== undefined && TOKENS.includes(held.of);
  const space = isOurs ? held.near?.(model.view.value as View) : undefined;
  const spot = spotOf(model, space ?? null);
  if (spot === undefined) return null;
  return (
    <svg
      class="picked"
      data-picked={space}
      viewBox="-50 -50 100 100"
      style={{ '--x': spot.x, '--y': spot.y }}
      aria-hidden="true"
    >
      <circle class="picked-edge" r="50" />
      <circle class="picked-ring" r="50" />
    </svg>
  );
}
