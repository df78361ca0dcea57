import { report } from './report.ts';

/** Marks an address that has been loaded anew once already. */
export const reloadedHash = '#reloaded';

const chunkMessages =
  /dynamically imported module|importing a module script failed|unable to preload css/i;

/** A part of the site could not be fetched: most often because a newer version has replaced it. */
export function isChunkError(error: unknown): boolean {
  return error instanceof Error && chunkMessages.test(error.message);
}

type Place = Pick<Location, 'hash' | 'reload'>;

/** Loads the page anew, once. Answers false when that has been tried, and reports the error. */
export function reloadOnce(error: unknown, place: Place = window.location): boolean {
  if (place.hash === reloadedHash) {
    report('A part of the site could not be loaded', error);
    return false;
  }
  place.hash = reloadedHash;
  place.reload();
  return true;
}

/** Told of by Vite for what a screen fetches, and for screens themselves by vite/throw-missing-parts.ts. */
export function watchChunkErrors(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (reloadOnce(event.payload)) event.preventDefault();
  });
}
