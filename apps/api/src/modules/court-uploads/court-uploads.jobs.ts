import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.ts';
import { originData } from '../../platform/jobs/origin-data.ts';
import { applyUpload } from './apply-upload.ts';
import { checkUpload } from './check-upload.ts';
import { sweepUploads } from './sweep-uploads.ts';

export const checkCourts = defineJob({
  name: 'court-uploads.check',
  data: z.object({ uploadId: z.uuid() }),
  retries: 5,
  run: ({ uploadId }, { db }) => checkUpload(db, uploadId),
});

export const applyCourts = defineJob({
  name: 'court-uploads.apply',
  data: z.object({
    uploadId: z.uuid(),
    ...originData,
  }),
  retries: 5,
  run: ({ uploadId, ...origin }, { db }) => applyUpload(db, uploadId, origin),
});

export const sweepCourtUploads = defineJob({
  name: 'court-uploads.sweep',
  data: z.object({}),
  retries: 3,
  run: (_, { db }) => sweepUploads(db),
});
