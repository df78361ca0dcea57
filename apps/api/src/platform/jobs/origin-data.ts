import { roles } from '@courtside/domain/access';
import { z } from 'zod';

/** Who asked for a job and by which request, for the log of what it changes. */
export const originData = {
  actor: z.object({
    sessionId: z.uuid(),
    userId: z.uuid(),
    fullName: z.string(),
    roles: z.array(z.enum(roles)),
  }),
  requestId: z.string(),
  address: z.string(),
};
