import { aside } from './aside.ts';
import { offline } from './offline.ts';
import { own } from './own.ts';
import { refusals } from './refusals.ts';
import { room } from './room.ts';

// What a page says later than its first move; fetched by what says it (client/texts.ts).
export const lateTexts = { ...aside, offline, own, refusal: refusals, room };
