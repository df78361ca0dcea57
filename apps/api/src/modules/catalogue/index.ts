export { listAppearanceTypes } from './catalogue.queries.ts';
export { catalogueModule } from './catalogue.routes.ts';
export { appearanceTypes } from './catalogue.schema.ts';
export { seedCatalogue } from './seed-catalogue.ts';
