import './watchman.css';

// A guard: a toy of the same wood as the heroes, and nobody's hero: a square stand, a peaked cap, a lantern.

function Body() {
  return (
    <>
      <path class="hero-paint" d="M20 82C18 58 25 47 37 45h26c12 2 19 13 17 37Z" />
      <path class="hero-metal" d="M80 44h16v6h-2l3 16H79l3-16h-2Z" />
      <path class="hero-paint" d="M66 48c9-1 14 1 18 5l-3 8c-5-3-9-4-14-3Z" />
      <circle class="hero-skin" cx="50" cy="34" r="16" />
      <path class="hero-hair" d="M37 42c4-4 9-4 13-1 4-3 9-3 13 1-2 5-9 6-13 2-4 4-11 3-13-2Z" />
      <path class="hero-paint" d="M22 4C28-13 72-13 78 4L69 16H31Z" />
      <path class="hero-trim" d="M31 13h38v7H31Z" />
      <path class="hero-trim" d="M29 20h42l5 6c-16-4-36-4-52 0Z" />
      <circle class="watchman-brass" cx="50" cy="4" r="6" />
    </>
  );
}

/** A number takes more room than an eye. */
const LARGER = 'translate(50 74) scale(1.28) translate(-50 -74)';
const STAND = 'M16 78H84L94 90V98H6V90Z';

export const Watchman = () => <Figure />;

/** One of several: on his badge the number of his tile. */
export const NumberedWatchman = ({ number }: { readonly number: number }) => <Figure number={number} />;

function Figure({ number }: { readonly number?: number }) {
  return (
    <g class={number === undefined ? 'hero hero-watchman' : 'hero hero-watchman watchman-more'}>
      <g class="hero-halo">
        <path d={STAND} />
        <Body />
      </g>
      <path class="hero-stand" d={STAND} />
      <path class="hero-rim" d="M18 79H82L91 89H9Z" />
      <Body />
      <path class="watchman-glow" d="M84 52h8l1.500 11h-11Z" />
      <circle class="hero-eye" cx="44.500" cy="33" r="2.200" />
      <circle class="hero-eye" cx="55.500" cy="33" r="2.200" />
      <path
        class="hero-badge"
        d="M50 55 68 61V74C68 84 59 90 50 94C41 90 32 84 32 74V61Z"
        transform={number === undefined ? undefined : LARGER}
      />
      {number === undefined ? (
        <>
          <path class="watchman-eye" d="M38 73C43 66 57 66 62 73C57 80 43 80 38 73Z" />
          <circle class="hero-symbol" cx="50" cy="73" r="3.500" />
        </>
      ) : (
        <text class="hero-symbol watchman-number" x="50" y="83">
          {number}
        </text>
      )}
    </g>
  );
}
