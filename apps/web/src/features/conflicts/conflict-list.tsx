import { conflicts } from '@courtside/contract/conflicts';
import { IconListSearch, IconPencil, IconX } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Section } from '../../ui/section.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { Row, Stack } from '../../ui/stack.tsx';
import { showToast } from '../../ui/toasts/toast-store.ts';
import { UrlSearch } from '../../ui/url-search.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { AddNames } from './add-names.tsx';
import { ChangeName } from './change-name.tsx';
import { type ConflictName, conflictsKey, useConflictNames } from './conflict-queries.ts';
import classes from './conflicts.module.css';

/** The names that an attorney wants to be warned of. What is searched for stays out of the address. */
export function ConflictList() {
  const [search, setSearch] = useState('');
  return (
    <div className={classes.panel}>
      <Stack gap={7}>
        <AddNames />
        <Section title="Your list">
          <Stack gap={4}>
            <UrlSearch
              label="Search your conflict list"
              placeholder="A name or part of it"
              value={search}
              onChange={setSearch}
            />
            <Names search={search} />
          </Stack>
        </Section>
      </Stack>
    </div>
  );
}

function Names({ search }: { search: string }) {
  const list = useConflictNames(search);
  const frame = useRef<HTMLDivElement>(null);
  const [changing, setChanging] = useState<string>();
  const remove = useRemoveName();
  const items = list.data?.pages.flatMap((page) => page.items);
  if (!items) {
    if (!list.isError) return <SkeletonRows label="Loading your conflict list" rows={4} />;
    return (
      <ErrorState
        title="We could not load your conflict list"
        retrying={list.isFetching}
        onRetry={() => void list.refetch()}
      >
        Nothing of it is lost or changed.
      </ErrorState>
    );
  }
  // The pressed button goes away with its row, and the focus would go with it.
  const leave = (then: () => void) => {
    frame.current?.focus();
    then();
  };
  if (items.length === 0) return <NoNames search={search} />;
  return (
    <div ref={frame} tabIndex={-1} className={classes.frame}>
      <ul className={classes.names} aria-label="Your conflict list">
        {items.map((item) =>
          item.id === changing ? (
            <ChangeName
              key={item.id}
              item={item}
              onClose={() => leave(() => setChanging(undefined))}
            />
          ) : (
            <NameRow
              key={item.id}
              item={item}
              onChange={() => setChanging(item.id)}
              onRemove={() => leave(() => void remove(item))}
            />
          ),
        )}
      </ul>
      {list.hasNextPage && (
        <Button
          variant="secondary"
          size="s"
          busy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          Load more
        </Button>
      )}
    </div>
  );
}

type NameRowProps = { item: ConflictName; onChange: () => void; onRemove: () => void };

function NameRow({ item: { name, note }, onChange, onRemove }: NameRowProps) {
  return (
    <li>
      <div>
        <p className={classes.name}>{name}</p>
        {note && <p className={classes.detail}>{note}</p>}
      </div>
      <Row gap={1}>
        <Button variant="ghost" size="s" onClick={onChange}>
          <IconPencil size={16} stroke={1.75} aria-hidden />
          <span className={classes.word}>Edit</span>
          <VisuallyHidden>{` ${name}`}</VisuallyHidden>
        </Button>
        <Button variant="ghost" size="s" onClick={onRemove}>
          <IconX size={16} stroke={1.75} aria-hidden />
          <span className={classes.word}>Remove</span>
          <VisuallyHidden>{` ${name}`}</VisuallyHidden>
        </Button>
      </Row>
    </li>
  );
}

function NoNames({ search }: { search: string }) {
  if (search) {
    return (
      <EmptyState icon={IconListSearch} title="No name matches">
        {`Nothing on your list is like “${search}”.`}
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={IconListSearch} title="No names yet">
      Add clients, former clients and whoever else you must not appear against.
    </EmptyState>
  );
}

/** Takes effect at once, and can be undone. */
function useRemoveName() {
  const queryClient = useQueryClient();
  const attempt = async (work: () => Promise<unknown>, done: Parameters<typeof showToast>[0]) => {
    try {
      await work();
      showToast(done);
    } catch (error) {
      showToast({ kind: 'bad', text: error instanceof Error ? error.message : String(error) });
    }
    await queryClient.invalidateQueries({ queryKey: conflictsKey });
  };
  return async ({ id, name, note }: ConflictName) =>
    attempt(async () => call(conflicts.remove, { params: { id } }), {
      kind: 'ok',
      text: `${name} is off your list`,
      action: {
        label: 'Undo',
        onClick: () =>
          void attempt(async () => call(conflicts.add, { body: { names: [name], note } }), {
            kind: 'ok',
            text: `${name} is back on your list`,
          }),
      },
    });
}
