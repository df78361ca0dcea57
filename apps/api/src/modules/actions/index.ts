export { addAction, type NewAction } from './add-action.ts';
