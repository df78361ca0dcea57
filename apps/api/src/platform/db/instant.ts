import { customType } from 'drizzle-orm/pg-core';
import { toIsoInstant } from './pool.ts';

/** `timestamptz` carried as an ISO 8601 string with microseconds. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamptz',
  fromDriver: toIsoInstant,
});

export const bytea = customType<{ data: Buffer; driverData: Buffer }>({
  dataType: () => 'bytea',
});
