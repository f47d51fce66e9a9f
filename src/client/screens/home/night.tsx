/** The toy mall at night: a moon, roofs, a few lit windows. Decoration. */
export function Night() {
  return (
    <svg class="night" viewBox="0 0 800 320" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect class="night-sky" width="800" height="320" />
      <g class="night-stars">
        <path d="M80 50h.1M160 110h.1M240 40h.1M330 90h.1M420 36h.1M500 80h.1M590 30h.1M40 140h.1M720 150h.1M280 130h.1" />
      </g>
      <circle class="night-halo" cx="668" cy="84" r="78" />
      <circle class="night-moon" cx="668" cy="84" r="46" />
      <path class="night-moon-2" d="M650 66a9 9 0 1 0 .1 0M684 96a6 6 0 1 0 .1 0M664 108a4 4 0 1 0 .1 0" />
      <path
        class="night-far"
        d="M0 320V214h70v-24h60v24h50v-52l54-30 54 30v66h64v-38h90v38h40v-60h80v60h60v-36l46-26 46 26v36h86v96z"
      />
      <path
        class="night-near"
        d="M0 320v-62h96v-20h120v20h60v-44c0-24 18-40 46-40s46 16 46 40v44h96v-34h104v34h84v-20h92v20h56v62z"
      />
      <path
        class="night-lit"
        d="M30 274h18v18H30zM120 254h16v16h-16zM152 254h16v16h-16zM308 224h28v20h-28zM420 240h.1M484 242h18v16h-18zM520 242h18v16h-18zM684 256h16v16h-16zM628 276h18v16h-18z"
      />
      <path
        class="night-unlit"
        d="M62 274h18v18H62zM184 254h16v16h-16zM556 242h12v16h-12zM716 256h16v16h-16zM236 276h18v16h-18z"
      />
    </svg>
  );
}
