import { piecesOf } from '#client/pieces/index.ts';
import type { AtTable } from '#client/pieces/piece.ts';
import { Pic } from '../../ui/pics.tsx';
import { tx } from '../../ui/text.ts';

/** The tokens of all pieces, in a row that stays where it is. */
export function Trays(props: AtTable) {
  return (
    <div class="trays">
      {piecesOf(props.view.box).map(({ id, Tray }) => Tray && <Tray key={id} {...props} />)}
    </div>
  );
}

/** What can be done now that is more than moving a hero: only what is possible is shown. */
export function Acts(props: AtTable) {
  const { view, session, can } = props;
  return (
    <div class="acts">
      {can.has('theft') ? (
        <button type="button" class="button sand big" onClick={() => session.act({ type: 'theft' })}>
          <Pic name="bag" />
          {tx('play.act.theft')}
        </button>
      ) : null}
      {can.has('explore') ? (
        <button type="button" class="button primary" onClick={() => session.act({ type: 'explore' })}>
          <Pic name="tile" />
          {tx('play.act.explore')}
        </button>
      ) : null}
      {can.has('place') ? <p class="acts-hint">{tx('play.act.place')}</p> : null}
      {piecesOf(view.box).map(({ id, Acts: Own }) =>
        Own === undefined ? null : <Own key={id} {...props} />,
      )}
    </div>
  );
}
