// The lesson on Hidden Roles.
export { RolesLesson } from './hiddenRoles/lesson/screen.tsx';
