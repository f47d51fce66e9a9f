import { Fragment } from 'preact';
import { isMissed } from '#client/pieces/here.ts';
import type { LobbyState, Session } from '#client/state/session.ts';
import { ROOMY } from '../../media.ts';
import { useMatches } from '../../ui/matches.ts';
import { Pic } from '../../ui/pics.tsx';
import { list, tx, why } from '../../ui/text.ts';
import { hasResult, toResult } from '../../ui/turned.ts';
import { Absent, absentOf, dealMessage } from '../room/absent.tsx';
import { Chat } from '../talk/chat.tsx';
import { Standing } from './around.tsx';
import { chosenQuest, type WhyNot, whyNot } from './chosen.ts';
import { Invite, isHostAlone } from './invite.tsx';
import { Chosen } from './scenario.tsx';
import { Table } from './table.tsx';
import './lobby.css';

export interface LobbyProps {
  readonly code: string;
  readonly session: Session;
}

export function Lobby({ code, session }: LobbyProps) {
  const lobby = session.lobby.value as LobbyState;
  const nameOf = (id: number) => lobby.people.find((person) => person.id === id)?.name ?? '?';
  const parts = {
    table: <Table session={session} lobby={lobby} />,
    deal: (
      <div class="lobby-deal">
        <Deal session={session} lobby={lobby} />
        <Standing session={session} lobby={lobby} />
      </div>
    ),
    invite: <Invite code={code} session={session} lobby={lobby} />,
    next: <Chosen code={code} session={session} lobby={lobby} />,
    chat: (
      <section class="card lobby-chat" aria-label={tx('play.talk.chat')}>
        <h2>{tx('play.talk.chat')}</h2>
        <Chat session={session} nameOf={nameOf} words gestures={false} shut="" />
      </section>
    ),
  };
  const alone = isHostAlone(lobby);
  const order = useMatches(ROOMY) ? ON_A_LAPTOP : alone ? ALONE : ON_A_PHONE;
  return (
    <div class={alone ? 'lobby alone' : 'lobby'}>
      {order.map((part) => (
        <Fragment key={part}>{parts[part]}</Fragment>
      ))}
    </div>
  );
}

// As it is read and gone through by keys: on a phone what is needed comes before what may be, on a laptop all is in view.
const ON_A_PHONE = ['table', 'deal', 'invite', 'next', 'chat'] as const;
const ALONE = ['table', 'invite', 'deal', 'next', 'chat'] as const;
const ON_A_LAPTOP = ['invite', 'table', 'deal', 'next', 'chat'] as const;

function Deal({ session, lobby }: { readonly session: Session; readonly lobby: LobbyState }) {
  const absent = absentOf(lobby).map(({ name }) => name);
  const count = lobby.people.filter(({ chair }) => chair !== null).length - absent.length;
  const not = whyNot(lobby.choice, count);
  const host = lobby.people.find(({ id }) => id === lobby.host);
  const mine = lobby.host === lobby.you;
  const words = chosenQuest(lobby.choice) === null ? OF_MALL : OF_TOWER;
  return (
    <section class="deal">
      {mine ? (
        <button
          type="button"
          class={isHostAlone(lobby) ? 'button deal-button' : 'button sand deal-button'}
          disabled={not !== null}
          onClick={() => session.say(dealMessage(lobby))}
        >
          {absent.length === 0 ? tx('page.deal.button') : tx('door.playWithout', { names: list(absent) })}
        </button>
      ) : null}
      <p role="status">
        {not !== null
          ? whyWords(not, words)
          : mine
            ? tx(count > 1 ? words.ready : words.alone, { count })
            : tx(host?.here === false ? 'door.hostAway' : 'page.deal.waitHost', { name: host?.name ?? '?' })}
      </p>
      {mine ? <Absent lobby={lobby} /> : null}
      {hasResult(session) ? (
        <div class="deal-result">
          <button type="button" class="button" onClick={toResult}>
            <Pic name="list" />
            {tx('play.end.result')}
          </button>
          {isHostAlone(lobby) ? null : <span class="small soft">{tx('page.deal.atResult')}</span>}
        </div>
      ) : null}
    </section>
  );
}

const OF_MALL = { ready: 'page.deal.ready', alone: 'page.deal.solo', players: 'page.deal.players' } as const;
const OF_TOWER = {
  ready: 'page.deal.readyTower',
  alone: 'page.deal.soloTower',
  players: 'page.deal.playersTower',
} as const;

function whyWords(not: WhyNot, words: typeof OF_MALL | typeof OF_TOWER): string {
  if (not.why === 'refused') return why(not.refusal);
  if (not.why === 'coming') return tx(isMissed.value ? 'page.broken' : 'page.loading');
  return not.why === 'players' ? tx(words.players, { ...not }) : tx('page.deal.nobody');
}
