import { useEffect, useState } from 'preact/hooks';
import { edgeMarker } from '#client/board/camera.ts';
import type { Cameraman } from '#client/board/cameraman.ts';
import { spaceNear } from '#client/board/spots.ts';
import { type Lang, t } from '#content/locales/index.ts';
import type { View } from '#engine/mall/index.ts';
import type { Point } from '#protocol/signs.ts';
import { faceOf } from '#room/faces.ts';
import { Avatar, paperOf } from '../ui/avatar.tsx';
import { tx } from '../ui/text.ts';
import { spaceLabel } from './labels.ts';
import type { MallModel } from './model.ts';
import { type Mark, spotFrom } from './pointing.ts';
import './marks.css';

// Marks as they are seen: a pin with the face and the name of whoever points, a line in their paper's colour.

interface Person {
  readonly name: string;
  readonly face: number;
}

export function personOf({ session }: MallModel, id: number): Person {
  const person = session.lobby.value?.people.find((one) => one.id === id);
  const seat = session.play.value?.seats.indexOf(id) ?? 0;
  const name = person?.name ?? tx('door.someone');
  return {
    name: person?.bot === undefined ? name : `${name} (${tx('door.bot')})`,
    face: person === undefined ? seat : faceOf(person),
  };
}

const line = (path: readonly Point[]) => `M${path.map(([x, y]) => `${x * 100} ${y * 100}`).join('L')}`;

export function MarksOnBoard({ model }: { readonly model: MallModel }) {
  const marks = model.marks.seen.value;
  return (
    <div class="marks" aria-hidden="true">
      <svg class="strokes" viewBox="0 0 100 100" aria-hidden="true">
        <Strokes model={model} part="edge" />
        <Strokes model={model} part="line" />
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

/** All edges lie below all lines, so that the pieces of a stroke look like one. */
function Strokes({ model, part }: { readonly model: MallModel; readonly part: 'edge' | 'line' }) {
  const strokes = model.marks.seen.value.filter(({ kind }) => kind === 'stroke');
  const you = model.session.lobby.value?.you ?? -1;
  const drawn = model.drawn.value;
  const look = (from: number) => ({ '--paper': paperOf(personOf(model, from).face) });
  return (
    <>
      {strokes.map(({ id, from, path }) => (
        <path
          key={id}
          class={`stroke stroke-${part} fades`}
          d={line(model.onScreen(path))}
          style={look(from)}
        />
      ))}
      {drawn.length < 2 ? null : <path class={`stroke stroke-${part}`} d={line(drawn)} style={look(you)} />}
    </>
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
export function MarksBeyond({ model, camera }: { readonly model: MallModel; readonly camera: Cameraman }) {
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

/** A mark in words; a line with where it leads, so only its last piece is asked for. */
export function markText(model: MallModel, lang: Lang, mark: Mark): string {
  const space = nameAt(model, lang, model.onScreen([mark.start])[0]);
  const end = nameAt(model, lang, model.onScreen(mark.path).at(-1));
  if (space === null || end === null) return '';
  const { name } = personOf(model, mark.from);
  const isPlace = mark.kind === 'ping' || space === end;
  if (mark.from !== model.session.lobby.value?.you)
    return isPlace ? t(lang, 'board.points', { name, space }) : t(lang, 'board.draws', { name, space, end });
  return mark.kind === 'ping' ? t(lang, 'board.pointsOwn', { space }) : '';
}

function nameAt(model: MallModel, lang: Lang, at: Point | undefined): string | null {
  const table = model.table.value;
  const space = table === null || at === undefined ? null : spaceNear(table.layout, spotFrom(at));
  return space === null ? null : spaceLabel(lang, model.view.value as View, space);
}

/** No further piece of a line comes later than this. */
const LINE_ENDS = 600;

/** Anew for each mark, so that pointing twice at one space is said twice; a line when it has come to its end. */
export function Pointed({ model, lang }: { readonly model: MallModel; readonly lang: Lang }) {
  const mark = model.marks.seen.value.at(-1);
  const [ended, setEnded] = useState(0);
  const line = mark?.kind === 'stroke' ? mark.id : null;
  useEffect(() => {
    if (line === null) return;
    const timer = setTimeout(() => setEnded(line), LINE_ENDS);
    return () => clearTimeout(timer);
  }, [line]);
  if (mark === undefined || (line !== null && line !== ended)) return null;
  return <span key={mark.id}>{markText(model, lang, mark)}</span>;
}
