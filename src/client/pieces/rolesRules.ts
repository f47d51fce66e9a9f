// The rules of Hidden Roles.
export { fetchRolesRules } from './hiddenRoles/rules/rolesRules.tsx';
