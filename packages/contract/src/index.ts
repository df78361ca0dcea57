import type { Endpoint } from './endpoint.ts';
import { jobs } from './jobs.ts';
import { logs } from './logs.ts';
import { mobile } from './mobile.ts';

/** Every endpoint there is, by capability. The API binds them, the client calls them, tests visit them all. */
export const contract = { jobs, logs, mobile } as const;

export type Contract = Record<string, Record<string, Endpoint>>;

export function endpointsOf(from: Contract): { tag: string; name: string; endpoint: Endpoint }[] {
  return Object.entries(from).flatMap(([tag, group]) =>
    Object.entries(group).map(([name, endpoint]) => ({ tag, name, endpoint })),
  );
}
