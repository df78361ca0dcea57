import pg from 'pg';

// Connection failures (08), resources (53), shutdown (57P), statement timeout (57014).
const unavailable = /^(08|53|57P|57014)/;
const networkCodes = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);
const lostConnection =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|not queryable|connection error/i;

function causes(error: unknown): unknown[] {
  const chain: unknown[] = [];
  for (let e = error; e instanceof Error && chain.length < 5; e = e.cause) chain.push(e);
  return chain;
}

/** PostgreSQL's error code, also when Drizzle wrapped it. */
export function sqlState(error: unknown): string | undefined {
  const found = causes(error).find((e) => e instanceof pg.DatabaseError);
  return found instanceof pg.DatabaseError ? found.code : undefined;
}

/** The constraint or unique index that a write would have broken. */
export function brokenConstraint(error: unknown): string | undefined {
  const found = causes(error).find((e) => e instanceof pg.DatabaseError);
  return found instanceof pg.DatabaseError ? found.constraint : undefined;
}

export function isDatabaseAway(error: unknown): boolean {
  const state = sqlState(error);
  if (state) return unavailable.test(state);
  return causes(error).some(
    (e) =>
      e instanceof Error &&
      (lostConnection.test(e.message) ||
        (fromDriver(e) && 'code' in e && networkCodes.has(String(e.code)))),
  );
}

// A refused connection of something else than the database is not the database being away.
function fromDriver(error: Error): boolean {
  return error.stack?.includes('/pg/') === true || error.stack?.includes('/pg-pool/') === true;
}

/** Text that PostgreSQL cannot store, such as NUL or a lone surrogate: the sender's fault. */
export function isUnstorableText(error: unknown): boolean {
  return ['22021', '22P05'].includes(sqlState(error) ?? '');
}

export function isLockTimeout(error: unknown): boolean {
  return sqlState(error) === '55P03';
}
