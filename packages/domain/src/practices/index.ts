export {
  type DocumentKind,
  documentKindCodes,
  documentKinds,
  isDocumentType,
} from './documents.ts';
export { type ExpiryStanding, expiryStanding, expiryStandings, warnDays } from './expiry.ts';
export {
  type AccountSection,
  accountSections,
  type Gap,
  gapCodes,
  gaps,
  type PracticeFacts,
  practiceGaps,
} from './standing.ts';
export { weekdays } from './weekdays.ts';
