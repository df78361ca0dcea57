import type { Environment } from './environment.ts';

export interface OutsideScript {
  readonly src: string;
  readonly key: string;
  readonly delayMs: number;
}

const chatDelayMs = 2_000;

type Keys = Pick<Environment, 'chatKey' | 'analyticsKey'>;
type ScriptUrls = { readonly chat: string; readonly analytics: string };

/** What to load from elsewhere: nothing without both a key of the environment and an address. */
export function outsideScripts(keys: Keys, urls: ScriptUrls): OutsideScript[] {
  return [
    { url: urls.analytics, key: keys.analyticsKey, delayMs: 0 },
    { url: urls.chat, key: keys.chatKey, delayMs: chatDelayMs },
  ]
    .filter(({ url, key }) => url !== '' && key !== '')
    .map(({ url, key, delayMs }) => ({
      src: url.replaceAll('{key}', encodeURIComponent(key)),
      key,
      delayMs,
    }));
}

const configuredUrls: ScriptUrls = {
  chat: import.meta.env.VITE_CHAT_SCRIPT_URL ?? '',
  analytics: import.meta.env.VITE_ANALYTICS_SCRIPT_URL ?? '',
};

/** Once when the app starts. The policy of every page allows exactly these addresses. */
export function loadOutsideScripts(environment: Environment): void {
  for (const script of outsideScripts(environment, configuredUrls)) {
    setTimeout(() => append(script), script.delayMs);
  }
}

function append({ src, key }: OutsideScript): void {
  const element = document.createElement('script');
  element.src = src;
  element.async = true;
  element.dataset.key = key;
  document.head.append(element);
}
