import { pageMeta } from '../../platform/page-meta.ts';
import { NotFound } from './not-found.tsx';

export const meta = () =>
  pageMeta('/404.html', { description: 'There is no page at this address.', index: false });

export default NotFound;
