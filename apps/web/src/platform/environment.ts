import { storage } from './storage.ts';

export type EnvironmentId = 'development' | 'staging' | 'production';

/** The key of the check against programs is not here: each environment's API tells its own. */
export interface Environment {
  readonly id: EnvironmentId;
  readonly title: string;
  /** Where its API is; empty means the origin that served the page. */
  readonly apiHost: string;
  readonly analyticsKey: string;
  readonly chatKey: string;
}

const key = 'courtside.environment';
const defaultId: EnvironmentId = 'staging';

// Vite puts the values of the build in place of these expressions, so each is written out.
export const environments: readonly Environment[] = [
  {
    id: 'development',
    title: 'Development',
    apiHost: import.meta.env.VITE_DEVELOPMENT_API_HOST ?? '',
    analyticsKey: import.meta.env.VITE_DEVELOPMENT_ANALYTICS_KEY ?? '',
    chatKey: import.meta.env.VITE_DEVELOPMENT_CHAT_KEY ?? '',
  },
  {
    id: 'staging',
    title: 'Staging',
    apiHost: import.meta.env.VITE_STAGING_API_HOST ?? '',
    analyticsKey: import.meta.env.VITE_STAGING_ANALYTICS_KEY ?? '',
    chatKey: import.meta.env.VITE_STAGING_CHAT_KEY ?? '',
  },
  {
    id: 'production',
    title: 'Production',
    apiHost: import.meta.env.VITE_PRODUCTION_API_HOST ?? '',
    analyticsKey: import.meta.env.VITE_PRODUCTION_ANALYTICS_KEY ?? '',
    chatKey: import.meta.env.VITE_PRODUCTION_CHAT_KEY ?? '',
  },
];

function byId(id: string | null): Environment | undefined {
  return environments.find((environment) => environment.id === id);
}

/** The environment in use: the one chosen on this device, else the default. */
export function currentEnvironment(): Environment {
  const chosen = typeof window === 'undefined' ? null : storage.read(key);
  const environment = byId(chosen) ?? byId(defaultId);
  if (!environment) throw new Error('The default environment is not configured');
  return environment;
}

export function isDefaultEnvironment(): boolean {
  return currentEnvironment().id === defaultId;
}

/** Takes effect with the next load of the page. */
export function chooseEnvironment(id: EnvironmentId): void {
  storage.write(key, id);
}

export function resetEnvironment(): void {
  storage.remove(key);
}
