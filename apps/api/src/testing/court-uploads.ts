import {
  type columnMapping,
  type courtUpload,
  courtUploads,
} from '@courtside/contract/court-uploads';
import type { ResponseOf } from '@courtside/contract/endpoint';
import type { LightMyRequestResponse } from 'fastify';
import type { z } from 'zod';
import { buildTestApp, type TestApp } from './build-test-app.ts';
import { aSignedInUser } from './factories.ts';
import { aCounty } from './places.ts';
import { runJobs } from './run-jobs.ts';

export type Upload = z.output<typeof courtUpload>;
export type Line = ResponseOf<typeof courtUploads.listLines>['items'][number];

export interface Uploading {
  test: TestApp;
  adminId: string;
  handIn(file: string | Buffer, fileName?: string): Promise<LightMyRequestResponse>;
  uploaded(file: string | Buffer, fileName?: string): Promise<Upload>;
  requestCheck(
    upload: Upload,
    mapping?: Partial<z.output<typeof columnMapping>>,
  ): Promise<LightMyRequestResponse>;
  /** Handed in, with the columns as suggested, and through the dry run. */
  checked(file: string | Buffer): Promise<Upload>;
  requestApply(upload: Upload): Promise<LightMyRequestResponse>;
  applied(file: string | Buffer): Promise<Upload>;
  get(upload: Upload): Promise<Upload>;
  lines(upload: Upload, query?: Record<string, string>): Promise<Line[]>;
}

/** An application with a limited administrator who uploads courts of a few counties. */
export async function buildUploadingApp(): Promise<Uploading> {
  const test = await buildTestApp();
  for (const fips of ['06037', '06059', '24005', '24510', '29189', '36047']) {
    await aCounty(test.platform.db, fips);
  }
  const { id: adminId, token } = await aSignedInUser(test.platform.db, 'admin_limited');

  const handIn = async (file: string | Buffer, fileName = 'courts.csv') =>
    test.app.inject({
      method: 'POST',
      url: courtUploads.upload.path,
      query: { fileName },
      payload: file,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    });
  const uploaded = async (file: string | Buffer, fileName?: string) => {
    const answer = await handIn(file, fileName);
    if (answer.statusCode !== 201) throw new Error(answer.body);
    return answer.json<Upload>();
  };
  const of = ({ id }: Upload) => ({ token, params: { id } });
  const requestCheck: Uploading['requestCheck'] = (upload, mapping = {}) =>
    test.call(courtUploads.check, {
      ...of(upload),
      body: { mapping: { ...upload.mapping, ...mapping } },
    });
  const get = async (upload: Upload) =>
    (await test.call(courtUploads.get, of(upload))).json<Upload>();
  const requestApply = (upload: Upload) => test.call(courtUploads.apply, of(upload));
  const checked = async (file: string | Buffer) => {
    const upload = await uploaded(file);
    await requestCheck(upload);
    await runJobs(test);
    return get(upload);
  };
  return {
    test,
    adminId,
    handIn,
    uploaded,
    requestCheck,
    checked,
    requestApply,
    get,
    async applied(file) {
      const upload = await checked(file);
      await requestApply(upload);
      await runJobs(test);
      return get(upload);
    },
    lines: async (upload, query = {}) =>
      (await test.call(courtUploads.listLines, { ...of(upload), query })).json<
        ResponseOf<typeof courtUploads.listLines>
      >().items,
  };
}

export const headings = 'Court name,Kind,Level,State,County,City,Case types';

/** A file of new courts that are right. */
export function courtsFile(...names: string[]): string {
  const rows = names.map((name) => `${name},state,general,CA,Los Angeles,Los Angeles,Civil`);
  return [headings, ...rows].join('\r\n');
}
