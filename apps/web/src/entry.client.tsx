import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { isRouteErrorResponse } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { isChunkError, watchChunkErrors } from './platform/chunk-reload.ts';
import { currentEnvironment } from './platform/environment.ts';
import { NonceContext, servedNonce } from './platform/nonce.ts';
import { loadOutsideScripts } from './platform/outside-scripts.ts';
import { report } from './platform/report.ts';
import { startSessions } from './platform/session/session-store.ts';

function onError(error: unknown): void {
  if (!isRouteErrorResponse(error) && !isChunkError(error)) {
    report('A screen could not be shown', error);
  }
}

function start(): void {
  watchChunkErrors();
  startSessions();
  loadOutsideScripts(currentEnvironment());
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <NonceContext value={servedNonce()}>
          <HydratedRouter onError={onError} />
        </NonceContext>
      </StrictMode>,
      { onRecoverableError: (error) => report('The page was drawn anew', error) },
    );
  });
}

try {
  start();
} catch (error) {
  report('The app could not start', error);
  throw error;
}
