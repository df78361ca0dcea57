export { mobileModule } from './mobile.routes.ts';
