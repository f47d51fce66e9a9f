// What hidden roles add to the end of a room’s game.
export { useRolesEnd } from './hiddenRoles/end/rolesEnd.tsx';
