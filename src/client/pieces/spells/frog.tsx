const LEGS = 'M22 92C4 96 0 82 10 72C14 68 20 70 22 76ZM78 92C96 96 100 82 90 72C86 68 80 70 78 76Z';
const BODY = 'M16 84C8 60 28 46 50 46S92 60 84 84C80 96 20 96 16 84Z';
const CAP = 'M34 30C32 8 68 8 66 30L70 38C58 33 42 33 30 38Z';
const EYES = [29, 71];

/** A frog that has kept its cap: of the guard's own colour, and nobody's hero. */
export function Frog() {
  return (
    <g class="toad">
      <g class="toad-halo">
        <path d={LEGS} />
        <path d={BODY} />
        <path d={CAP} />
        {EYES.map((x) => (
          <circle key={x} cx={x} cy="44" r="14" />
        ))}
      </g>
      <path class="toad-skin" d={LEGS} />
      <path class="toad-skin" d={BODY} />
      <path class="toad-belly" d="M32 92C28 78 38 72 50 72S72 78 68 92Z" />
      {EYES.map((x) => (
        <g key={x}>
          <circle class="toad-skin" cx={x} cy="44" r="14" />
          <circle class="toad-eye" cx={x} cy="44" r="8.500" />
          <circle class="toad-pupil" cx={x} cy="45" r="4" />
        </g>
      ))}
      <path class="toad-mouth" d="M28 64C40 72 60 72 72 64" />
      <path class="toad-cap" d={CAP} />
      <circle class="toad-brass" cx="50" cy="22" r="5" />
    </g>
  );
}
