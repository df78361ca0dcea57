import { appearances } from '@courtside/contract/appearances';
import { templates } from '@courtside/contract/templates';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { call } from '../../platform/api.ts';
import { pageMeta } from '../../platform/page-meta.ts';
import { dataOf } from './data-of.ts';
import { NoSource } from './no-source.tsx';
import { blankValues, type OrderValues, valuesFrom } from './order-values.ts';
import { TemplateScreen } from './template-screen.tsx';

export const meta = () =>
  pageMeta('/client/request/template_from_appearance', {
    description: 'Keep an order form to fill in again.',
    index: false,
  });

type Start = { values: OrderValues; stored?: { id: string; revision: number } };

/** A template from nothing, from an appearance, or one that is kept already. */
export default function TemplatePage() {
  const { selectedId: appearance } = useParams();
  const [params] = useSearchParams();
  const template = appearance ? null : params.get('template');
  const [version, setVersion] = useState(0);
  const query = useQuery({
    queryKey: ['orders', 'template', appearance, template, version],
    queryFn: async ({ signal }) => start({ appearance, template }, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (!query.data)
    return <NoSource title={template ? 'Template' : 'New template'} queries={[query]} />;
  const { values, stored } = query.data;
  return (
    <TemplateScreen
      key={`${appearance ?? template}${version}`}
      initial={values}
      {...(stored && { stored })}
      onReload={() => setVersion(version + 1)}
    />
  );
}

async function start(
  from: { appearance: string | undefined; template: string | null },
  signal: AbortSignal,
): Promise<Start> {
  if (from.appearance) {
    const found = await call(appearances.get, { params: { id: from.appearance } }, { signal });
    const data = await dataOf(found, signal);
    return { values: { ...valuesFrom(data), templateName: found.caption.slice(0, 80) } };
  }
  if (!from.template) return { values: blankValues };
  const kept = await call(templates.get, { params: { id: from.template } }, { signal });
  const { id, name, data, revision } = kept;
  return { values: { ...valuesFrom(data), templateName: name }, stored: { id, revision } };
}
