import { symbolPath } from '#client/art/symbols.ts';
import { FeatureMark } from '#client/mall/art/features.tsx';
import { COLOUR, type Pawn } from '#engine/family/pawns.ts';
import type { Floor, Shape } from '#engine/tower/quest.ts';
import { doorName, doorShape } from './kinds.ts';

// What is printed on a space, around its middle: each kind a shape of its own, recognisable when small.

export interface MarkLook {
  readonly floor: Floor;
  readonly shape: Shape;
  /** [T4] exits are barred before. */
  readonly armed: boolean;
}

export function FloorMark({ floor, shape, armed }: MarkLook) {
  switch (floor.kind) {
    case 'exit':
      return <Exit pawn={floor.pawn} barred={!armed} />;
    case 'armory':
      return <Armory pawn={floor.pawn} met={armed} />;
    case 'key':
      return <Key door={floor.door} />;
    case 'ladder':
      return <Ladder />;
    case 'trap':
      return <Trap />;
    case 'invocation':
      return <Invocation />;
    case 'handle':
      return shape === 'sliding' ? <SlideHandle /> : <TurnHandle />;
    default:
      return null;
  }
}

function Exit({ pawn, barred }: { readonly pawn: Pawn | null; readonly barred: boolean }) {
  return (
    <g class={barred ? 'exit-barred' : undefined}>
      {pawn === null ? (
        <SharedExit />
      ) : (
        <FeatureMark
          feature={{ kind: 'exit', colour: COLOUR[pawn] }}
          towards={0}
          broken={false}
          used={false}
        />
      )}
      {barred && <path class="exit-bars" d="M-17 -2V40M0 -2V40M17 -2V40M-25 2H25M-25 22H25" />}
    </g>
  );
}

/** One door for all: ivory, with every hero's colour round it. */
function SharedExit() {
  return (
    <g class="exit-shared">
      <path class="exit-frame" d="M-38 40V-8C-38 -56 38 -56 38 -8V40Z" />
      <path class="feature-ground" d="M-24 40V-6C-24 -38 24 -38 24 -6V40Z" />
      <path class="exit-arrow" d="M0 -24 20 0H9V40H-9V0H-20Z" />
      {(['yellow', 'purple', 'green', 'orange', 'blue'] as const).map((colour, index) => {
        const angle = Math.PI + (index * Math.PI) / 4;
        return (
          <circle
            key={colour}
            class={`exit-gem feature-${colour}`}
            cx={Math.cos(angle) * 31}
            cy={-8 + Math.sin(angle) * 31}
            r="5.500"
          />
        );
      })}
    </g>
  );
}

const SHIELD = 'M0 -44C12 -37 26 -34 38 -34C40 2 27 30 0 45C-27 30 -40 2 -38 -34C-26 -34 -12 -37 0 -44Z';

/** A shield on the wall. */
function Armory({ pawn, met }: { readonly pawn: Pawn; readonly met: boolean }) {
  const colour = COLOUR[pawn];
  return (
    <g class={`feature feature-${colour}${met ? ' feature-used' : ''}`}>
      <path class="feature-edge" d={SHIELD} />
      <path class="armory-inner" d={SHIELD} transform="scale(.76)" />
      <path class="feature-symbol" d={symbolPath(colour)} transform="translate(-22 -25) scale(1.84)" />
    </g>
  );
}

function Key({ door }: { readonly door: number }) {
  return (
    <g class={`kind kind-${doorName(door)}`}>
      <circle class="key-plate" r="43" />
      <path class="key-body" d="M2 10 12 0 39 27V39H30V31H21V23Z" />
      <circle class="key-body" cx="-9" cy="-10" r="25" />
      <circle class="key-bow" cx="-9" cy="-10" r="18.500" />
      <path class="kind-emblem" d={doorShape(door)} transform="translate(-9 -10) scale(1.3)" />
    </g>
  );
}

function Ladder() {
  return (
    <g class="ladder">
      <path class="ladder-edge" d="M-20 -40V40M20 -40V40M-20 -26H20M-20 -9H20M-20 8H20M-20 25H20" />
      <path class="ladder-wood" d="M-20 -40V40M20 -40V40M-20 -26H20M-20 -9H20M-20 8H20M-20 25H20" />
    </g>
  );
}

function Trap() {
  return (
    <g class="trap">
      <rect class="trap-pit" x="-40" y="-40" width="80" height="80" rx="14" />
      <path
        class="trap-spike"
        d="M-30 -4 -20 -32 -10 -4ZM-10 -4 0 -32 10 -4ZM10 -4 20 -32 30 -4ZM-30 32 -20 4 -10 32ZM-10 32 0 4 10 32ZM10 32 20 4 30 32Z"
      />
    </g>
  );
}

function Invocation() {
  return (
    <g class="feature feature-purple">
      <circle class="circle-ground" r="42" />
      <circle class="circle-ring" r="37" />
      <path class="circle-star" d="M0 -37 32 18.500H-32ZM0 37 -32 -18.500H32Z" />
      <circle class="feature-edge" r="18" />
      <path class="feature-symbol" d={symbolPath('purple')} transform="translate(-13 -13.500) scale(1.09)" />
    </g>
  );
}

/** [T14] a wheel to turn by. */
function TurnHandle() {
  return (
    <g class="handle">
      <circle class="handle-plate" r="41" />
      <path class="handle-mark" d="M-24 10A26 26 0 1 1 10 24" />
      <path class="handle-head" d="M-9 27 14 12 17 36Z" />
      <circle class="handle-hub" r="10" />
    </g>
  );
}

/** [T15] a handle to pull by. */
function SlideHandle() {
  return (
    <g class="handle">
      <circle class="handle-plate" r="41" />
      <path class="handle-head" d="M0 -36 12 -20H-12ZM0 36 -12 20H12ZM-36 0 -20 -12V12ZM36 0 20 12V-12Z" />
      <rect class="handle-hub" x="-12" y="-12" width="24" height="24" rx="6" />
    </g>
  );
}
