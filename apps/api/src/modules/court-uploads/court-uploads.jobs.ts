import { roles } from '@courtside/domain/access';
import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.ts';
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
    actor: z.object({
      sessionId: z.uuid(),
      userId: z.uuid(),
      fullName: z.string(),
      roles: z.array(z.enum(roles)),
    }),
    requestId: z.string(),
    address: z.string(),
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
