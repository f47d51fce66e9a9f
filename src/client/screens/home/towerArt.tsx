/** The tower at dusk: fifteen floors, most of them still dark. */
export function TowerArt() {
  return (
    <svg class="tower-art" viewBox="0 0 240 200" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <circle class="night-halo" cx="178" cy="62" r="42" />
      <circle class="night-moon" cx="178" cy="62" r="27" />
      <path class="night-stars" d="M24 30h.1M52 78h.1M218 120h.1M30 130h.1M206 22h.1" />
      <path class="tower-art-hill" d="M-300 200v-30c200-6 300-22 420-22s620 16 1300 22v30z" />
      <path class="tower-art-flag" d="M112 8c9-4 14 4 23 0v14c-9 4-14-4-23 0z" />
      <path class="tower-art-roof" d="M111 8h2v20c16 22 34 34 52 40H60c18-6 36-18 51-40z" />
      <path class="tower-art-wall" d="M72 68h80l6 132H66z" />
      <path class="tower-art-ledge" d="M62 66h100v7H62zM68 108h88v6H68zM66 152h92v6H66z" />
      <path
        class="tower-art-dark"
        d="M82 100V88a6 6 0 0 1 12 0v12zM106 100V88a6 6 0 0 1 12 0v12zM130 100V88a6 6 0 0 1 12 0v12zM82 144v-12a6 6 0 0 1 12 0v12zM130 144v-12a6 6 0 0 1 12 0v12z"
      />
      <path
        class="night-lit"
        d="M106 144v-12a6 6 0 0 1 12 0v12zM80 190v-13a6.500 6.500 0 0 1 13 0v13zM105 190v-13a6.500 6.500 0 0 1 13 0v13zM131 190v-13a6.500 6.500 0 0 1 13 0v13z"
      />
    </svg>
  );
}
