import { useEffect, useState } from 'preact/hooks';
import { Link } from '../../ui/controls.tsx';
import { lately } from '../../ui/dates.ts';
import { Pic } from '../../ui/pics.tsx';
import { gameName, list, tx } from '../../ui/text.ts';
import { forgetRoom, type KeptRoom, knownRooms } from './keptRooms.ts';
import { askRoom } from './rooms.ts';

// The rooms somebody has been in: by who is in them, how they last fared, and whether they are playing.

const FEW = 3;

export function RoomList() {
  const [rooms, setRooms] = useState(knownRooms);
  const [all, setAll] = useState(false);
  const gone = (code: string) => {
    forgetRoom(code);
    setRooms(knownRooms());
  };
  const hidden = all ? 0 : Math.max(0, rooms.length - FEW);
  if (rooms.length === 0) return null;
  return (
    <section class="home-rooms" aria-labelledby="rooms">
      <h2 id="rooms">{tx('page.home.rooms')}</h2>
      <ul>
        {rooms.slice(0, rooms.length - hidden).map((room) => (
          <RoomEntry key={room.code} room={room} onGone={gone} />
        ))}
      </ul>
      {hidden === 0 ? null : (
        <button type="button" class="button home-more" onClick={() => setAll(true)}>
          {tx('page.home.moreRooms', { count: hidden })}
        </button>
      )}
    </section>
  );
}

interface EntryProps {
  readonly room: KeptRoom;
  readonly onGone: (code: string) => void;
}

function RoomEntry({ room, onGone }: EntryProps) {
  const { code = '' } = room;
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    askRoom(code).then((found) => {
      if (found === 'unknown') onGone(code);
      else setPlaying(found === 'playing');
    });
  }, [code]);
  const last = lastWords(room);
  return (
    <li>
      <Link to={`/r/${code}`} class={playing ? 'home-room running' : 'home-room'}>
        <Pic name={playing ? 'play' : 'people'} />
        <span class="home-room-say">
          <strong>{peopleWords(room)}</strong>
          <span class="small">
            {playing ? tx('page.home.running') : (last ?? tx('page.home.roomCode', { code }))}
          </span>
        </span>
        <span class="home-room-go">{tx(playing ? 'page.home.continue' : 'page.home.goIn')}</span>
      </Link>
    </li>
  );
}

function peopleWords({ people = [], more = 0 }: KeptRoom): string {
  if (people.length === 0) return tx('page.home.roomAlone');
  return list(more === 0 ? people : [...people, tx('door.someMore', { count: more })]);
}

function lastWords({ last }: KeptRoom): string | null {
  if (last === undefined) return null;
  const { game: _, won, when, ...title } = last;
  const name = Object.keys(title).length === 0 ? undefined : gameName(title);
  return [
    name ?? tx('page.choice.game.tower'),
    tx(won ? 'page.home.won' : 'page.home.lost'),
    lately(when),
  ].join(' · ');
}
