import type { AnyPiece } from '#engine/mall/piece.ts';

// What it takes to plant a fault: a copy of a piece with one thing changed.

export interface Fault {
  /** Of what: a module, a spell, a tutorial. */
  readonly module: string;
  readonly rule: string;
  readonly what: string;
  readonly piece: AnyPiece;
}

export const erased = (piece: unknown) => piece as AnyPiece;

/** The same without what it does after events of this type. */
export const deafTo = (piece: AnyPiece, event: string) => ({
  ...piece,
  reactions: (piece.reactions ?? []).filter(({ on }) => on !== event),
});

type Handlers = NonNullable<AnyPiece['commands']>;

/** The same with one command done otherwise. */
export function doing(piece: AnyPiece, command: string, otherwise: Partial<Handlers[string]>): AnyPiece {
  const handler = piece.commands?.[command] as Handlers[string];
  return erased({ ...piece, commands: { ...piece.commands, [command]: { ...handler, ...otherwise } } });
}

type Events = ReturnType<Handlers[string]['carryOut']>;

/** The same with something else coming of one command. */
export function yielding(piece: AnyPiece, command: string, change: (events: Events) => Events): AnyPiece {
  const carryOut = piece.commands?.[command]?.carryOut as Handlers[string]['carryOut'];
  return doing(piece, command, { carryOut: (...asked) => change(carryOut(...asked)) });
}
