import { security } from '#client/pieces/here.ts';
import { useRolesEnd } from '#client/pieces/rolesEnd.ts';
import { afterCampaignGame } from '#engine/mall/campaign.ts';
import type { GameChoice } from '#protocol/messages.ts';
import type { LobbyState } from '../../state/session.ts';
import { Link } from '../../ui/controls.tsx';
import { Pic } from '../../ui/pics.tsx';
import { gameName, tx, txMaybe } from '../../ui/text.ts';
import { toTable } from '../../ui/turned.ts';
import { type Around, calledIn } from '../game/around.ts';
import { chosen, switchTo } from '../lobby/chosen.ts';
import { Absent, dealMessage } from '../room/absent.tsx';
import { AgainButton, Group, type GroupProps, Votes } from '../room/group.tsx';
import { AwayLine } from '../room/line.tsx';
import { ChatButton } from '../talk/chatButton.tsx';
import { useStory } from './chronicle.ts';
import { End } from './end.tsx';

type RoomEndProps = Around & { readonly code: string };

export function RoomEnd({ code, ...around }: RoomEndProps) {
  const { session, faceOf, personName } = around;
  const nameOf = calledIn(around);
  const play = session.play.value;
  const lobby = session.lobby.value;
  const game = play?.game ?? '';
  const story = useStory(game, play?.seats.length ?? 0);
  const roles = useRolesEnd({ view: play?.view, game, story, nameOf, faceOf });
  if (play === null || lobby === null) return null;
  const group = { session, lobby, seats: play.seats };
  return (
    <End
      name={gameName(play.title)}
      game={game}
      view={play.view}
      story={story}
      nameOf={nameOf}
      amongBots={isAmongBots(lobby, play.seats)}
      {...roles}
      achiever={{ room: code }}
      rare={
        <>
          <button type="button" class="button" onClick={() => toTable(session)}>
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
          <ChatButton session={session} nameOf={personName} />
        </>
      }
    >
      <AwayLine session={session} />
      <Group {...group} />
      {lobby.host === lobby.you ? (
        <HostWays {...group} />
      ) : (
        <OthersWays {...group} plays={play.seat !== null} />
      )}
    </End>
  );
}

/** One person, and nobody else to talk to. */
function isAmongBots({ people }: LobbyState, seats: readonly number[]): boolean {
  const isBot = (seat: number) => people.some(({ id, bot }) => id === seat && bot !== undefined);
  return seats.length > 1 && seats.filter((seat) => !isBot(seat)).length === 1;
}

function OthersWays({ plays, ...group }: GroupProps & { readonly plays: boolean }) {
  return (
    <>
      <div class="end-line">
        <p class="small soft">{tx('play.end.hostDeals')}</p>
        <Votes {...group} />
      </div>
      {plays ? <AgainButton {...group} /> : null}
    </>
  );
}

/** The host deals again at once: the same, or the next of the campaign. */
function HostWays(group: GroupProps) {
  const { session, lobby } = group;
  const play = session.play.value;
  if (play === null) return null;
  const scenario = Number(play.title.scenario);
  const won = play.view.shared.result?.won ?? false;
  const { next } = afterCampaignGame(scenario, won);
  const again = () => session.say(dealMessage(lobby));
  const NextEvening = security.value?.NextEvening;
  const chose = chosen(lobby.choice);
  const deal = (choice: GameChoice) => {
    session.say({ type: 'choose', choice });
    again();
  };
  return (
    <>
      <div class="end-line">
        <Votes {...group} />
        <Absent lobby={lobby} />
      </div>
      {next === null ? null : (
        <button
          type="button"
          class={won ? 'button sand' : 'button'}
          onClick={() => deal(switchTo(chose, next))}
        >
          <Pic name="next" />
          {tx('play.end.next', { number: next, name: txMaybe(`game.scenario.${next}`) ?? '' })}
        </button>
      )}
      {won && NextEvening !== undefined ? <NextEvening choice={chose} onGo={deal} /> : null}
      <button type="button" class={won ? 'button' : 'button sand'} onClick={again}>
        <Pic name="pass" />
        {tx('play.end.again')}
      </button>
    </>
  );
}
