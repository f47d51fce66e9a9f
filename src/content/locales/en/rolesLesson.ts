// The lesson on Hidden Roles: a traitor at level A, found out by watching.
export const rolesLesson = {
  title: 'There is a traitor among you',
  kind: 'Hidden Roles',
  'name.1': 'Ada',
  'name.2': 'Bo',
  'name.3': 'Cy',
  north:
    'Four of you play, and one is a traitor. Not you: hold your card, and it says so. The sand is running: send the barbarian north, beside the sand timer.',
  watch: 'Only Bo can send him west, onto the timer. Watch what Bo does.',
  eye: 'Bo moves the mage instead. Clumsy, or worse? Talking is not allowed, but there is the eye card: put it before Bo.',
  accuse: 'Bo has seen it and still leaves him standing there. Hold “Accuse”, and name Bo!',
  vote: 'Ada and Cy have five seconds. Only how many have answered is shown; then all thumbs at once.',
  turn: 'A traitor indeed! Whoever accused and was right may turn the glass, even an empty one. There is much sand left: turned now, little would remain. Better leave it.',
  finish:
    'Bo is out, and Bo’s action tile is yours now. Send the barbarian west, onto the timer, and nobody dawdles any more.',
  won: 'That is all it takes: watch, warn, accuse. But had Bo been loyal, the traitor would have won at once. From level B on nobody knows how many there are.',
  missed: 'The sand has run out, and Bo smiles. Once more?',
  rules: 'All rules of Hidden Roles',
  other: 'The other lessons',
} as const;
