export { seedSources } from './seed-sources.ts';
export { isSource } from './sources.queries.ts';
export { sourcesModule } from './sources.routes.ts';
