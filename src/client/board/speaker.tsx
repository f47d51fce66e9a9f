import type { ComponentChildren } from 'preact';

export interface Spoken {
  /** What happened. */
  readonly events: string;
  /** What the keyboard has chosen, or why it could not. */
  readonly own: string;
  /** What others show. */
  readonly shown?: ComponentChildren;
}

/** Says what happens to those who do not see it. */
export function Speaker({
  help,
  helpId,
  spoken,
}: {
  help: string;
  helpId: string;
  spoken: Spoken | undefined;
}) {
  return (
    <>
      {help !== '' && (
        <p class="spoken" id={helpId}>
          {help}
        </p>
      )}
      {(spoken === undefined ? [] : [spoken.events, spoken.own, spoken.shown]).map((text, index) => (
        <p key={index} class="spoken" aria-live="polite">
          {text}
        </p>
      ))}
    </>
  );
}
