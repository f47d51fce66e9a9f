// What happens on each floor of the tower when its epic is won.

export const endings = {
  'floor.1': 'The door swings open. The jailer turns over and dreams of keeping you.',
  'floor.2': 'The guard changes, and each of them thinks the other one has counted you.',
  'floor.3': 'The last pie comes out of the oven, and so do you.',
  'floor.4': 'Some clean sheets leave by the window. Nobody asks why they giggle.',
  'floor.5': 'You were handed in, described and, at last, collected by yourselves.',
  'floor.6': 'The last chord is in tune. The applause covers your footsteps.',
  'floor.7': 'The shelves slide apart. Between them is the way out, misfiled under Z.',
  'floor.8': 'It turned to gold: the spoon, the pot and, rather to his surprise, the parrot.',
  'floor.9': 'The right reflection waves. You wave back and go the other way.',
  'floor.10': 'The night bloom opens. Out of it, politely, comes the gardener’s hat.',
  'floor.11': 'The best picture of the collection shows people tiptoeing out. It is new.',
  'floor.12': 'The great wheel turns once more, and for the first time in years it strikes on time.',
  'floor.13': 'Sun, moon and planet stand in one line. It points at the stairs.',
  'floor.14': 'It turns over, sighs, and hugs the spoons. The floor is yours.',
  'floor.15': 'The sun comes up, the kite takes the wind, and down below the mall opens its doors.',
};
