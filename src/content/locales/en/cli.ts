// What the terminal game says.

export const cli = {
  usage: `Hushglass: a silent heist in a magic mall, in your terminal.

  hushglass play            play a game
  hushglass replay LOG      watch a saved game and check it
  hushglass evenings        the evenings and modules of Maximum Security
  hushglass tiles [NAME…]   look at the mall’s tiles
  hushglass tiles --check   check the whole tile set
  hushglass check FILE      check a server’s data file
  hushglass forget ROOM     remove a room and its games from a server’s data file
  hushglass move FROM TO    a whole host from a data file into a database, or back

Every command:
  --lang en|fr|nl           language (otherwise that of your terminal)
  --color auto|always|never
  --ascii                   draw with plain characters only
  --help

play (what you leave out is asked):
  --scenario 1–17   --players 1–9   --level 1–6   --side A|B
  --theft manual|automatic          --sand SECONDS
  --talk yes|no     (scenario 1)    --sister
  --modules guard,shafts            modules of Maximum Security that join
  --guards 1–3      with reinforcements: so many guards
  --evening XT3     an evening of it; with --hardcore, --tokens
  --roles A–E       hidden roles, from scenario 3 on, for 3–8 players
  --last 12–24      with them: up to this tile      --token  first timer broken
  --own FILE        a scenario of your own (docs/own.md)
  --seed TEXT       the same deal again
  --yes             ask nothing
  --log FILE        where to save the game at the end
  --plain           words instead of a drawing, for screen readers
  --pace MS         each command takes MS of game time; no real clock

replay:
  --all             everything at once, without waiting for keys
  --plain

check:
  --mend COPY       make a copy in which everything is mended that can be

forget:
  hushglass forget ROOM FILE   from that file, or a database (postgres://…);
                    otherwise HUSHGLASS_STORE, HUSHGLASS_DATA, or hushglass.db`,
  'error.own': 'The file {file} holds no scenario; docs/own.md shows what one looks like.',
  'error.command': 'There is no command “{name}”. Try hushglass --help.',
  'error.option': 'I do not understand “{found}”. Try hushglass --help.',
  'error.noValue': '{found} needs a value. Try hushglass --help.',
  'error.unused': '{option} does not apply here: the scenario decides that itself.',
  'error.value': '{option} cannot be “{found}”: {allowed}.',
  'error.file': 'The file {file} cannot be read.',
  'error.write': 'The file {file} cannot be written.',
  'error.noLog': 'Which log? hushglass replay LOG',
  'error.tile': 'There is no tile “{name}”. There are: {names}.',
  'error.tileSet': 'The tile set is broken; hushglass tiles --check says where.',
  'error.unexpected': 'Something went wrong in the program itself: {what}',

  'allowed.number': 'a whole number from {least} to {most}',
  'allowed.choice': 'one of {choices}',

  'setup.welcome': 'Hushglass: steal four items from a magic mall, in silence, before the sand runs out.',
  'setup.scenario': 'Which scenario or evening?',
  'setup.entry': '{number}  {name}: {about}',
  'setup.players': 'How many players? ({least}–{most}; 1 is a solitaire)',
  'setup.level': 'Which level? (1–6: up to tile 12, 14, 17, 19, 22 or 24)',
  'setup.side': 'Which side of tile 1? (A has vortexes, B has none)',
  'setup.theft': 'The theft: manual (somebody calls it) or automatic (as soon as all stand on their items)?',
  'setup.sand': 'How many seconds of sand? (180 is the usual)',
  'setup.talk': 'Talk freely in this first scenario? (yes or no)',
  'setup.yes': 'yes',
  'setup.no': 'no',
  'setup.manual': 'manual',
  'setup.automatic': 'automatic',
  'setup.again': 'Please answer with {allowed}.',
  'setup.seed': 'Deal: {seed}',
  'setup.impossible': 'This game cannot be set up:',
  'setup.evenings': 'Evenings of Maximum Security, in the order they are best played (--evening):',
  'setup.moduleList': 'Modules that join scenarios 2–17 (--modules, by name or number):',
  'setup.module': '{number}, {kind}: {rule}',
  'setup.helper': 'a helper',
  'setup.challenge': 'a challenge',
  'setup.modules': 'Which modules join? (names or numbers with commas, or no)',
  'setup.guards': 'How many guards come at the theft? ({least}–{most})',
  'setup.hardcore': 'The hard way? (yes or no)',
  'setup.roles': 'Hidden roles? (A–E, or no)',
  'setup.last': 'Up to which tile? ({least}–{most}, or no: as the scenario has it)',
  'setup.token': 'The first sand timer out of order from the start? (yes or no)',
  'setup.tokens': 'Calming tokens too? (yes or no)',
  'panel.modules': 'With {modules}.',

  'panel.own': 'Your own scenario: {name}',
  'panel.scenario': 'Scenario {number}: {name}',
  'panel.notStarted': 'The sand waits. Type start (or just press Enter) when everyone is ready.',
  'panel.paused': 'paused',
  'panel.left': 'tiles left: {count}',
  'panel.flips': 'timer turned: {count}',
  'panel.next': 'next tile {tile}: ',
  'panel.drawn': 'drawn tile {tile}: ',
  'panel.theft.before': 'theft: not yet',
  'panel.theft.ready': 'theft: now! (t)',
  'panel.theft.after': 'theft: done, vortex shut',
  'panel.silence': 'silence',
  'panel.talk': 'you may talk',
  'panel.gestures': 'gestures only',
  'panel.noAction': 'no action',
  'panel.doSomething': 'Do something!',
  'panel.nagged': 'Do something! in front of seat {seat}',
  'panel.can': 'Seat {seat} can now:',
  'panel.cannot': 'Seat {seat} can do nothing now.',
  'panel.cropped': 'more mall out of view (Tab)',

  'legend.broken': 'out of order',
  'legend.shop': 'shop',
  'legend.explore': 'the elf explores that way',
  'legend.stairs': 'to its other end on the same tile',
  'legend.number': 'the number chooses it; without @ in a small drawing',

  prompt: 'seat {seat}> ',
  'say.seat': 'Seat {seat}: {text}',
  'say.stare': 'Seat {seat} stares at seat {target}.',
  'say.focus': 'You now look over the shoulder of seat {seat}.',
  'say.saved': 'Saved: {file}',
  'say.unknown': 'I do not understand “{text}”. Type help.',
  'word.start': 'start',
  'word.pause': 'pause',
  'word.resume': 'resume',
  'word.say': 'say',
  'word.sign': 'sign',
  'word.stare': 'stare',
  'word.help': 'help ?',
  'word.legend': 'legend',
  'word.board': 'board',
  'word.card': 'card',
  'word.save': 'save',
  'word.quit': 'quit q',

  'say.noHero': 'Which way? Hero, then direction: {example}',
  'say.noChoice': 'Choose a number from 1 to {most}.',
  'say.onlyOne': 'There is only one: number 1.',
  'say.noFile': 'Which file? save FILE',
  'say.aside': 'Not in the mall now: it waits beside it.',
  'say.noCard': 'Nobody holds a secret card in this game.',
  'say.lookAway':
    'A card for seat {seat} alone: everyone else looks away. Enter shows it, Enter again hides it.',
  'say.endOfInput': 'No more commands: the game stops here.',
  'say.timeLeft': '{time} left.',
  'ask.save': 'Save the game? Type a file name, or just Enter for no.',

  help: `A hero, then what it does. Whoever holds the action does it.
  e n 2     elf, 2 spaces north           (heroes: b m e d, s for the sister)
  e n       elf north, as far as it goes  (directions: n e s w)
  e v 2     elf through the vortex to vortex 2 (its number is on the board)
  e l       elf over the escalator
  x         explore: draw the next tile
  p 2       place the drawn tile at place 2
  t         the theft, once everyone stands on an item`,
  'help.table': `The table
  3: e n    the same, by seat 3           3:   watch over seat 3’s shoulder
  !3        Do something! in front of seat 3
  stare 3   stare at seat 3
  say TEXT  speak, where allowed          sign  gesture, where allowed
  start     everyone is ready             pause, resume
  legend    what the signs mean           board  draw again
  save FILE                               quit`,
  'help.keys': 'While the line is empty: Tab chooses the hero to watch, the arrow keys move it one space.',
  'help.close': 'Any key goes back to the game. The sand keeps running!',
  'help.closeCalm': 'Any key goes back to the game.',

  'end.won': 'YOU GOT AWAY WITH IT!',
  'end.lost': 'CAUGHT.',
  'end.time': 'time played: {time}',
  'end.sand': 'sand left: {time}',
  'end.flips': 'sand timer turned: {count}',
  'end.tiles': 'tiles placed: {count}',
  'end.out': 'heroes out: {count} of {all}',
  'end.seat': 'seat {seat}: moves {moves}, explorations {explores}',
  'end.wait': 'longest wait: {time}',

  'replay.own': '{name}. Players: {players}.',
  'replay.title': 'Scenario {number}: {name}. Players: {players}.',
  'replay.untitled': 'A game of its own. Players: {players}.',
  'replay.step': 'Step {step} of {all}, at {time}',
  'replay.keys': 'Enter or space: next · b: back · q: quit',
  'replay.good': 'The log replays to the result it records.',
  'replay.unsigned': 'The log ends without a result to compare with; every step could be replayed.',

  'tiles.title': 'Tile {name}',
  'tiles.start': 'start tile',
  'tiles.entry': 'entry: {side}',

  'event.readied': 'Seat {seat} is ready.',
  'event.unreadied': 'Seat {seat} is not ready yet.',
  'event.spoke': 'Seat {seat} uses {channel}.',
  'event.doSomething': 'Seat {seat} puts the Do Something! pawn in front of seat {target}.',
  'event.wished': 'Seat {seat} wishes to pause.',
  'event.unwished': 'Seat {seat} wishes to play on.',
  'event.away': 'Seat {seat} is away.',
  'event.back': 'Seat {seat} is back.',
  'why.shape': 'it is not four spaces by four',
  'why.slot': 'an exploration space lies outside the middle of a side',
  'why.open': 'an opening and its exploration space do not agree',
  'why.shop': 'a shop blocks an opening',
  'event.moved.walk': 'Seat {seat} moves {hero}.',
  'event.moved.vortex': 'Seat {seat} sends {hero} through the vortex.',
  'event.moved.escalator': 'Seat {seat} takes {hero} over the escalator.',

  'plain.hero': '{hero} ({letter}, {colour}, {symbol}): {where}.',
  'plain.pawn': '{hero} ({letter}): {where}.',
  'plain.on': 'tile {tile}, row {row}, column {column}',
  'plain.onFeature': 'tile {tile}, row {row}, column {column}, on {features}',
  'plain.out': 'has left the mall',
  'plain.beside': 'Beside: {sides}.',
  'plain.side': '{direction} {what}',
  'plain.wall': 'wall',
  'plain.free': 'free',
  'plain.unexplored': 'unexplored',
  'plain.can': 'Can: {acts}.',
  'plain.cannot': 'Cannot move now.',
  'plain.act': '{command} (seat {seat})',
  'plain.tile': 'Tile {tile} (from tile 1, tiles east: {east}, south: {south}): {features}.',
  'plain.place': 'Place {number}: tile {tile}, {direction} side.',
  'plain.at': '{feature} at row {row}, column {column}',
  'plain.coloured': '{feature} {colour}',
  'plain.numbered': '{feature} {number}',
  'plain.broken': '{feature} (out of order)',
  'plain.leads': '{feature} towards {direction}',
  'plain.between': '; ',
  'plain.nothing': 'nothing special',
  'plain.sand': 'Sand left: {time}.',
  'plain.deck': 'Tiles left in the deck: {count}.',
  'plain.state': 'State: {states}.',
  'plain.tileDrawn': 'Tile {tile} is drawn and waits for its place. It has: {features}.',
  'plain.tileNext': 'The next tile is {tile}. It has: {features}.',
  'plain.seat': 'Seat {seat} holds: {actions}.',

  'panel.back.base': 'the next has a base back',
  'panel.back.expansion': 'the next has a Maximum Security back',
  'panel.watches': '{hero} watches tile {tile}',
  'legend.shut': 'steel door, shut: the way a code opens',
  'legend.open': 'steel door, open that way',
  'legend.shaft': 'shaft, to its other end of the same letter',
  'legend.breach': 'breach in a wall',
  'legend.hovering': 'the beholder hovers over this tile',
  'legend.frog': 'a guard as a frog',
  'legend.watched': 'watched tile',
  'plain.aside': 'waits beside the mall',
  'plain.captive': 'locked up',
  'plain.door.open': 'steel door, open',
  'plain.door.shut': 'steel door, shut: it takes a code',
  'plain.door.none': 'steel door, no way through from here',
  'plain.breach': 'through a breach {what}',
  'plain.watchedBy': 'watched by {hero}',
  'plain.shaft': 'shaft {letter}',
} as const;
