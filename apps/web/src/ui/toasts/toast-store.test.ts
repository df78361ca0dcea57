import { afterEach, expect, it, vi } from 'vitest';
import { closeToast, shownToasts, showToast, subscribeToToasts } from './toast-store.ts';

afterEach(() => {
  for (const { id } of shownToasts()) closeToast(id);
});

it('tells its listeners of each toast that comes and goes', () => {
  const listener = vi.fn<() => void>();
  const stop = subscribeToToasts(listener);
  showToast({ kind: 'ok', text: 'Sent' });
  const [toast] = shownToasts();
  closeToast(toast?.id ?? 0);
  expect(listener).toHaveBeenCalledTimes(2);
  expect(shownToasts()).toEqual([]);
  stop();
  showToast({ kind: 'bad', text: 'Not sent' });
  expect(listener).toHaveBeenCalledTimes(2);
});

it('keeps the newest four', () => {
  for (const text of ['1', '2', '3', '4', '5']) showToast({ kind: 'bad', text });
  expect(shownToasts().map(({ text }) => text)).toEqual(['2', '3', '4', '5']);
});
