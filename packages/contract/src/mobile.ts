import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

export const mobile = {
  version: defineEndpoint({
    method: 'GET',
    path: '/v1/mobile',
    summary: 'The newest build number of the mobile app',
    access: 'public',
    response: z.object({ version: z.number().int() }),
  }),
};
