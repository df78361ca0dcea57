import { screensOf } from '../../route-config.ts';

const screen = screensOf({ area: 'attorney', access: 'area.attorney' });

export const attorneyRows = [
  screen('/attorney/account', 'Manage My Account', 'areas/attorney/account-page.tsx'),
  screen('/attorney/dashboard', 'My Dashboard', 'features/dashboards/attorney-dashboard.tsx'),
  screen('/attorney/available/appearance', 'View Available Appearances'),
  screen('/attorney/view/available/appearance/:selectedId', 'Available appearance'),
  screen('/attorney/manage/appearance', 'Manage My Appearances'),
  screen('/attorney/view/case/details/:selectedId', 'Appearance'),
  screen('/attorney/submit/results', 'Submit Appearance Results'),
  screen('/attorney/submit/appearance/result/:selectedId', 'Appearance result'),
  screen('/appearance/accept/:attorneyId/:selectedId/:clientId', 'Accept appearance'),
  screen('/appearance/reject/:attorneyId/:appearanceId/:clientId', 'Reject appearance'),
];
