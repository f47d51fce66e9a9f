import { tx } from '../../../ui/text.ts';
import type { Gain } from '../feats.ts';
import { placeName, questName } from '../names.ts';

/** What a solved quest has changed in the tower: its floor fills up with light, and its epic may open. */
export function Reward({ gain, id }: { readonly gain: Gain; readonly id: string }) {
  const { floor, done, opened } = gain;
  return (
    <div class="reward">
      <p class="reward-floor">
        <span class="reward-windows" aria-hidden="true">
          {floor.map((room) => (
            <span key={room.id} class={`lit-${room.state}${room.id === id ? ' lit-now' : ''}`} />
          ))}
        </span>
        {tx('towerMap.won.floor', { floor: placeName(id), done, all: floor.length })}
      </p>
      {opened === null ? null : (
        <p>
          <strong>{tx('towerMap.won.opened', { name: questName(opened) })}</strong>
        </p>
      )}
    </div>
  );
}
