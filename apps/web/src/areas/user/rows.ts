import { screensOf } from '../../route-config.ts';

const screen = screensOf({ area: 'user', access: 'area.user' });

export const userRows = [
  screen('/user/manage/inbox', 'Messages'),
  screen('/user/actions', 'Actions', 'features/actions/actions-page.tsx'),
  screen('/user/view/message/:selectedId', 'Message'),
];
