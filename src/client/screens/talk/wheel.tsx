import type { Session } from '#client/state/session.ts';
import { SIGNS, type Sign } from '#protocol/signs.ts';
import { PICS } from '../../ui/pics.tsx';
import { tx } from '../../ui/text.ts';
import { signName } from './signs.tsx';

// The wheel of gestures.

const DRAWN: Readonly<Record<Sign, string>> = {
  look: PICS.eye,
  wait: 'M8 21h8M6 13V7.500a1.500 1.500 0 0 1 3 0V4.500a1.500 1.500 0 0 1 3 0V4a1.500 1.500 0 0 1 3 0v3a1.500 1.500 0 0 1 3 0v7c0 3-2 5-5 5s-5-1-7-6',
  come: 'M12 3v13M6 11l6 6 6-6M5 21h14',
  yes: PICS.check,
  no: PICS.close,
  hurry: 'M4 6l6 6-6 6M12 6l6 6-6 6',
  thanks: 'M12 20S4 15 4 9a4 4 0 0 1 8-1 4 4 0 0 1 8 1c0 6-8 11-8 11z',
  oops: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM8 16c2-3 6-3 8 0M9 9.500h.1M15 9.500h.1',
};

export function SignPic({ sign }: { readonly sign: Sign }) {
  return (
    <svg class="pic" viewBox="0 0 24 24" aria-hidden="true">
      <path d={DRAWN[sign]} />
    </svg>
  );
}

export function Wheel({ session }: { readonly session: Session }) {
  const make = (sign: Sign) => session.say({ type: 'gesture', sign, path: [] });
  return (
    <fieldset class="wheel">
      <legend class="unseen">{tx('play.talk.gesture')}</legend>
      {SIGNS.map((sign) => (
        <button type="button" class="button icon" key={sign} onClick={() => make(sign)}>
          <SignPic sign={sign} />
          <span class="wheel-word">{signName(sign)}</span>
        </button>
      ))}
    </fieldset>
  );
}
