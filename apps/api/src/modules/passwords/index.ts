export { sendResetLink } from './passwords.jobs.ts';
export { passwordsModule } from './passwords.routes.ts';
export { refuseWeakPassword } from './strength.ts';
