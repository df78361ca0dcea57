export { resendVerifyLink } from './signup.jobs.ts';
export { signupModule } from './signup.routes.ts';
