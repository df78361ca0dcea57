import { screensOf } from '../../route-config.ts';

const screen = screensOf({ area: 'attorney', access: 'area.attorney' });

export const attorneyRows = [
  screen('/attorney/account', 'Manage My Account', 'areas/attorney/account-page.tsx'),
  screen('/attorney/dashboard', 'My Dashboard', 'features/dashboards/attorney-dashboard.tsx'),
  screen(
    '/attorney/available/appearance',
    'View Available Appearances',
    'features/offers/available-page.tsx',
  ),
  screen(
    '/attorney/view/available/appearance/:selectedId',
    'Available appearance',
    'areas/attorney/offer-page.tsx',
  ),
  screen(
    '/attorney/manage/appearance',
    'Manage My Appearances',
    'features/attendance/held-page.tsx',
  ),
  screen(
    '/attorney/view/case/details/:selectedId',
    'Appearance',
    'areas/attorney/appearance-page.tsx',
  ),
  screen(
    '/attorney/submit/results',
    'Submit Appearance Results',
    'features/results/submit-results-page.tsx',
  ),
  screen(
    '/attorney/submit/appearance/result/:selectedId',
    'Appearance result',
    'features/results/result-page.tsx',
  ),
  screen(
    '/appearance/accept/:attorneyId/:selectedId/:clientId',
    'Accept appearance',
    'features/offers/open-by-mail-page.tsx',
  ),
  screen(
    '/appearance/reject/:attorneyId/:appearanceId/:clientId',
    'Reject appearance',
    'features/offers/reject-by-mail-page.tsx',
  ),
];
