import { config } from 'zod';

// Zod compiles schemas through `new Function` where it can, and trying is already a violation of
// the content policy.
config({ jitless: true });

export { toNestErrors } from '@hookform/resolvers';
export { zodResolver } from '@hookform/resolvers/zod';
