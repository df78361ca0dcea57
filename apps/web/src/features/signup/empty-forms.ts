const emptyContact = {
  firstName: '',
  lastName: '',
  firm: '',
  phone: '',
  street: '',
  city: '',
  state: undefined,
  zip: '',
};

const emptyCredentials = {
  email: '',
  password: '',
  source: '',
  terms: undefined,
  recaptcha: '',
};

export const emptyClient = { ...emptyContact, ...emptyCredentials };

export const emptyAttorney = {
  ...emptyContact,
  admissions: [{ state: undefined, number: '', year: undefined }],
  caseTypes: [],
  states: [],
  ...emptyCredentials,
};
