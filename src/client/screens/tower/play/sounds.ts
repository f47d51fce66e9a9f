import { useEffect, useRef } from 'preact/hooks';
import type { TowerTable } from '#client/tower/table.ts';
import type { TowerEvent, TowerGame } from '#engine/tower/game.ts';
import type { Position } from '#engine/tower/position.ts';
import type { Means } from '#engine/tower/steps.ts';
import type { Cue, Motif } from '../../../sound/cues.ts';
import { sound } from '../../../sound/synth.ts';

// The mall's sounds: what is alike sounds alike.

const BY: Readonly<Record<Means, Motif>> = {
  walk: 'walk',
  ladder: 'escalator',
  jump: 'hop',
  toss: 'hop',
  teleport: 'vortex',
};

export function cueOf(event: TowerEvent, game: TowerGame): Cue | null {
  if (event.type === 'moved')
    return game.box.graph.floor[event.to]?.kind === 'exit' ? 'escaped' : `${BY[event.by]}.${event.pawn}`;
  if (event.type === 'swapped') return 'vortex.mage';
  if (event.type === 'turned' || event.type === 'slid') return 'placed';
  if (event.type === 'undone') return 'lifted';
  if (event.type === 'restarted') return 'paused';
  return event.type === 'ended' && event.won ? 'won' : null;
}

export function useTowerSounds({ game, onNotice }: TowerTable): void {
  const before = useRef<Position | null>(null);
  useEffect(
    () =>
      onNotice((notice) => {
        if ('type' in notice) return sound(notice.type === 'stare' ? 'stared' : 'said');
        const { value } = game;
        if (notice.kind === 'refused' || value === null) return sound('refused');
        for (const event of notice.events) {
          const cue = cueOf(event, value);
          if (cue !== null) sound(cue);
        }
        if (value.position.armed && before.current?.armed === false) sound('stolen');
        before.current = value.position;
      }),
    [game],
  );
}
