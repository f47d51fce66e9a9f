import type { Achievement } from './achievement.ts';
import { allChallenges } from './allChallenges.ts';
import { allCodes } from './allCodes.ts';
import { allFreed } from './allFreed.ts';
import { bareHands } from './bareHands.ts';
import { breachBetween } from './breachBetween.ts';
import { breachLine } from './breachLine.ts';
import { burgers } from './burgers.ts';
import { exitMoved } from './exitMoved.ts';
import { exploredFirst } from './exploredFirst.ts';
import { eyeOnItems } from './eyeOnItems.ts';
import { freedByBreach } from './freedByBreach.ts';
import { freedByShaft } from './freedByShaft.ts';
import { guardByFrog } from './guardByFrog.ts';
import { guardChain } from './guardChain.ts';
import { guardPair } from './guardPair.ts';
import { guardsAtExits } from './guardsAtExits.ts';
import { guardsSwapped } from './guardsSwapped.ts';
import { hemmedIn } from './hemmedIn.ts';
import { itemsTogether } from './itemsTogether.ts';
import { longShaft } from './longShaft.ts';
import { noEscalator } from './noEscalator.ts';
import { noFlip } from './noFlip.ts';
import { noHelper } from './noHelper.ts';
import { noSigns } from './noSigns.ts';
import { noVortex } from './noVortex.ts';
import { noWords } from './noWords.ts';
import { oneFlip } from './oneFlip.ts';
import { oneMap } from './oneMap.ts';
import { onlySent } from './onlySent.ts';
import { sameBreach } from './sameBreach.ts';
import { sameShaft } from './sameShaft.ts';
import { straightHome } from './straightHome.ts';
import { talkedAway } from './talkedAway.ts';
import { thereAndBack } from './thereAndBack.ts';
import { threeHelpers } from './threeHelpers.ts';
import { threeMoved } from './threeMoved.ts';
import { twoFlips } from './twoFlips.ts';
import { twoMoved } from './twoMoved.ts';
import { unseen } from './unseen.ts';
import { usedUp } from './usedUp.ts';
import { wholeMall } from './wholeMall.ts';

// By number. The last of all, for who has these, is for whoever keeps them to give.

export const ACHIEVEMENTS: readonly Achievement[] = [
  sameShaft,
  longShaft,
  sameBreach,
  breachBetween,
  breachLine,
  usedUp,
  freedByShaft,
  freedByBreach,
  allFreed,
  talkedAway,
  oneMap,
  eyeOnItems,
  itemsTogether,
  straightHome,
  thereAndBack,
  allCodes,
  threeMoved,
  twoMoved,
  exitMoved,
  guardPair,
  guardChain,
  guardsAtExits,
  hemmedIn,
  onlySent,
  guardByFrog,
  unseen,
  guardsSwapped,
  burgers,
  allChallenges,
  threeHelpers,
  noHelper,
  twoFlips,
  oneFlip,
  noFlip,
  noWords,
  noSigns,
  noVortex,
  noEscalator,
  wholeMall,
  exploredFirst,
  bareHands,
];
