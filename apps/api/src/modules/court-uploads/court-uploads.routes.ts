import { courtUploads } from '@courtside/contract/court-uploads';
import type { Module } from '../../platform/http/context.ts';
import { route } from '../../platform/http/route.ts';
import { getUpload, listLines, listUploads } from './court-uploads.queries.ts';
import { problemsFile, templateFile } from './files.ts';
import { requestApply } from './request-apply.ts';
import { requestCheck } from './request-check.ts';
import { takeUpload } from './take-upload.ts';

export const courtUploadsModule: Module = (app, platform) => {
  route(app, platform, courtUploads.list, async ({ db, query }) => listUploads(db, query));
  route(app, platform, courtUploads.getTemplate, async () => templateFile());
  route(app, platform, courtUploads.get, async ({ db, params: { id } }) => getUpload(db, id));
  route(app, platform, courtUploads.listLines, async ({ db, params: { id }, query }) =>
    listLines(db, id, query),
  );
  route(app, platform, courtUploads.exportProblems, async ({ db, params: { id } }) =>
    problemsFile(db, id),
  );

  route(app, platform, courtUploads.upload, async ({ db, query: { fileName }, body, actor }) =>
    takeUpload(db, { fileName, bytes: body, actor }),
  );
  route(app, platform, courtUploads.check, async ({ tx, params: { id }, body: { mapping } }) =>
    requestCheck(tx, platform, { id, mapping }),
  );
  route(app, platform, courtUploads.apply, async ({ tx, params: { id }, actor, origin }) =>
    requestApply(tx, platform, { id, actor, origin }),
  );
};
