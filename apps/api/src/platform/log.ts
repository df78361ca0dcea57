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

/** Errors keep type, code, message and stack; the values bound to a failed query stay out. */
function describeError(error: Error & { code?: unknown }): Record<string, unknown> {
  return {
    type: error.name,
    code: error.code,
    message: error.message.replace(/\nparams: [\s\S]*$/, ''),
    stack: error.stack?.replace(/\nparams: .*/g, ''),
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
