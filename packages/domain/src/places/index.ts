export {
  type Confidence,
  type CourtEntity,
  type CourtKind,
  type CourtLevel,
  confidences,
  courtEntities,
  courtKindCodes,
  courtKinds,
  courtLevelCodes,
  courtLevels,
  isUnverified,
} from './courts.ts';
export {
  type FederalDistrict,
  federalDistrictNames,
  federalDistricts,
} from './federal-districts.ts';
export { spellingOf } from './spelling.ts';
export { type StateCode, stateCodes, states } from './states.ts';
export { type TimeZone, timeZoneNames, timeZones } from './time-zones.ts';
