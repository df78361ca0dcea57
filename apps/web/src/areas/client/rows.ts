import { screensOf } from '../../route-config.ts';

const screen = screensOf({ area: 'client', access: 'area.client' });

export const clientRows = [
  screen('/account', 'Manage My Account', 'areas/client/account-page.tsx'),
  screen('/client/dashboard', 'My Dashboard', 'features/dashboards/client-dashboard.tsx'),
  screen('/client/submitted/appearance', 'Appearance Reports', 'features/results/reports-page.tsx'),
  screen('/client/submitted/appearance/:selectedId', 'Report', 'features/results/report-page.tsx'),
  screen(
    '/client/manage/appearance',
    'Manage My Appearances',
    'features/appearances/appearances-page.tsx',
  ),
  screen('/client/request/appearance', 'Schedule Appearance', 'features/orders/order-page.tsx'),
  screen(
    '/client/request/appearances',
    'Order in bulk',
    'features/bulk-orders/bulk-orders-page.tsx',
  ),
  screen(
    '/client/request/appearance_from_template/:selectedId',
    'Clone appearance from saved template',
    'features/orders/from-template-page.tsx',
  ),
  screen('/client/view/payments', 'Appearance Receipts and Invoices'),
  screen('/client/view/invoice/:selectedId', 'Invoice'),
  screen('/client/view/case/details/:selectedId', 'Appearance', 'areas/client/appearance-page.tsx'),
  screen(
    '/client/request/template_from_appearance',
    'New template',
    'features/orders/template-page.tsx',
  ),
  screen(
    '/client/request/template_from_appearance/:selectedId',
    'Template from an appearance',
    'features/orders/template-from-appearance-page.tsx',
  ),
  screen(
    '/client/view/template/details/:selectedId',
    'Template',
    'features/templates/template-page.tsx',
  ),
  screen('/client/manage/template', 'Manage Templates', 'features/templates/templates-page.tsx'),
  screen('/print_invoice/:selectedId', 'Print invoice'),
  screen('/client/invoice/pdf/:selectedId', 'Invoice as PDF'),
  screen('/client/edit/appearance/:selectedId', 'Edit appearance', 'features/orders/edit-page.tsx'),
];
