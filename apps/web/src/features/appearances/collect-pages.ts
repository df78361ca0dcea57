interface Page<Item> {
  items: readonly Item[];
  next: string | null;
}

/** Reads a list page by page until its end, or until there is as much as anybody can look at. */
export async function collectPages<Item>(
  read: (cursor: string | undefined) => Promise<Page<Item>>,
  most: number,
): Promise<{ items: Item[]; hasMore: boolean }> {
  const items: Item[] = [];
  let next: string | null | undefined;
  do {
    const page: Page<Item> = await read(next ?? undefined);
    items.push(...page.items);
    next = page.next;
  } while (next !== null && items.length < most);
  return { items: items.slice(0, most), hasMore: next !== null || items.length > most };
}
