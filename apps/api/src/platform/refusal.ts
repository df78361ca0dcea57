import {
  type ErrorBody,
  type ErrorCode,
  errorTable,
  type FieldErrors,
} from '@courtside/contract/errors';

interface RefusalDetails {
  message?: string;
  errors?: FieldErrors;
  retryAfterSeconds?: number;
}

/** A request answered with one of the contract's errors. Thrown anywhere, answered by one handler. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: ErrorCode;
  readonly errors: FieldErrors;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, details: RefusalDetails = {}) {
    super(details.message ?? errorTable[code].message);
    this.code = code;
    this.errors = details.errors ?? {};
    this.retryAfterSeconds = details.retryAfterSeconds;
  }

  get status(): number {
    return errorTable[this.code].status;
  }

  get body(): ErrorBody {
    return { message: this.message, code: this.code, errors: this.errors };
  }
}
