import { expect, it, vi } from 'vitest';

let changeUser = () => {};
vi.mock('./session/on-user-change.ts', () => ({
  onUserChange: (run: () => void) => {
    changeUser = run;
  },
}));

const { setUnreadActions, unreadActions } = await import('./unread-actions.ts');

it('starts at none, holds what it was told last, and starts anew with the next user', () => {
  expect(unreadActions()).toBe(0);
  setUnreadActions(4);
  expect(unreadActions()).toBe(4);
  changeUser();
  expect(unreadActions()).toBe(0);
});
