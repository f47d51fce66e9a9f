// What a room says when it refuses. {words} in braces are filled in.
export const room = {
  'lobby.chairTaken': 'Somebody sits there already. Take another chair.',
  'lobby.choice': 'That game cannot be set up like this.',
  'lobby.full': 'This room is full. Open one of your own.',
  'lobby.locked': 'The table is locked. Ask the host to open it, or watch.',
  'lobby.lostGame':
    'The game that was played here could not be read back and was set aside. The table is free.',
  'lobby.name': 'A name has 1 to {longest} characters.',
  'lobby.nameTaken': 'Somebody here has that name. Take another.',
  'lobby.nobody': 'There is nobody like that here.',
  'lobby.nobodySits': 'Nobody sits at the table yet. Take a chair first.',
  'lobby.notHere': 'They are not here just now.',
  'lobby.notHost': 'Only the host can do that.',
  'lobby.notPlaying': 'No game is being played here.',
  'lobby.out': 'The host asked you to leave.',
  'lobby.playing': 'Not while a game is being played.',
  'lobby.stillHere': 'They are still here.',
  'lobby.tooManyNew': 'Many newcomers came from where you are. Wait a few minutes, or watch.',
  'lobby.unknown': 'Tell us your name first.',
  'lobby.yourself': 'Not to yourself.',
  'message.malformed': 'The server did not understand that. Reload the page if it happens again.',
  'message.tooFast': 'That was too much at once. Try again in {seconds} s.',
  'seat.notFree': 'That seat is not free.',
  'seat.notYours': 'You are watching: take a seat in the next game.',
  'wayBack.unknown':
    'This way back leads nowhere any more. Ask for a new one in the menu of the other device.',
  'server.full': 'This server keeps as much as it may and deals no new games.',
};
