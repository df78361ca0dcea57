import { expect, it } from 'vitest';
import { collectPages } from './collect-pages.ts';

/** A list of so many numbers, two a page. */
function listOf(count: number) {
  const asked: (string | undefined)[] = [];
  const read = async (cursor: string | undefined) => {
    asked.push(cursor);
    const start = Number(cursor ?? 0);
    const items = [start, start + 1].filter((each) => each < count);
    return { items, next: start + 2 < count ? String(start + 2) : null };
  };
  return { asked, read };
}

it.each([
  [0, [], false, [undefined]],
  [2, [0, 1], false, [undefined]],
  [3, [0, 1, 2], false, [undefined, '2']],
  [4, [0, 1, 2, 3], false, [undefined, '2']],
  [5, [0, 1, 2, 3], true, [undefined, '2']],
])('of %i at most four are read', async (count, items, hasMore, cursors) => {
  const { asked, read } = listOf(count);
  expect(await collectPages(read, 4)).toEqual({ items, hasMore });
  expect(asked).toEqual(cursors);
});

it('shows no more than it says, wherever a page ends', async () => {
  expect(await collectPages(listOf(4).read, 3)).toEqual({ items: [0, 1, 2], hasMore: true });
});
