import type { QuestErrorCode } from '#content/quest-format/errors.ts';

// What is wrong with a quest's drawing, in a sentence. {words} in braces are filled in.

export const questErrors = {
  armoryMissing: 'others have an armory, so {pawn} needs one too',
  badCorner: 'expected a corner “+” here, found “{found}”',
  badHole: 'the hole of a sliding epic is one of the places 1 to {places}, found: “{found}”',
  badName: '“{found}” is not a name: small letters and digits, with single hyphens between them',
  badShape: '“{found}” is not a shape: trial, rotating or sliding',
  cardCount: 'cards of this shape: {expected}, found: {found}',
  cardSize: 'a trial has at most 8 by 8 spaces, a card of an epic 4 by 4',
  exitMissing: '{pawn} has no exit',
  gapInTrial: 'the rim is closed here: a trial is walled in, and between cards there is a gap or a wall',
  handleInTrial: 'a trial’s card cannot be turned, so a handle has no use',
  lineWidth: 'a line of this card is {expected} characters wide, this one is {found}',
  missingDrawing: 'there is no card: it starts with a line that begins with “+”',
  missingName: 'no name: add a line like “quest the-two-keys”',
  nobody: 'nobody starts anywhere',
  openHollow: 'an illustrated area must be walled off from everything else',
  startOnExit: 'nobody starts on an exit',
  startTwice: 'this hero starts in two places',
  tooManyTokens: '“{found}” is one thing too many for a space',
  trapStart: 'nobody starts on a trap',
  unknownEdge: '“{found}” is neither wall, gap, passage, current nor door',
  unknownHeader: '“{found}” means nothing here',
  unknownToken: '“{found}” is not something a space can hold',
} as const satisfies Record<QuestErrorCode, string>;
