import { bulkOrders } from '@courtside/contract/bulk-orders';
import type { Module } from '../../platform/http/context.ts';
import { route } from '../../platform/http/route.ts';
import { getBulkOrder, listBulkOrders, listFiles, listLines } from './bulk-orders.queries.ts';
import { problemsFile, templateFile } from './files.ts';
import { requestApply } from './request-apply.ts';
import { requestCheck } from './request-check.ts';
import { takeArchive } from './take-archive.ts';
import { takeUpload } from './take-upload.ts';

export const bulkOrdersModule: Module = (app, platform) => {
  route(app, platform, bulkOrders.list, async ({ db, query, actor }) =>
    listBulkOrders(db, actor.userId, query),
  );
  route(app, platform, bulkOrders.getTemplate, async ({ db }) => templateFile(db));
  route(app, platform, bulkOrders.get, async ({ db, params: { id }, actor }) =>
    getBulkOrder(db, id, actor.userId),
  );
  route(app, platform, bulkOrders.listLines, async ({ db, params: { id }, query, actor }) =>
    listLines(db, { id, clientId: actor.userId }, query),
  );
  route(app, platform, bulkOrders.listFiles, async ({ db, params: { id }, query, actor }) =>
    listFiles(db, { id, clientId: actor.userId }, query),
  );
  route(app, platform, bulkOrders.exportProblems, async ({ db, params: { id }, actor }) =>
    problemsFile(db, id, actor.userId),
  );

  route(app, platform, bulkOrders.upload, async ({ db, query: { fileName }, body, actor }) =>
    takeUpload(db, { fileName, bytes: body, clientId: actor.userId }),
  );
  route(app, platform, bulkOrders.uploadFiles, async ({ params: { id }, query, body, actor }) =>
    takeArchive(platform, { id, fileName: query.fileName, bytes: body, clientId: actor.userId }),
  );
  route(app, platform, bulkOrders.check, async ({ tx, params: { id }, body, actor }) =>
    requestCheck(tx, platform, { id, clientId: actor.userId, mapping: body.mapping }),
  );
  route(app, platform, bulkOrders.apply, async ({ tx, params: { id }, body, actor, origin }) =>
    requestApply(tx, platform, { id, actor, origin, ...body }),
  );
};
