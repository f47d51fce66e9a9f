import { security } from '#client/pieces/here.ts';
import { piecesOf } from '#client/pieces/index.ts';
import { ownOf } from '#content/own.ts';
import { ownCode } from '#content/ownCode.ts';
import type { Setup } from '#engine/mall/index.ts';
import { Link } from '../../ui/controls.tsx';
import { Pic } from '../../ui/pics.tsx';
import { SureButton } from '../../ui/sure.tsx';
import { tx } from '../../ui/text.ts';
import { SettingsButton } from '../../ui/topbar.tsx';
import { onlyBots, type Seated } from './around.ts';
import type { MenuProps } from './menuButtons.tsx';
import { PauseButton } from './pause.tsx';

export function Menu({ onClose, also, ...props }: MenuProps & { readonly onClose: () => void }) {
  const { session, home } = props;
  const { setup } = props.view.box;
  const rules = rulesOf(session.play.value?.title ?? {}, setup);
  const SecurityRules = security.value?.RulesLink;
  const alone = onlyBots(props);
  return (
    <div class="stack">
      <PauseButton {...props} onDone={onClose} />
      {also}
      {piecesOf(props.view.box).map(
        ({ id, Menu: Own }) => Own && <Own key={id} {...props} onClose={onClose} />,
      )}
      <Stop {...props} onClose={onClose} />
      <Link to={home} class="button">
        <Pic name="back" />
        {tx(alone ? 'page.nowhere.home' : 'play.menu.home')}
      </Link>
      {rules === null ? null : (
        <a class="button" href={rules} target="_blank" rel="noreferrer">
          <Pic name="list" />
          {tx('play.menu.rules')}
        </a>
      )}
      {SecurityRules && <SecurityRules setup={setup} />}
      <SettingsButton words />
    </div>
  );
}

/** Where the rules of this game are told: with its scenario, or on the page of its own. */
function rulesOf({ own, scenario }: Readonly<Record<string, string | number>>, setup: Setup): string | null {
  if (own !== undefined) return `/own/${ownCode(ownOf(String(own), setup))}`;
  return scenario === undefined ? null : `/rules/${scenario}`;
}

function Stop({ onClose, ...props }: Seated & { readonly onClose: () => void }) {
  const { stop, view } = props;
  // A host who only watches may stop it, too: they may have been dealt out while they were away.
  if (view.shared.phase === 'over' || (view.seat === null && stop === null)) return null;
  if (stop === null) return <p class="small soft">{tx('play.menu.leaveHost')}</p>;
  const what = onlyBots(props) ? 'stop' : 'leave';
  return (
    <SureButton
      pic="close"
      label={tx(`play.menu.${what}`)}
      sure={tx(`play.menu.${what}Sure`)}
      onSure={() => {
        stop();
        onClose();
      }}
    />
  );
}
