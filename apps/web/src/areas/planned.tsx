import { unlistedMeta } from '../platform/page-meta.ts';
import { NotFound } from './public/not-found.tsx';

export const meta = () => unlistedMeta('Page Not Found');

/** What an address shows whose screen is not built yet: to a visitor it is not there. */
export default NotFound;
