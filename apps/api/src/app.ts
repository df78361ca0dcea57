import { randomUUID } from 'node:crypto';
import { type Contract, contract } from '@courtside/contract';
import {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  fastify,
  LogController,
} from 'fastify';
import type { Logger } from 'pino';
import { attach } from './mail.ts';
import { accountsModule } from './modules/accounts/index.ts';
import { actionsModule } from './modules/actions/index.ts';
import { appearancesModule } from './modules/appearances/index.ts';
import { attendanceModule } from './modules/attendance/index.ts';
import { authModule } from './modules/auth/index.ts';
import { bulkOrdersModule } from './modules/bulk-orders/index.ts';
import { calendarFeedsModule } from './modules/calendar-feeds/index.ts';
import { captchaModule } from './modules/captcha/index.ts';
import { catalogueModule } from './modules/catalogue/index.ts';
import { conflictsModule } from './modules/conflicts/index.ts';
import { couponsModule } from './modules/coupons/index.ts';
import { courtUploadsModule } from './modules/court-uploads/index.ts';
import { coverageModule } from './modules/coverage/index.ts';
import { dispatchModule } from './modules/dispatch/index.ts';
import { feesModule } from './modules/fees/index.ts';
import { filesModule } from './modules/files/index.ts';
import { jobsModule } from './modules/jobs/index.ts';
import { liveModule } from './modules/live/index.ts';
import { logsModule } from './modules/logs/index.ts';
import { mobileModule } from './modules/mobile/index.ts';
import { offersModule } from './modules/offers/index.ts';
import { passwordsModule } from './modules/passwords/index.ts';
import { placesModule } from './modules/places/index.ts';
import { policiesModule } from './modules/policies/index.ts';
import { practicesModule } from './modules/practices/index.ts';
import { proposalsModule } from './modules/proposals/index.ts';
import { resultsModule } from './modules/results/index.ts';
import { signupModule } from './modules/signup/index.ts';
import { sourcesModule } from './modules/sources/index.ts';
import { templatesModule } from './modules/templates/index.ts';
import { usersModule } from './modules/users/index.ts';
import type { Module, Platform } from './platform/http/context.ts';
import { registerDrain } from './platform/http/drain.ts';
import { registerErrorHandler, sendRefusal } from './platform/http/error-handler.ts';
import { registerHealth } from './platform/http/health.ts';
import { registerMetrics } from './platform/http/metrics.ts';
import { openApiOf } from './platform/http/openapi.ts';
import { registerRequestLog } from './platform/http/request-log.ts';
import { registerSchemas } from './platform/http/schemas.ts';
import { registerSecurityHeaders, securityHeaders } from './platform/http/security-headers.ts';
import { registerDevMail } from './platform/mail/dev-mail.routes.ts';
import { Refusal } from './platform/refusal.ts';

/** Every capability the API has. */
const modules: readonly Module[] = [
  accountsModule,
  actionsModule,
  appearancesModule,
  attendanceModule,
  authModule,
  bulkOrdersModule,
  calendarFeedsModule,
  captchaModule,
  catalogueModule,
  conflictsModule,
  couponsModule,
  courtUploadsModule,
  coverageModule,
  dispatchModule,
  feesModule,
  filesModule,
  offersModule,
  placesModule,
  policiesModule,
  proposalsModule,
  practicesModule,
  resultsModule,
  jobsModule,
  liveModule,
  logsModule,
  mobileModule,
  passwordsModule,
  signupModule,
  sourcesModule,
  templatesModule,
  usersModule,
];

export interface AppOptions {
  platform: Platform;
  log: Logger;
  /** Pages, in the processes that serve them. */
  registerPages?: (app: FastifyInstance) => Promise<void>;
  /** More modules and their contract, for tests of the platform itself. */
  extra?: { modules: readonly Module[]; contract: Contract };
}

export async function buildApp({
  platform,
  log,
  registerPages,
  extra,
}: AppOptions): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = log;
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: platform.env.trustProxy,
    bodyLimit: 1024 * 1024,
    // On a busy machine the pages alone take longer to load than the ten seconds that it waits for.
    pluginTimeout: 120_000,
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: 'idle',
    // What still arrives on an open connection while we stop is served as well.
    return503OnClosing: false,
    // The largest file over a slow line: 50 MB take five minutes at 1.4 Mbit/s.
    requestTimeout: 300_000,
    // Addresses that the router itself refuses never reach the error handler.
    frameworkErrors: (_error, _request, reply: FastifyReply) => {
      sendRefusal(
        reply.headers(securityHeaders(platform.env.publicUrl)),
        new Refusal('invalid_request'),
      );
    },
  });
  app.decorateRequest('actor', undefined);
  registerSchemas(app, platform.env.isProduction);
  registerDrain(app);
  registerErrorHandler(app);
  registerSecurityHeaders(app, platform.env.publicUrl);
  registerRequestLog(app);
  registerMetrics(app, platform);
  registerHealth(app, platform);

  for (const module of [...modules, ...(extra?.modules ?? [])]) module(app, platform);

  // Two thirds of what a start would take, for a document that few processes are asked for.
  let document: string | undefined;
  app.get('/v1/openapi.json', async (_, reply) => {
    document ??= JSON.stringify(openApiOf({ ...contract, ...extra?.contract }, '1.3.4'));
    return reply.type('application/json').send(document);
  });

  if (!platform.env.isProduction) registerDevMail(app, platform, attach);
  if (registerPages) await registerPages(app);
  else app.setNotFoundHandler(() => Promise.reject(new Refusal('not_found')));
  return app;
}
