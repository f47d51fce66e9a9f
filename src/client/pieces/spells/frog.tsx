/** A frog that has kept its cap: of the guard's own colour, and nobody's hero. */
export function Frog() {
  return (
    <g class="toad">
      <path
        class="toad-skin"
        d="M22 92C4 96 0 82 10 72C14 68 20 70 22 76ZM78 92C96 96 100 82 90 72C86 68 80 70 78 76Z"
      />
      <path class="toad-skin" d="M16 84C8 60 28 46 50 46S92 60 84 84C80 96 20 96 16 84Z" />
      <path class="toad-belly" d="M32 92C28 78 38 72 50 72S72 78 68 92Z" />
      <circle class="toad-skin" cx="29" cy="44" r="14" />
      <circle class="toad-skin" cx="71" cy="44" r="14" />
      <circle class="toad-eye" cx="29" cy="44" r="8" />
      <circle class="toad-eye" cx="71" cy="44" r="8" />
      <circle class="toad-pupil" cx="31" cy="45" r="4" />
      <circle class="toad-pupil" cx="69" cy="45" r="4" />
      <path class="toad-mouth" d="M28 64C40 72 60 72 72 64" />
      <path class="toad-cap" d="M34 30C32 8 68 8 66 30L70 38C58 33 42 33 30 38Z" />
      <circle class="toad-brass" cx="50" cy="22" r="5" />
    </g>
  );
}
