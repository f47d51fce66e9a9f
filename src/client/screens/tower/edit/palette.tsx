import { useId } from 'preact/hooks';
import { HeroToken } from '#client/art/heroes.tsx';
import { EdgeIcon, FloorIcon } from '#client/tower/board/index.ts';
import type { Shape } from '#engine/tower/quest.ts';
import { tx } from '../../../ui/text.ts';
import {
  type Choice,
  choiceName,
  heroOf,
  KEY_OF,
  type Kind,
  kindsFor,
  manyOf,
  pawnOf,
  whichName,
  whichOf,
  withWhich,
} from './tools.ts';

// What to draw: a thing, and which of its kind.

export interface PaletteProps {
  readonly choice: Choice;
  readonly shape: Shape;
  readonly onChoose: (choice: Choice) => void;
}

const SIZE = 34;

export function Palette({ choice, shape, onChoose }: PaletteProps) {
  const { kind } = choice;
  return (
    <div class="palette">
      <Pick
        legend={tx('editor.palette')}
        now={kind}
        values={kindsFor(shape).map((value) => ({
          value,
          label: tx(`editor.tool.${value}`),
          caption: tx(`editor.short.${value}`),
          key: KEY_OF[value].slice(3),
          picture: <Picture choice={{ ...choice, kind: value }} shape={shape} />,
        }))}
        onPick={(value) => onChoose({ ...choice, kind: value })}
      />
      {manyOf(kind) === 1 ? null : (
        <Pick
          legend={tx('editor.which')}
          now={whichOf(choice)}
          values={Array.from({ length: manyOf(kind) }, (_, value) => ({
            value,
            label: whichName(withWhich(choice, value)),
            caption: whichName(withWhich(choice, value)),
            key: String(value + 1),
            picture: <Picture choice={withWhich(choice, value)} shape={shape} />,
          }))}
          onPick={(value) => onChoose(withWhich(choice, value))}
        />
      )}
      <p class="palette-how">
        <strong>{choiceName(choice)}.</strong> {tx(`editor.how.${kind}`)}
      </p>
    </div>
  );
}

interface PickProps<T> {
  readonly legend: string;
  readonly now: T;
  readonly values: readonly {
    readonly value: T;
    readonly label: string;
    readonly caption: string;
    readonly key: string;
    readonly picture: preact.JSX.Element;
  }[];
  readonly onPick: (value: T) => void;
}

function Pick<T extends Kind | number>({ legend, now, values, onPick }: PickProps<T>) {
  const name = useId();
  return (
    <fieldset class="palette-row">
      <legend class="unseen">{legend}</legend>
      {values.map(({ value, label, caption, key, picture }) => (
        <label key={value} class="palette-tool" title={`${label} (${key})`}>
          <input
            type="radio"
            name={name}
            aria-label={label}
            checked={value === now}
            onChange={() => onPick(value)}
          />
          {picture}
          <span class="palette-caption" aria-hidden="true">
            {caption}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function Picture({ choice, shape }: { readonly choice: Choice; readonly shape: Shape }) {
  const { kind, door } = choice;
  if (kind === 'hero') return <HeroToken pawn={heroOf(choice)} size={SIZE} />;
  if (kind === 'exit') return <FloorIcon floor={{ kind, pawn: pawnOf(choice) }} size={SIZE} />;
  if (kind === 'armory') return <FloorIcon floor={{ kind, pawn: heroOf(choice) }} size={SIZE} />;
  if (kind === 'key') return <FloorIcon floor={{ kind, door }} size={SIZE} />;
  if (kind === 'door') return <EdgeIcon kind="door" door={door} size={SIZE} />;
  if (kind === 'wall' || kind === 'narrow' || kind === 'current') return <EdgeIcon kind={kind} size={SIZE} />;
  if (kind === 'floor' || kind === 'hollow' || kind === 'open') return <Plain kind={kind} />;
  return <FloorIcon floor={{ kind }} size={SIZE} shape={shape === 'trial' ? 'rotating' : shape} />;
}

/** What the board has no picture for: bare floor, an area of its own, no wall. */
function Plain({ kind }: { readonly kind: 'floor' | 'hollow' | 'open' }) {
  return (
    <svg
      class={`palette-plain ${kind}`}
      viewBox="-50 -50 100 100"
      width={SIZE}
      height={SIZE}
      aria-hidden="true"
    >
      {kind === 'open' ? (
        <>
          <path class="plain-floor" d="M-40 -40H40V40H-40Z" />
          <path class="plain-gap" d="M-44 0h18M26 0h18" />
        </>
      ) : (
        <path class={kind === 'floor' ? 'plain-floor' : 'plain-room'} d="M-40 -40H40V40H-40Z" />
      )}
    </svg>
  );
}
