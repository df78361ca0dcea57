export { getContact } from './accounts.queries.ts';
export { accountsModule } from './accounts.routes.ts';
export { confirmEmail } from './confirm-email.ts';
export { findPractice, type Practice, savePractice } from './practice.ts';
