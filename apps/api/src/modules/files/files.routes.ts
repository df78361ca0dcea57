import { files } from '@courtside/contract/files';
import { fileTypes } from '@courtside/domain/files';
import type { Db } from '../../platform/db/database.ts';
import type { Module } from '../../platform/http/context.ts';
import { route } from '../../platform/http/route.ts';
import { Refusal } from '../../platform/refusal.ts';
import { addFile, receiveFile } from './add-file.ts';
import { filesOf, getAppearance, getFile } from './files.queries.ts';
import { removeFile } from './remove-file.ts';
import { asAdmin, asAttorney, asClient, type Viewer, viewerOf } from './visibility.ts';
import { zipOf } from './zip-files.ts';

export const filesModule: Module = (app, platform) => {
  const { files: store, jobs } = platform;

  route(app, platform, files.upload, {
    prepare: async ({ query, actor, body }) => receiveFile(platform, { query, actor, body }),
    contentOf: ({ sha256 }) => sha256,
    handle: async ({ tx, query, actor, origin, prepared }) =>
      addFile(tx, { query, actor, origin, received: prepared }),
    discard: async ({ key }) => store.remove(key),
  });
  route(app, platform, files.download, async ({ db, params: { uid }, actor }) => {
    const { name, type, size, sha256, objectKey } = await getFile(db, uid, viewerOf(actor));
    return {
      fileName: name,
      content: () => store.open(objectKey),
      type: fileTypes[type].media,
      size,
      tag: sha256.toString('hex'),
    };
  });
  route(app, platform, files.remove, async ({ tx, params: { uid }, actor, origin }) => {
    await removeFile(tx, jobs, { uid, actor, origin });
    return {};
  });

  route(app, platform, files.listForClient, async ({ db, params: { id }, actor }) => {
    await getAppearance(db, id, asClient(actor));
    return { items: await filesOf(db, id, asClient(actor)) };
  });
  route(app, platform, files.listForAttorney, async ({ db, params: { id }, actor }) => {
    await getAppearance(db, id, asAttorney(actor));
    return { items: await filesOf(db, id, asAttorney(actor)) };
  });
  route(app, platform, files.downloadAllForClient, async ({ db, params: { id }, actor }) =>
    allOf(db, id, asClient(actor)),
  );
  route(app, platform, files.downloadAllForAttorney, async ({ db, params: { id }, actor }) =>
    allOf(db, id, asAttorney(actor)),
  );
  route(app, platform, files.downloadAll, async ({ db, params: { id }, actor }) =>
    allOf(db, id, asAdmin(actor)),
  );

  async function allOf(db: Db, id: string, viewer: Viewer) {
    const { number } = await getAppearance(db, id, viewer);
    const all = await filesOf(db, id, viewer);
    if (all.length === 0) {
      throw new Refusal('not_found', { message: 'This appearance has no files.' });
    }
    return { fileName: `appearance-${number}-files.zip`, content: zipOf(store, all) };
  }
};
