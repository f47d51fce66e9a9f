// The rules of Hidden Roles in our own words. What is on the cards is for whoever is dealt one.

export const rolesRules = {
  title: 'Hidden Roles',
  intro:
    'Three to eight players, any scenario from the third on. Everyone is dealt a secret card: most are loyal, some are not, and nobody else knows who is who.',
  levels: 'Five levels',
  level: 'Level {level}: {name}',
  lesson: 'Play the lesson',

  secret: 'One card each',
  'secret.text':
    'Your card says which side you are on. Nobody else sees it before it is turned over, and what is written on it may be neither told nor lied about: suspect, defend yourself, but only while talking is allowed. Hold it to look at it.',
  winning: 'Who wins',
  'winning.text':
    'The loyal win when everyone gets out in time. Traitors win when the sand runs out, or when somebody loyal is condemned. What a traitor does all day is up to them; it had better look like clumsiness.',
  eye: 'The eye card',
  'eye.text':
    'Anyone may put it before anyone, at any time, and move it on as often as they like. It is a warning without words: I am watching you. It costs nothing and does nothing by itself.',
  accusing: 'Accusing',
  'accusing.text':
    'Anyone may cry traitor at any time before the last grain, one accusation at a time. The sand runs on. At least one player must be left who is neither accuser nor accused.',
  voting: 'Voting',
  'voting.text':
    'Everyone else has five seconds for a thumb up or down, and may change it until the vote ends. Only how many have answered is shown; then all thumbs at once. One thumb down, or one that is missing, and nothing has happened. If all are up, the cards of the accused are turned over.',
  verdict: 'Right or wrong',
  'verdict.text':
    'A traitor is out, and the action tiles go round to whoever holds the fewest. The accuser has five seconds to turn the glass, even if it ran empty during the vote. But if somebody loyal was among the accused, the heist is over and the traitors have won.',
  several: 'Several at once',
  'several.text':
    'From level B on two or more can be accused together. Then all of them must be traitors, or the accusation was wrong.',
  abandoning: 'Abandoning the heist',
  'abandoning.text':
    'From level B on a loyal player may give up, before the theft. Who was the only loyal one left wins by it, all alone. If anyone else was loyal, the traitors win; if nobody was a traitor, nobody does.',
  phantoms: 'Phantoms',
  'phantoms.text':
    'From level B on an unmasked traitor haunts the table: free to speak exactly when nobody else may, and silent when they talk. A phantom makes no signs, accuses nobody and has no vote. If the loyal lose in the end, phantoms have won in part.',
  missions: 'Missions',
  'missions.text':
    'From level C on a loyal card may have a mission. Its holder wins only if the loyal win and the mission is done. If it cannot be done any more the card is turned over, and its holder is out and silent. The page sees to both; only you are told how yours stands.',
  rules: 'Special rules',
  'rules.text':
    'Other cards have a rule that makes their holder look suspicious. Keep to it as well as you can. Breaking it costs nothing, but the page keeps count, and tells everybody in the end.',
  switching: 'Changing sides',
  'switching.text':
    'At level D something that happens may turn a loyal player into a traitor, or a traitor loyal. Only the holder is told. In every question of sides the side of that moment counts.',
  traitorMissions: 'Traitors with missions',
  'traitorMissions.text':
    'At level E traitors have missions too: they win only if the heist fails and theirs is done. If it cannot be done any more they are out, and no phantoms. An unmasked traitor has won in part only if the mission was done by then.',
  divining: 'Divining',
  'divining.text':
    'When everyone has got out at level E the traitors still at the table open their cards. Each may once name one of the seven missions for one card that lies face down. Whoever is right takes that player’s result, and leaves a defeat behind. All guesses take thirty seconds together.',
  last: 'The last one',
  'last.text':
    'When all but one are out, that one decides how the heist ends, within thirty seconds. Without a decision it has failed.',
  balance: 'Harder, easier',
  'balance.text':
    'If the loyal win too often, take two more tiles, or begin with the first sand timer out of order. If they win too seldom, take fewer tiles.',
  away: 'Somebody leaves',
  'away.text':
    'Nobody else ever plays a seat with a secret card. Sand and votes run on without whoever is away. After twenty seconds those who are here may end the game together, and all cards are turned over.',
} as const;
