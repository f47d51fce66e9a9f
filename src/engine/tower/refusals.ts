/** What only the tower refuses with. */
export type TowerRefusal = 'card.held' | 'setup.drawing' | 'swap.notNow' | 'undo.nothing';
