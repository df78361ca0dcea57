export { actionsModule } from './actions.routes.ts';
export { addAction, type NewAction } from './add-action.ts';
