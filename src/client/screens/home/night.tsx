/** The toy mall at night: a moon, roofs, a few lit windows. */
export function Night() {
  return (
    <svg class="night" viewBox="0 0 480 460" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path class="night-stars" d="M40 80h.1M120 40h.1M90 190h.1M190 110h.1M420 60h.1M450 210h.1M30 260h.1" />
      <g class="night-up">
        <circle class="night-halo" cx="320" cy="200" r="96" />
        <circle class="night-moon" cx="320" cy="200" r="60" />
        <path
          class="night-moon-2"
          d="M296 176a11 11 0 1 0 .1 0M340 212a7 7 0 1 0 .1 0M314 228a5 5 0 1 0 .1 0"
        />
      </g>
      <path class="night-far" d="M0 460V312h52v-28h60v28h30v-46l50-28 50 28v60h60v-34h74v34h30v-22h74v184z" />
      <path
        class="night-near"
        d="M0 460v-96h66v-18h92v18h44v-40c0-22 16-36 40-36s40 14 40 36v40h70v-24h78v24h50v96z"
      />
      <path class="night-lit" d="M82 360h16v18H82zM228 322h28v20h-28zM366 356h16v16h-16zM20 382h16v18H20z" />
      <path class="night-unlit" d="M118 360h16v18h-16zM396 356h16v16h-16zM440 384h16v16h-16z" />
    </svg>
  );
}
