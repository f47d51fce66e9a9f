import type { own as english } from '../en/own.ts';
import type { Translation } from '../index.ts';

// Les scénarios maison : les composer, les garder, la page derrière leur lien.

export const own: Translation<typeof english, 'fr'> = {
  title: 'Scénarios maison',
  intro:
    'N’importe quelles tuiles, toutes les règles qui vont ensemble, sous un nom à toi. Garde-le ici, joue-le, ou envoie son lien à qui devrait l’essayer.',
  none: 'Tu n’en as encore gardé aucun. Compose le premier, ou ouvre un lien qu’on t’a envoyé.',
  'card.more': {
    one: 'et {count} règle de plus',
    many: 'et {count} de règles de plus',
    other: 'et {count} règles de plus',
  },
  'card.plain': 'Aucune règle particulière',

  name: 'Nom',
  nameHint: 'Comment va-t-il s’appeler ?',
  preset: 'Partir d’un scénario',
  presetNone: 'Tel qu’il est',
  mall: 'Le centre commercial',
  side: 'Face de la tuile 1',
  tiles: 'Tuiles à explorer : {count}',
  range: 'Toutes les tuiles jusqu’à',
  tile: 'Tuile {tile}',
  tileWith: 'Tuile {tile} : {what}',
  onTop: 'Les premières à piocher',
  onTopHint: 'Elles sont posées sur la pile mélangée, dans cet ordre.',
  onTopList: 'Les premières à piocher : {tiles}',
  onTopAdd: 'Poser une tuile dessus',
  onTopChoose: 'Choisir une tuile',
  shuffleIn: 'Tuile {tile} : la remettre dans le mélange',
  sand: 'Sable',
  rules: 'Les règles',
  'rules.campaign': 'De la campagne',
  'rules.challenges': 'Pour les habitués',
  'rules.extras': 'Et encore',

  verdict: 'Est-ce que tout va ensemble ?',
  fits: 'Tout va ensemble.',
  needsName: 'Donne-lui un nom.',
  'remedy.add': 'Ajouter la tuile {name}',
  'remedy.drop': 'Retirer la tuile {name}',
  'remedy.without': 'Se passer de : {name}',

  play: 'Jouer celui-ci',
  alone: 'Le jouer en solo',
  opening: 'Ouverture d’une salle avec ce scénario…',
  save: 'Garder',
  saved: 'Gardé',
  savedNow: '« {name} » est gardé dans ce navigateur.',
  share: 'Partager',
  link: 'Lien de ce scénario',
  rename: 'Renommer',
  renameOf: 'Renommer « {name} »',
  nameTaken: 'Tu en as déjà un de ce nom.',
  nameOk: 'L’appeler ainsi',
  delete: 'Supprimer',
  deleteOf: 'Supprimer « {name} »',
  deleteSure: 'Vraiment supprimer ?',
  open: 'Regarder',
  openOf: 'Regarder « {name} »',

  sent: 'Un scénario que quelqu’un a composé',
  tilesOf: 'Tuiles',
  start: 'Tuile 1, face {side}',
  facts: {
    one: '{count} tuile, {sand} de sable',
    many: '{count} de tuiles, {sand} de sable',
    other: '{count} tuiles, {sand} de sable',
  },
  broken: 'Ce lien n’est pas entier.',
  brokenNext:
    'Il manque peut-être une lettre à la fin, ou quelque chose s’y est ajouté. Redemande-le, ou compose un scénario à toi.',
  misfit: 'Ce scénario ne peut pas se jouer tel quel :',
};
