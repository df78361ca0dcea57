export {
  hintFor,
  mappingToRemember,
  neededColumns,
  type OrderColumn,
  type OrderMapping,
  orderColumnLabels,
  orderColumns,
  orderColumnTable,
  suggestOrderMapping,
} from './columns.ts';
export { nearNames, sameNames } from './find-names.ts';
export { fileNumberKey, fileNumberOf, isArchiveLitter } from './match-files.ts';
export {
  columnOfField,
  type LineDefaults,
  type LineNames,
  type LineProblem,
  type ReadLine,
  readOrderLine,
} from './read-line.ts';
