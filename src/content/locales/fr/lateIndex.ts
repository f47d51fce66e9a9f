import type { LateTexts } from '../index.ts';
import { aside } from './aside.ts';
import { offline } from './offline.ts';
import { own } from './own.ts';
import { refusals } from './refusals.ts';
import { room } from './room.ts';

export const lateTexts: LateTexts = { ...aside, offline, own, refusal: refusals, room };
