// Maximum Security around the board: its set-up, its evenings, its tray of tokens.
export const security = {
  name: 'Maximum Security',
  tray: 'Tokens',
  'tray.left': '{name}: {left} of {all} left',
} as const;
