import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { NonceContext, servedNonce } from './platform/nonce.ts';

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <NonceContext value={servedNonce()}>
        <HydratedRouter />
      </NonceContext>
    </StrictMode>,
  );
});
