// The fifty-three cards by name. What each is stands in a file of its own.

export const ID = 'hiddenRoles';

export const ROLE_LEVELS = ['A', 'B', 'C', 'D', 'E'] as const;
export type RoleLevel = (typeof ROLE_LEVELS)[number];

export const CARD_IDS = [
  ...(['A01', 'A02', 'A03', 'A04', 'A05', 'A06', 'A07', 'A08'] as const),
  ...(['B01', 'B02', 'B03', 'B04', 'B05', 'B06', 'B07', 'B08', 'B09', 'B10', 'B11'] as const),
  ...([
    'C01',
    'C02',
    'C03',
    'C04',
    'C05',
    'C06',
    'C07',
    'C08',
    'C09',
    'C10',
    'C11',
    'C12',
    'C13',
    'C14',
  ] as const),
  ...(['D01', 'D02', 'D03', 'D04', 'D05', 'D06', 'D07', 'D08', 'D09', 'D10'] as const),
  ...(['E01', 'E02', 'E03', 'E04', 'E05', 'E06', 'E07', 'E08', 'E09', 'E10'] as const),
] as const;
export type CardId = (typeof CARD_IDS)[number];

/** [H5.2] what traitors may name at the end: the table knows these from set-up on. */
export const PUBLIC_MISSIONS: readonly CardId[] = ['E01', 'E02', 'E03', 'E04', 'E05', 'E06', 'E07'];

export const isRoleLevel = (value: unknown): value is RoleLevel =>
  (ROLE_LEVELS as readonly unknown[]).includes(value);
export const isCardId = (value: unknown): value is CardId => (CARD_IDS as readonly unknown[]).includes(value);
