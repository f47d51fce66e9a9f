// What one can choose to practise: groups of ideas (src/client/screens/tower/practice/themes.ts).

export const themes = {
  title: 'What it is about',
  any: 'Anything',
  doors: 'Held doors',
  ways: 'Making way',
  swaps: 'Swaps',
  sister: 'The little sister',
  tosses: 'Tosses',
  jumps: 'Jumps',
  about: 'Among other things: {idea}',
} as const;
