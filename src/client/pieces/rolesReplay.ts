// What shows hidden roles in a replay.
export * from './hiddenRoles/replay/inReplay.tsx';
