import { useEffect, useRef } from 'preact/hooks';
import type { Floor } from '#client/tower/floors/floor.ts';
import type { TowerTable } from '#client/tower/table.ts';
import type { TowerEvent, TowerGame } from '#engine/tower/game.ts';
import type { Position } from '#engine/tower/position.ts';
import type { Means } from '#engine/tower/steps.ts';
import { openDoors } from '#engine/tower/ways.ts';
import { type Cue, type Motif, type Note, pitchOf } from '../../../sound/cues.ts';
import { sound } from '../../../sound/synth.ts';

// The mall's sounds: what is alike sounds alike. A floor has steps, doors and cards of its own, and now and then something
// is heard there.

const BY: Readonly<Record<Means, Motif>> = {
  walk: 'walk',
  ladder: 'escalator',
  jump: 'hop',
  toss: 'hop',
  teleport: 'vortex',
};

type Sound = Cue | readonly Note[];

export function cueOf(event: TowerEvent, game: TowerGame, floor: Floor | null = null): Sound | null {
  if (event.type === 'moved') {
    if (game.box.graph.floor[event.to]?.kind === 'exit') return 'escaped';
    const { by, pawn } = event;
    return by === 'walk' && floor !== null ? stepOn(floor, pitchOf(pawn)) : `${BY[by]}.${pawn}`;
  }
  if (event.type === 'swapped') return 'vortex.mage';
  if (event.type === 'turned' || event.type === 'slid') return floor?.sound.turn ?? 'placed';
  if (event.type === 'undone') return 'lifted';
  if (event.type === 'restarted') return 'paused';
  return event.type === 'ended' && event.won ? 'won' : null;
}

/** Floors say how a step of pitch 1 sounds. */
const stepOn = ({ sound: { step } }: Floor, pitch: number): readonly Note[] =>
  step.map((note) => ({
    ...note,
    pitch: note.pitch * pitch,
    ...(note.to === undefined ? {} : { to: note.to * pitch }),
  }));

export function useTowerSounds({ game, onNotice }: TowerTable, floor: Floor | null): void {
  const before = useRef<Position | null>(game.value?.position ?? null);
  useEffect(
    () =>
      onNotice((notice) => {
        if ('type' in notice) return sound(notice.type === 'stare' ? 'stared' : 'said');
        const { value } = game;
        if (notice.kind === 'refused' || value === null) return sound('refused');
        for (const event of notice.events) {
          const cue = cueOf(event, value, floor);
          if (cue !== null) sound(cue);
        }
        if (value.position.armed && before.current?.armed === false) sound('stolen');
        if (floor !== null && opens(value, before.current)) sound(floor.sound.door);
        before.current = value.position;
      }),
    [game, floor],
  );
  useAir(floor, game.value?.won === null);
}

/** Whether a door stands open that was shut before. */
function opens({ box: { graph }, position }: TowerGame, before: Position | null): boolean {
  return before !== null && (openDoors(graph, position) & ~openDoors(graph, before)) !== 0;
}

/** Long enough to be forgotten in between. */
const NOW_AND_THEN = 45_000;

/** What is heard on a floor, while one thinks. */
function useAir(floor: Floor | null, plays: boolean): void {
  useEffect(() => {
    if (floor === null || !plays) return;
    const { air } = floor.sound;
    sound(air);
    const again = setInterval(() => document.hidden || sound(air), NOW_AND_THEN);
    return () => clearInterval(again);
  }, [floor, plays]);
}
