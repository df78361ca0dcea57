import type { FastifyBaseLogger } from 'fastify';
import { isRouteErrorResponse, type ServerBuild } from 'react-router';

/** Sends what goes wrong while rendering to our log. A page that does not exist is no fault. */
export function logRenderErrors(build: ServerBuild, log: FastifyBaseLogger): ServerBuild {
  const module = {
    ...build.entry.module,
    handleError(error: unknown) {
      if (isRouteErrorResponse(error) && error.status < 500) return;
      log.error({ err: error }, 'a page could not be rendered');
    },
  };
  return { ...build, entry: { ...build.entry, module } };
}
