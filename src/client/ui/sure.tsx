import { useEffect, useState } from 'preact/hooks';
import { Pic, type PicName } from './pics.tsx';

/** A double tap is no answer to a question that was not there yet. */
const SECOND_THOUGHT = 700;

export interface SureProps {
  readonly pic: PicName;
  readonly label: string;
  /** What is asked before it is done. */
  readonly sure: string;
  readonly onSure: () => void;
}

/** What cannot be taken back lightly: the button asks once more. */
export function SureButton({ pic, label, sure, onSure }: SureProps) {
  const [asked, setAsked] = useState<'not' | 'just' | 'yes'>('not');
  useEffect(() => {
    if (asked !== 'just') return;
    const thought = setTimeout(() => setAsked('yes'), SECOND_THOUGHT);
    return () => clearTimeout(thought);
  }, [asked]);
  const press = () => {
    if (asked === 'not') setAsked('just');
    if (asked === 'yes') onSure();
  };
  return (
    <button type="button" class="button" aria-disabled={asked === 'just'} onClick={press}>
      <Pic name={pic} />
      {asked === 'not' ? label : sure}
    </button>
  );
}
