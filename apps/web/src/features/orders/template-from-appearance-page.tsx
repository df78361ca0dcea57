import { pageMeta } from '../../platform/page-meta.ts';

export { default } from './template-page.tsx';

export const meta = () =>
  pageMeta('/client/request/template_from_appearance/:selectedId', {
    description: 'Keep an order form of yours to fill in again.',
    index: false,
  });
