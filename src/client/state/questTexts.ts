// The drawings of the tower's quests with their proofs, all in one file: packed into the page when it is built.
export const QUEST_TEXTS = import.meta.glob<string>('../../content/quests/*.quest', {
  query: '?raw',
  import: 'default',
  eager: true,
});
