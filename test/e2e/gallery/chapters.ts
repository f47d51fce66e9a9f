import { doorScenes, readingScenes, standInScenes } from '../mannersScenes.ts';
import { AROUND, endScenes, gameScenes, roomScenes, TOWER } from '../scenes.ts';
import { ALONE_SCENES, LESSON_SCENES } from './aloneScenes.ts';
import { EDITOR_SCENES } from './editorScenes.ts';
import type { Chapter } from './hall.ts';
import { LANGUAGE_SCENES } from './languageScenes.ts';
import { lobbyScenes } from './lobbyScenes.ts';
import { firstScenes, PIECE_SCENES, TURNING_SCENES } from './mallScenes.ts';
import { AROUND_TOWER_SCENES, EPIC_SCENES, FLOOR_SCENES, TRIAL_SCENES } from './questScenes.ts';
import { rolesScenes } from './rolesScenes.ts';
import { securityAround } from './securityAround.ts';
import { SECURITY_SCENES } from './securityScenes.ts';
import { SPELL_SCENES } from './spellScenes.ts';
import { STEERED_SCENES } from './steeredScenes.ts';
import { togetherScenes } from './togetherScenes.ts';

/** The server tells after two seconds who came and who went. */
const TOLD = 2_500;

/** Every screen; the longest chapters first. */
export const CHAPTERS: readonly Chapter[] = [
  { name: 'game', rest: TOLD, scenes: gameScenes() },
  { name: 'pieces', rest: TOLD, scenes: PIECE_SCENES },
  { name: 'editor', scenes: EDITOR_SCENES },
  { name: 'around', scenes: AROUND },
  { name: 'first', rest: TOLD, scenes: firstScenes() },
  { name: 'trial', scenes: TRIAL_SCENES },
  { name: 'alone', scenes: ALONE_SCENES },
  { name: 'door', rest: TOLD, scenes: doorScenes() },
  { name: 'end', rest: TOLD, scenes: endScenes() },
  { name: 'seat', rest: TOLD, scenes: standInScenes() },
  { name: 'turning', rest: TOLD, scenes: TURNING_SCENES },
  { name: 'lobby', rest: TOLD, scenes: lobbyScenes() },
  { name: 'together', rest: TOLD, scenes: togetherScenes() },
  { name: 'lessons', scenes: LESSON_SCENES },
  { name: 'epic', scenes: EPIC_SCENES },
  { name: 'floors', scenes: FLOOR_SCENES },
  { name: 'fr', locale: 'fr-FR', scenes: LANGUAGE_SCENES },
  { name: 'nl', locale: 'nl-NL', scenes: LANGUAGE_SCENES },
  { name: 'tower', scenes: TOWER },
  { name: 'climb', scenes: AROUND_TOWER_SCENES },
  { name: 'room', rest: TOLD, scenes: roomScenes() },
  { name: 'reading', rest: TOLD, scenes: readingScenes() },
  { name: 'spells', rest: TOLD, scenes: SPELL_SCENES },
  { name: 'security', rest: TOLD, scenes: SECURITY_SCENES },
  { name: 'guarded', rest: TOLD, scenes: securityAround() },
  { name: 'steered', rest: TOLD, scenes: STEERED_SCENES },
  { name: 'roles', rest: TOLD, scenes: rolesScenes() },
];
