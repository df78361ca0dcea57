import '@mantine/core/styles/Input.css';
import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { EmptyState } from '../../ui/empty-state.tsx';
import classes from './api-docs.module.css';
import { OperationCard } from './operation-card.tsx';
import { type Api, searchApi } from './read-api.ts';

export function ApiReference({ api }: { api: Api }) {
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search);
  const groups = useMemo(() => searchApi(api.groups, wanted), [api, wanted]);
  const found = groups.reduce((sum, { operations }) => sum + operations.length, 0);

  // The anchors exist only now: the browser looked for them when the page was still loading.
  useEffect(() => {
    const id = decodeURIComponent(window.location.hash.slice(1));
    if (id !== '') document.getElementById(id)?.scrollIntoView();
  }, []);

  return (
    <div className={classes.columns}>
      <nav className={classes.index} aria-label="Endpoints by subject">
        <ul>
          {groups.map(({ tag, operations }) => (
            <li key={tag}>
              <a href={`#tag-${tag}`}>{tag}</a> <span>{operations.length}</span>
            </li>
          ))}
        </ul>
      </nav>
      <div className={classes.reference}>
        <TextInput
          type="search"
          label="Find an endpoint"
          description="Words from its path, its summary, its subject or who may call it."
          leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <p className={classes.found} aria-live="polite">
          {found === 1 ? '1 endpoint' : `${found} endpoints`}, version {api.version}
        </p>
        {found === 0 && (
          <EmptyState icon={IconSearch} title="No endpoint has all these words">
            Try fewer words, or a part of the path.
          </EmptyState>
        )}
        {groups.map(({ tag, operations }) => (
          <section key={tag} aria-labelledby={`tag-${tag}`} className={classes.group}>
            <h2 id={`tag-${tag}`}>{tag}</h2>
            {operations.map((operation) => (
              <OperationCard key={operation.id} operation={operation} />
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}
