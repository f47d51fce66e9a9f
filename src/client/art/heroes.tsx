import { COLOUR, type Pawn } from '#engine/family/pawns.ts';
import { symbolPath } from './symbols.ts';
import './heroes.css';

// The heroes: painted wooden toys on a stand, each with a silhouette of its own. A field of 100 by
// 100 with the feet at 88; the mage's hat reaches above it.

function Barbarian() {
  return (
    <>
      <path class="hero-paint" d="M20 84C18 56 26 44 38 43h24c12 1 20 13 18 41Z" />
      <path class="hero-shade" d="M62 43c12 1 20 13 18 41H66c2-16 1-30-4-41Z" />
      <path class="hero-trim" d="M27 66h46l2 8H25Z" />
      <circle class="hero-skin" cx="50" cy="32" r="15" />
      <path class="hero-metal" d="M34 30a16 16 0 0 1 32 0l-3 3H37Z" />
      <path
        class="hero-bone"
        d="M36 24C26 24 19 17 18 4c7 2 15 6 22 13ZM64 24c10 0 17-7 18-20-7 2-15 6-22 13Z"
      />
      <path class="hero-hair" d="M40 37c2 9 18 9 20 0-2 14-18 14-20 0Z" />
    </>
  );
}

function Mage() {
  return (
    <>
      <path class="hero-paint" d="M50 36c16 4 24 28 26 48H24c2-20 10-44 26-48Z" />
      <path class="hero-shade" d="M56 38c12 6 18 28 20 46H64c0-18-2-34-8-46Z" />
      <circle class="hero-skin" cx="50" cy="38" r="13" />
      <path class="hero-hair" d="M38 38c-4 12-4 18-2 24 4-4 5-12 5-20ZM62 38c4 12 4 18 2 24-4-4-5-12-5-20Z" />
      <path class="hero-paint" d="M32 30C42 20 46 6 49-9c1-4 6-4 8-1l8 9-7 4c1 10 4 20 10 27Z" />
      <ellipse class="hero-paint" cx="50" cy="30" rx="27" ry="6.5" />
      <path class="hero-trim" d="M35 25c9 4 21 4 30 0l2 5c-10 4-24 4-34 0Z" />
    </>
  );
}

function Elf() {
  return (
    <>
      <path class="hero-bone" d="M63 84 76 34l5 2-10 48Z" />
      <path class="hero-paint" d="M33 84c-1-22 4-36 11-39h12c7 3 12 17 11 39Z" />
      <path class="hero-shade" d="M56 45c7 3 12 17 11 39h-9c2-14 2-27-2-39Z" />
      <path class="hero-trim" d="M36 66h28l1 6H35Z" />
      <path class="hero-skin" d="M40 34 18 22c1 12 10 20 24 20ZM60 34l22-12c-1 12-10 20-24 20Z" />
      <circle class="hero-skin" cx="50" cy="34" r="14" />
      <path class="hero-paint" d="M34 31C34 14 48 8 70 12c-6 4-5 10-4 19-10-5-22-5-32 0Z" />
      <path class="hero-bone" d="M60 18C66 8 74 2 84 0c0 10-8 18-20 21Z" />
    </>
  );
}

function Dwarf() {
  return (
    <>
      <path class="hero-paint" d="M14 84c-1-18 8-28 20-29h32c12 1 21 11 20 29Z" />
      <path class="hero-shade" d="M68 55c12 1 19 11 18 29H72c2-10 1-20-4-29Z" />
      <circle class="hero-skin" cx="50" cy="46" r="17" />
      <path class="hero-bone" d="M31 44c-2 22 4 36 19 40 15-4 21-18 19-40-3 8-9 10-19 7-10 3-16 1-19-7Z" />
      <path class="hero-paint" d="M29 44c-1-18 9-27 21-27s22 9 21 27c-12-6-30-6-42 0Z" />
      <path class="hero-metal" d="M29 44c12-6 30-6 42 0l-1-7c-12-5-28-5-40 0ZM47 17h6v17h-6Z" />
    </>
  );
}

function Sister() {
  return (
    <>
      <path class="hero-paint" d="M50 54c9 0 17 14 21 30H29c4-16 12-30 21-30Z" />
      <path class="hero-shade" d="M54 54c8 3 14 16 17 30H60c0-12-2-22-6-30Z" />
      <circle class="hero-hair" cx="27" cy="46" r="8" />
      <circle class="hero-hair" cx="73" cy="46" r="8" />
      <circle class="hero-skin" cx="50" cy="44" r="17" />
      <path class="hero-hair" d="M33 42c0-14 8-19 17-19s17 5 17 19c-8-1-12-4-15-9-4 5-10 8-19 9Z" />
      <path class="hero-paint" d="M50 24 38 16v14ZM50 24l12-8v14Z" />
    </>
  );
}

const BODIES: Readonly<Record<Pawn, () => preact.JSX.Element>> = {
  barbarian: Barbarian,
  mage: Mage,
  elf: Elf,
  dwarf: Dwarf,
  sister: Sister,
};

const EYES: Readonly<Record<Pawn, number>> = { barbarian: 37, mage: 39, elf: 37, dwarf: 47, sister: 46 };

/** The figure alone, for use inside a drawing of 100 by 100; its pale edge stands out from any ground. */
export function HeroFigure({ pawn }: { readonly pawn: Pawn }) {
  const Body = BODIES[pawn];
  const colour = COLOUR[pawn];
  return (
    <g class={`hero hero-${colour}`}>
      <g class="hero-halo">
        <ellipse cx="50" cy="85" rx="37" ry="12" />
        <Body />
      </g>
      <ellipse class="hero-stand" cx="50" cy="86" rx="37" ry="11" />
      <ellipse class="hero-rim" cx="50" cy="83.5" rx="35" ry="9.5" />
      <Body />
      <circle class="hero-eye" cx="44.5" cy={EYES[pawn]} r="2.2" />
      <circle class="hero-eye" cx="55.5" cy={EYES[pawn]} r="2.2" />
      <circle class="hero-badge" cx="50" cy="78" r="15.5" />
      <path class="hero-symbol" d={symbolPath(colour)} transform="translate(38.5 66.5) scale(.96)" />
    </g>
  );
}

/** A hero as a picture of its own, for the screens around the board. Decoration: name it in text. */
export function HeroToken({ pawn, size }: { readonly pawn: Pawn; readonly size: number }) {
  return (
    <svg class="hero-token" viewBox="8 -14 84 114" width={(size * 84) / 114} height={size} aria-hidden="true">
      <HeroFigure pawn={pawn} />
    </svg>
  );
}

/** As a board asks for it, which knows no heroes. */
export const heroFigure = (pawn: string) => <HeroFigure pawn={pawn as Pawn} />;
