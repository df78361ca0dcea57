/** Drafts live in the tab's own storage, which ends with it. Some browsers refuse even that. */
export const drafts = {
  read(name: string): Record<string, unknown> {
    try {
      const kept: unknown = JSON.parse(window.sessionStorage.getItem(keyOf(name)) ?? '{}');
      return isRecord(kept) ? kept : {};
    } catch {
      return {};
    }
  },
  keep(name: string, values: object): void {
    try {
      window.sessionStorage.setItem(keyOf(name), JSON.stringify(values));
    } catch {
      // Full or forbidden: the draft lives as long as the page.
    }
  },
  drop(name: string): void {
    try {
      window.sessionStorage.removeItem(keyOf(name));
    } catch {
      // Nothing was kept, so nothing is left.
    }
  },
};

const keyOf = (name: string) => `courtside.draft.${name}`;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function withoutSecrets(values: object, secrets: readonly string[]): object {
  return Object.fromEntries(Object.entries(values).filter(([key]) => !secrets.includes(key)));
}

/** The draft's values for fields the form has, over its empty ones. */
export function withDraft<Values extends object>(empty: Values, draft: object): Values {
  const known = Object.entries(draft).filter(([key]) => key in empty);
  return { ...empty, ...Object.fromEntries(known) };
}
