import { afterCampaignGame } from '#engine/mall/campaign.ts';
import { Link } from '../../ui/controls.tsx';
import { Pic } from '../../ui/pics.tsx';
import { gameName, tx, txMaybe } from '../../ui/text.ts';
import type { Around } from '../game/around.ts';
import { chosen, switchTo } from '../lobby/chosen.ts';
import { useStory } from './chronicle.ts';
import { End } from './end.tsx';

type RoomEndProps = Around & { readonly code: string };

export function RoomEnd({ session, nameOf, code }: RoomEndProps) {
  const play = session.play.value;
  const lobby = session.lobby.value;
  const story = useStory(play?.game ?? '', play?.seats.length ?? 0);
  if (play === null || lobby === null) return null;
  const host = lobby.host === lobby.you;
  return (
    <End name={gameName(play.title)} view={play.view} story={story} nameOf={nameOf}>
      {host ? <HostWays session={session} /> : <p class="small soft">{tx('play.end.hostDeals')}</p>}
      <button type="button" class="button" onClick={() => session.say({ type: 'leave' })}>
        <Pic name="people" />
        {tx('play.end.back')}
      </button>
      <Link to={`/replay/${play.game}`} class="button">
        <Pic name="play" />
        {tx('play.end.replay')}
      </Link>
      <Link to={`/book?room=${code}`} class="button">
        <Pic name="book" />
        {tx('page.home.book')}
      </Link>
    </End>
  );
}

/** The host deals again at once: the same, or the next of the campaign. */
function HostWays({ session }: Pick<Around, 'session'>) {
  const play = session.play.value;
  const lobby = session.lobby.value;
  if (play === null || lobby === null) return null;
  const scenario = Number(play.title.scenario);
  const won = play.view.shared.result?.won ?? false;
  const { next } = afterCampaignGame(scenario, won);
  const again = () => {
    session.say({ type: 'leave' });
    session.say({ type: 'deal' });
  };
  const goOn = (number: number) => {
    session.say({ type: 'leave' });
    session.say({ type: 'choose', choice: switchTo(chosen(lobby.choice), number) });
    session.say({ type: 'deal' });
  };
  return (
    <>
      {next === null ? null : (
        <button type="button" class={won ? 'button sand' : 'button'} onClick={() => goOn(next)}>
          <Pic name="next" />
          {tx('play.end.next', { number: next, name: txMaybe(`game.scenario.${next}`) ?? '' })}
        </button>
      )}
      <button type="button" class={won ? 'button' : 'button sand'} onClick={again}>
        <Pic name="pass" />
        {tx('play.end.again')}
      </button>
    </>
  );
}
