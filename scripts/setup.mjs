import { fileURLToPath } from 'node:url';
import { isInstalled } from './setup-state.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

if (!isInstalled(root)) {
  const { install } = await import('./setup-install.mjs');
  process.exitCode = await install(root);
}
