// What is around the tower: the sky with what hangs in it, the roof, the ground.

export function Sky() {
  return (
    <div class="sky-things" aria-hidden="true">
      <svg class="sky-stars" viewBox="0 0 400 300" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
        <path d="M22 40h.1M70 18h.1M118 66h.1M34 120h.1M8 190h.1M150 20h.1M240 34h.1M300 12h.1M372 70h.1M390 140h.1M352 190h.1M60 240h.1M380 260h.1M20 285h.1" />
      </svg>
      <svg class="sky-moon" viewBox="0 0 160 160" aria-hidden="true">
        <circle class="moon-halo" cx="80" cy="80" r="78" />
        <circle class="moon" cx="80" cy="80" r="52" />
        <path class="moon-spots" d="M60 58a10 10 0 1 0 .1 0M98 88a7 7 0 1 0 .1 0M74 104a5 5 0 1 0 .1 0" />
      </svg>
      {[1, 2, 3, 4, 5].map((number) => (
        <Cloud key={number} number={number} />
      ))}
    </div>
  );
}

function Cloud({ number }: { readonly number: number }) {
  return (
    <svg class={`cloud cloud-${number}`} viewBox="0 0 160 60" aria-hidden="true">
      <path d="M18 58a18 18 0 0 1 4-35 26 26 0 0 1 48-8 22 22 0 0 1 36 8 18 18 0 0 1 33 12 12 12 0 0 1 3 23z" />
    </svg>
  );
}

export function Roof() {
  return (
    <svg class="roof" viewBox="0 0 400 170" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <path class="roof-pole" d="M200 60V6" />
      <path class="roof-flag" d="M200 8c18-8 28 8 46 0v26c-18 8-28-8-46 0z" />
      <path class="roof-cone" d="M200 46C240 96 310 128 372 142H28C90 128 160 96 200 46z" />
      <path class="roof-shade" d="M200 46C240 96 310 128 372 142H262C236 116 214 84 200 46z" />
      <path
        class="roof-tiles"
        d="M150 92c12 8 22 8 32 0 12 8 24 8 36 0 10 8 22 8 32 0M104 116c14 9 26 9 38 0 14 9 26 9 38 0 14 9 26 9 40 0 12 9 26 9 38 0 12 9 26 9 38 0"
      />
      <path class="roof-edge" d="M22 142h356v12H22z" />
      <path class="roof-stone" d="M40 154h320v16H40z" />
    </svg>
  );
}

export function Ground() {
  return (
    <svg class="ground" viewBox="0 0 800 90" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path class="ground-far" d="M0 90V44c80-26 150-26 230 0s170 26 260-4 200-24 310 10v40z" />
      <path
        class="ground-trees"
        d="M60 62l16-40 16 40zM84 66l12-30 12 30zM690 60l18-46 18 46zM724 64l13-32 13 32z"
      />
      <path class="ground-near" d="M0 90V62c120-14 240 10 400 2s280-14 400 2v24z" />
    </svg>
  );
}
