export { guessFileKind } from './guess-kind.ts';
export { cleanFileName, nameForType, uniqueNames } from './names.ts';
export {
  type FileKind,
  type FileType,
  fileKindCodes,
  fileKinds,
  fileLimits,
  fileTypeCodes,
  fileTypes,
  firmFileKinds,
  takesFiles,
} from './types.ts';
