/** How many there are to choose from. */
export const FACES = 12;

/** The face that somebody has: of their own choice, or by their number in a room of before. */
export const faceOf = ({ id, face }: { readonly id: number; readonly face?: number }) => face ?? id % FACES;
