export { actionsModule } from './actions.routes.ts';
export { addAction, addActions, type NewAction } from './add-action.ts';
