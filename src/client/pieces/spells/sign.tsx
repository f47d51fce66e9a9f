import '#client/mall/security/signs.css';

/** [X10.11] a burger on a plate, in front of the place that sells it. */
export function BurgerSign() {
  return (
    <>
      <ellipse class="sign-paper" cy="26" rx="38" ry="11" />
      <path class="sign-wood" d="M-28 -2C-28 -34 28 -34 28 -2Z" />
      <path class="burger-cheese" d="M-33 2 -22 -2 -11 6 0 -2 11 6 22 -2 33 2V10H-33Z" />
      <path class="sign-wood" d="M-28 12H28C28 22 22 27 14 27H-14C-22 27 -28 22 -28 12Z" />
      <path class="burger-seed" d="M-12 -17h5M2 -21h5M11 -13h5" />
    </>
  );
}
