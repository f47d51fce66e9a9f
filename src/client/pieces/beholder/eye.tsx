// A ball of an eye with a crown of little ones: nobody's hero, and no guard, whatever colours there are.

const STALKS = [
  [-30, -34, 'M-20 -24C-22 -30 -26 -33 -30 -34'],
  [-11, -46, 'M-8 -31C-8 -38 -9 -42 -11 -46'],
  [11, -46, 'M8 -31C8 -38 9 -42 11 -46'],
  [30, -34, 'M20 -24C22 -30 26 -33 30 -34'],
] as const;

/** In a drawing of 100 by 100 around its middle. */
export function Eye() {
  return (
    <g class="eye">
      <g class="eye-halo">
        <circle r="34" />
        {STALKS.map(([x, y, stalk]) => (
          <g key={x}>
            <path d={stalk} />
            <circle cx={x} cy={y} r="7" />
          </g>
        ))}
      </g>
      {STALKS.map(([x, y, stalk]) => (
        <g key={x}>
          <path class="eye-stalk-edge" d={stalk} />
          <path class="eye-stalk" d={stalk} />
          <circle class="eye-little" cx={x} cy={y} r="7" />
          <circle class="eye-dot" cx={x} cy={y} r="2.500" />
        </g>
      ))}
      <circle class="eye-ball" r="34" />
      <path class="eye-white" d="M-30 2C-18 -20 18 -20 30 2C18 22 -18 22 -30 2Z" />
      <circle class="eye-iris" cy="1" r="13.500" />
      <path class="eye-slit" d="M0 -11C5 -4 5 6 0 13C-5 6 -5 -4 0 -11Z" />
      <circle class="eye-shine" cx="-6" cy="-5" r="3.500" />
    </g>
  );
}

/** The same as a pawn is shown elsewhere, with its feet at 88. */
export function EyeFigure() {
  return (
    <g transform="translate(50 50)">
      <Eye />
    </g>
  );
}
