import { caseTypeCodes, caseTypes } from '@courtside/domain/case-types';
import { stateCodes, states } from '@courtside/domain/places';

export const stateOptions = stateCodes.map((value) => ({ value, label: states[value] }));
export const caseTypeOptions = caseTypeCodes.map((value) => ({ value, label: caseTypes[value] }));
