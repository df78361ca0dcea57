export type Toast = {
  kind: 'ok' | 'bad';
  text: string;
  action?: { label: string; onClick: () => void };
};

export type ShownToast = Toast & { id: number };

/** Good news leaves by itself; an error stays until it is read and closed. */
export const toastLifetimeMs = 6_000;

const mostShown = 4;

let shown: readonly ShownToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

export function showToast(toast: Toast): void {
  lastId += 1;
  publish([...shown, { ...toast, id: lastId }].slice(-mostShown));
}

export function closeToast(id: number): void {
  publish(shown.filter((toast) => toast.id !== id));
}

export function shownToasts(): readonly ShownToast[] {
  return shown;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function publish(next: readonly ShownToast[]): void {
  shown = next;
  for (const listener of listeners) listener();
}
