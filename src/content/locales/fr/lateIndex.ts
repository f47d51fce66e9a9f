import type { LateTexts } from '../index.ts';
import { aside } from './aside.ts';
import { own } from './own.ts';
import { refusals } from './refusals.ts';
import { room } from './room.ts';

export const lateTexts: LateTexts = { ...aside, own, refusal: refusals, room };
