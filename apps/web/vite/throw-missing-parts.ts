import type { Plugin } from 'vite';

const routeModules = /react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js$/;
const reload = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/;

/** Tells of the missing part as Vite does; if nobody takes care of it, the screen shows the error. */
const tell = `const event = new Event('vite:preloadError', { cancelable: true });
event.payload = error;
window.dispatchEvent(event);
if (event.defaultPrevented) return new Promise(() => {});
return { default() { throw error; } };`;

/**
 * React Router reloads the page as often as a screen's file cannot be fetched. Here the site is told
 * instead, which reloads once and then says what happened (src/platform/chunk-reload.ts).
 */
export function throwMissingParts(): Plugin {
  return {
    name: 'courtside:throw-missing-parts',
    apply: 'build',
    transform(code, id) {
      return routeModules.test(id) ? { code: tellInsteadOfReload(code), map: null } : null;
    },
  };
}

export function tellInsteadOfReload(code: string): string {
  if (!reload.test(code)) throw new Error('React Router no longer reloads on a missing part.');
  return code.replace(reload, tell);
}
