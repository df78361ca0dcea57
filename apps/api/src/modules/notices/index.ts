export { addNotice, type NewNotice } from './add-notice.ts';
export { tellAdmins } from './tell-admins.ts';
