export const outsideOriginsFile = 'outside-origins.json';

export type OutsideOrigins = { scripts: string[]; connections: string[] };

const scriptSetting = /^VITE_\w+_SCRIPT_URL$/;
const apiHostSetting = /^VITE_\w+_API_HOST$/;

/** Whom the pages of a build may load scripts from and talk to, besides the origin that serves them. */
export function outsideOrigins(env: NodeJS.ProcessEnv): OutsideOrigins {
  const scripts = originsOf(env, scriptSetting);
  return { scripts, connections: [...new Set([...originsOf(env, apiHostSetting), ...scripts])] };
}

function originsOf(env: NodeJS.ProcessEnv, setting: RegExp): string[] {
  const origins = Object.entries(env)
    .filter(([name, value]) => setting.test(name) && value)
    .map(([name, value]) => originOf(name, value ?? ''));
  return [...new Set(origins)].toSorted();
}

function originOf(name: string, value: string): string {
  const url = URL.parse(value);
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') {
    throw new Error(`${name} must be a URL that starts with http:// or https://`);
  }
  return url.origin;
}
