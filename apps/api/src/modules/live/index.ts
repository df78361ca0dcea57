export { liveModule } from './live.routes.ts';
