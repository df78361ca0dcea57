import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

export const sources = {
  list: defineEndpoint({
    method: 'GET',
    path: '/v1/source/list',
    summary: 'Answers to "How did you hear about us?"',
    access: 'public',
    response: z.object({ items: z.array(z.object({ id: z.string(), name: z.string() })) }),
  }),
};
