// The rules of the tower, each in a few words; and what one gets for playing well.

export const towerLaw = {
  title: 'The rules of the tower',
  goal: 'Out of here',
  'goal.text':
    'No hourglass. Everyone may move every hero; what you hold are directions. Bring each hero to an exit of their own colour, or to the one they share: who reaches it is gone. When all are gone, the quest is done.',
  directions: 'Directions',
  'directions.text':
    'Alone you hold all four. Two players hold two each, three hold one each and share the last, four hold one each. Tap a hero and then a space, or drag it there. One move goes straight on, as far as you like, one hero to a space, past nobody.',
  actions: 'Actions',
  'actions.text':
    'One straight move is one action, however long; so is a climb, a jump, a toss, and each time the sister appears. A swap belongs to the step before it. Turning a card is one action, however far it turns; sliding one is one, too.',
  back: 'Taking back',
  'back.text':
    'Any action may be taken back, by anyone, as often as you like, or all of them at once. What was taken back does not count.',
  armory: 'Armories',
  'armory.text':
    'Where there are armories, every hero must stand on their own at the same moment. Only then do the exits open, and they stay open.',
  doors: 'Doors and keys',
  'doors.text':
    'A door is open while somebody stands on a key space with its sign, and lets the others through. Nobody gets through on the strength of the key they stand on themselves.',
  ways: 'Ladders and currents',
  'ways.text':
    'From a ladder you climb to another in the same row or column, whatever lies between. An air current lets you pass only the way it blows.',
  dwarf: 'The dwarf',
  'dwarf.text': 'Fits through narrow passages. Nobody else does.',
  elf: 'The elf',
  'elf.text': 'Leaps over one hero onto the empty space behind, where no wall or shut door is in the way.',
  barbarian: 'The barbarian',
  'barbarian.text':
    'Tosses the hero beside him over one trap, straight ahead, onto the empty space beyond, where no wall, shut door or current would stop that hero. Nobody enters a trap.',
  mage: 'The mage',
  'mage.text':
    'Coming onto an invocation circle, by her own step or tossed, she may at once change places with any hero. The swap costs nothing: it belongs to the move. Later is too late: she has to leave and come back.',
  sister: 'The little sister',
  'sister.text':
    'Does not walk. She appears, in a straight line, on any empty space beside another hero, whatever lies between. A door or a single wall still counts as beside, two walls do not; whoever she lands beside need not stand in her line. She may be tossed and swapped like anybody.',
  epics: 'Epics',
  'epics.text':
    'A card is a square piece of the floor, four spaces wide; an epic is made of several. While a hero stands on a card’s handle, the card can be turned (four cards) or slid into the hole beside it (eight cards); whoever is on it rides along. Alone, an epic opens once each trial of its floor is done, skipped or watched; a room may play anything.',
  talk: 'Talking',
  'talk.text':
    'In the lessons everyone talks. After them, beginners talk freely, the enlightened as little as they can, experts not at all: they stare, and point at the icons of the help tile. Stuck? Ask for a hint, watch the solution, or skip the quest.',
  exits: 'Exits of others',
  'exits.text':
    'For everyone else an exit is a wall: only its own hero gets there, and has left on arriving.',
  stars: 'Stars',
  'stars.text':
    'Alone you earn stars: gold for the fewest actions, silver for two more, or a fifth more where that is more. Whether it can still be won is free to ask; hint, solution, best way and bot cost the same: no star for that quest until tomorrow. What you skip is not solved, but no gate stays shut for it.',
} as const;
