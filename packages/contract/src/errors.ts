/** Every refusal the API can answer with: its HTTP status and what to say when nothing better is known. */
export const errorTable = {
  invalid_request: { status: 400, message: 'Some of what was sent is not valid.' },
  not_signed_in: { status: 401, message: 'Please sign in.' },
  login_failed: { status: 401, message: 'The email or password is not right.' },
  email_not_verified: {
    status: 403,
    message: 'Please confirm your email address first. The link is in the mail we sent you.',
  },
  waiting_for_activation: {
    status: 403,
    message:
      'Your account is waiting to be activated by an administrator. We will write to you as soon as it is.',
  },
  deactivated: { status: 403, message: 'This account is not active. Please contact us.' },
  not_allowed: { status: 403, message: 'Your account may not do this.' },
  not_found: { status: 404, message: 'There is nothing here, or it is not yours.' },
  conflict: { status: 409, message: 'This was changed in the meantime. Please look again.' },
  price_changed: { status: 409, message: 'The price has changed. Please look at it again.' },
  request_in_progress: { status: 409, message: 'The same request is still running.' },
  link_expired: { status: 410, message: 'This link was used already or has expired.' },
  payload_too_large: { status: 413, message: 'This is larger than we accept.' },
  unsupported_media_type: { status: 415, message: 'This kind of content is not accepted here.' },
  idempotency_key_reused: {
    status: 422,
    message: 'This idempotency key was used before for a different request.',
  },
  too_many_requests: { status: 429, message: 'Too many tries. Please wait a moment.' },
  internal: { status: 500, message: 'Something went wrong on our side. Nothing was changed.' },
  unavailable: {
    status: 503,
    message: 'We cannot reach our records right now. Please try again in a moment.',
  },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errorTable;
export const errorCodes = Object.keys(errorTable) as ErrorCode[];

/** Messages keyed by the field they belong to, nested fields joined by dots. */
export type FieldErrors = Record<string, string>;

export interface ErrorBody {
  message: string;
  code: ErrorCode;
  errors: FieldErrors;
}
