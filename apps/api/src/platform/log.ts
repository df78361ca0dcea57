import { type DestinationStream, type Logger, pino } from 'pino';

const hidden = [
  'password',
  'token',
  'authorization',
  'cookie',
  'email',
  'recipient',
  '*.password',
  '*.token',
  '*.authorization',
  '*.cookie',
  '*.email',
  '*.recipient',
];

const mailAddress = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** What an error says without the values of a failed query and without addresses. */
function discreet({ message, code }: Error & { code?: unknown }): string {
  const known = message.replace(/\nparams: [\s\S]*$/, '').replace(mailAddress, '[hidden]');
  // PostgreSQL quotes the value that it could not take (class 22).
  return /^22...$/.test(String(code)) ? known.replace(/"[\s\S]*"/, '[hidden]') : known;
}

/** Errors keep type, code, message and stack; the values bound to a failed query stay out. */
function describeError(error: Error & { code?: unknown }): Record<string, unknown> {
  const message = discreet(error);
  return {
    type: error.name,
    code: error.code,
    message,
    stack: error.stack?.replace(error.message, () => message).replace(mailAddress, '[hidden]'),
    ...(error.cause instanceof Error && { cause: describeError(error.cause) }),
  };
}

export function createLogger(level: string, to?: DestinationStream): Logger {
  const options = {
    level,
    base: { pid: process.pid },
    redact: { paths: hidden, censor: '[hidden]' },
    serializers: { err: describeError },
  };
  return to ? pino(options, to) : pino(options);
}
