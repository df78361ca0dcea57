export type ChangedField = { field: string; before: string; after: string };

type Values = Readonly<Record<string, unknown>> | null;

/** Every field that either side has, in the order they first appear. */
export function changedFields(before: Values, after: Values): ChangedField[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields].map((field) => ({
    field,
    before: written(before?.[field]),
    after: written(after?.[field]),
  }));
}

function written(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
