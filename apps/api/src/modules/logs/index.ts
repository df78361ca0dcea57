export { logsModule } from './logs.routes.ts';
