export { addNotice, type NewNotice } from './add-notice.ts';
