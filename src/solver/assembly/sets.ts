// What is reached, known and new: words of 64 positions, and blocks of words that are passed over where
// nothing changed.

import { active, cellOn, count, depths, dirty, front, keepDepths, known, reached, words } from './memory';

export const BLOCK: u32 = 64;

export function reach(word: u32, set: u64): void {
  const place = reached + (word << 3);
  const old = load<u64>(place);
  if ((set & ~old) === 0) return;
  store<u64>(place, old | set);
  store<u8>(dirty + word / BLOCK, 1);
}

export function settle(depth: u32): u32 {
  let found: u32 = 0;
  const blocks = (words + BLOCK - 1) / BLOCK;
  for (let block: u32 = 0; block < blocks; block++) {
    if ((load<u8>(dirty + block) | load<u8>(active + block)) === 0) continue;
    store<u8>(dirty + block, 0);
    const fresh = settleBlock(block, depth + 1);
    store<u8>(active + block, fresh !== 0 ? 1 : 0);
    found += fresh;
  }
  return found;
}

function settleBlock(block: u32, mark: u32): u32 {
  let found: u32 = 0;
  const end = min(words, (block + 1) * BLOCK);
  for (let word = block * BLOCK; word < end; word++) {
    const old = load<u64>(known + (word << 3));
    const fresh = load<u64>(reached + (word << 3)) & ~old;
    store<u64>(front + (word << 3), fresh);
    if (fresh === 0) continue;
    store<u64>(known + (word << 3), old | fresh);
    found += <u32>popcnt<u64>(fresh);
    if (keepDepths) note(word, fresh, mark);
  }
  return found;
}

function note(word: u32, fresh: u64, mark: u32): void {
  const row = depths + word * count;
  for (let rest = fresh; rest !== 0; rest &= rest - 1) store<u8>(row + cellOn(<u32>ctz<u64>(rest)), <u8>mark);
}
