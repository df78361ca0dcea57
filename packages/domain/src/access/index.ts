export { type Access, type Action, actions, mayPerform, rolesFor } from './actions.ts';
export { type Role, roles } from './roles.ts';
