// What decides between two rules for one thing: not how they are written, nor which file is read first, but whose they
// are. Each stylesheet is in one of these; a later one wins.

export const LAYERS = ['tokens', 'base', 'ui', 'art', 'board', 'parts', 'screens'] as const;
