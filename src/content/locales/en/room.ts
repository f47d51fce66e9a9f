// What a room says when it refuses. {words} in braces are filled in.
export const room = {
  'lobby.chairTaken': 'Somebody sits there already. Take another chair.',
  'lobby.choice': 'That game cannot be set up like this.',
  'lobby.full': 'This room is full. Open one of your own.',
  'lobby.lostGame':
    'The game that was played here could not be read back and was set aside. The table is free.',
  'lobby.name': 'A name has 1 to {longest} characters.',
  'lobby.nameTaken': 'Somebody here has that name. Take another.',
  'lobby.nobodySits': 'Nobody sits at the table yet. Take a chair first.',
  'lobby.notHost': 'Only the host can do that.',
  'lobby.notPlaying': 'No game is being played here.',
  'lobby.playing': 'Not while a game is being played.',
  'lobby.unknown': 'Tell us your name first.',
  'message.malformed': 'The server did not understand that. Reload the page if it happens again.',
  'message.tooFast': 'That was too much at once. Try again in {seconds} s.',
  'seat.notYours': 'You are watching: take a seat in the next game.',
  'server.full': 'This server keeps as much as it may and deals no new games.',
};
