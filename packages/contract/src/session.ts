import { roles } from '@courtside/domain/access';
import { z } from 'zod';
import { instant } from './fields.ts';

/** What a login, a refresh and a check answer with. */
export const session = z.object({
  fullName: z.string(),
  token: z.string(),
  email: z.string(),
  expiresAt: instant,
  roles: z.array(z.object({ role: z.enum(roles) })),
});

export type Session = z.output<typeof session>;
