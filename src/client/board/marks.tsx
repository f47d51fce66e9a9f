import { type Lang, t } from '#content/locales/index.ts';
import type { View } from '#engine/mall/index.ts';
import type { Point } from '#protocol/signs.ts';
import { Avatar, paperOf } from '../ui/avatar.tsx';
import { edgeMarker } from './camera.ts';
import type { Cameraman } from './cameraman.ts';
import type { Layout } from './geometry.ts';
import { spaceLabel } from './labels.ts';
import type { BoardModel } from './model.ts';
import { type Mark, spaceNear } from './pointing.ts';
import './marks.css';

// Marks as they are seen: a pin with the face and the name of whoever points, a line in their paper's colour.

interface Person {
  readonly name: string;
  readonly face: number;
}

function personOf({ session }: BoardModel, id: number): Person {
  const person = session.lobby.value?.people.find((one) => one.id === id);
  const seat = session.play.value?.seats.indexOf(id) ?? 0;
  return { name: person?.name ?? '?', face: person?.chair ?? seat };
}

const line = (path: readonly Point[]) => `M${path.map(([x, y]) => `${x * 100} ${y * 100}`).join('L')}`;

export function MarksOnBoard({ model }: { readonly model: BoardModel }) {
  const marks = model.marks.seen.value;
  const drawn = model.drawn.value;
  const you = model.session.lobby.value?.you ?? -1;
  return (
    <div class="marks" aria-hidden="true">
      <svg class="strokes" viewBox="0 0 100 100" aria-hidden="true">
        {marks
          .filter(({ kind }) => kind === 'stroke')
          .map(({ id, from, path }) => (
            <Stroke key={id} path={model.onScreen(path)} face={personOf(model, from).face} fades />
          ))}
        {drawn.length < 2 ? null : <Stroke path={drawn} face={personOf(model, you).face} />}
      </svg>
      {marks
        .filter(({ goesOn }) => !goesOn)
        .map((mark) => (
          <Pin
            key={mark.id}
            mark={mark}
            at={model.onScreen(mark.path)[0] as Point}
            {...personOf(model, mark.from)}
          />
        ))}
    </div>
  );
}

interface StrokeLook {
  readonly path: readonly Point[];
  readonly face: number;
  readonly fades?: boolean;
}

function Stroke({ path, face, fades = false }: StrokeLook) {
  return (
    <g class={fades ? 'stroke fades' : 'stroke'} style={{ '--paper': paperOf(face) }}>
      <path class="stroke-edge" d={line(path)} />
      <path class="stroke-line" d={line(path)} />
    </g>
  );
}

interface PinLook extends Person {
  readonly mark: Mark;
  readonly at: Point;
}

function Pin({ mark, at: [x, y], name, face }: PinLook) {
  return (
    <div class={`pin pin-${mark.kind}`} style={{ '--x': x, '--y': y, '--paper': paperOf(face) }}>
      {mark.kind === 'ping' ? <span class="pin-ring" /> : null}
      <span class="pin-head">
        <Avatar name={name} number={face} />
        <span class="pin-name">{name}</span>
      </span>
    </div>
  );
}

/** Where somebody points out of sight: their face at that edge. */
export function MarksBeyond({ model, camera }: { readonly model: BoardModel; readonly camera: Cameraman }) {
  const rest = camera.rest.value;
  return (
    <>
      {model.marks.seen.value.map(({ id, from, path, goesOn }) => {
        const [x, y] = model.onScreen(path)[0] as Point;
        const edge = goesOn ? null : edgeMarker(rest, { x: x - 0.5, y: y - 0.5 }, camera.window());
        if (edge === null) return null;
        const { name, face } = personOf(model, from);
        return (
          <div
            key={id}
            class="pin-beyond"
            style={{ left: `${edge.left}px`, top: `${edge.top}px`, '--angle': `${edge.angle}deg` }}
            aria-hidden="true"
          >
            <Avatar name={name} number={face} />
          </div>
        );
      })}
    </>
  );
}

/** The last mark in words. */
export function markText(model: BoardModel, lang: Lang, mark: Mark): string {
  const space = spaceNear(model.layout.value as Layout, model.onScreen(mark.path)[0] as Point);
  const view = model.view.value as View;
  if (space === null || mark.goesOn) return '';
  const where = { name: personOf(model, mark.from).name, space: spaceLabel(lang, view, space) };
  if (mark.from === model.session.lobby.value?.you)
    return mark.kind === 'ping' ? t(lang, 'board.pointsOwn', where) : '';
  return t(lang, mark.kind === 'ping' ? 'board.points' : 'board.draws', where);
}
