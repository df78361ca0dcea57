import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useActionKey } from '../../ui/form/use-action-key.ts';
import { showToast } from '../../ui/toasts/toast-store.ts';
import { editPathOf, nameOf, type PlaceKind, type PlaceRecord } from './place-kinds.ts';
import { recordKey, refreshPlaces } from './place-queries.ts';

type Send = (idempotencyKey: string) => Promise<PlaceRecord>;

/** Adds a place and goes on to its own screen. */
export function useAddPlace(kind: PlaceKind) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const keyFor = useActionKey();
  return async (body: object, send: Send) => {
    const added = await send(keyFor(body));
    showToast({ kind: 'ok', text: `${nameOf(added)} is added` });
    await refreshPlaces(queryClient);
    await navigate(editPathOf(kind, added.id), { replace: true });
  };
}

export function useSavePlace(kind: PlaceKind) {
  const queryClient = useQueryClient();
  const keyFor = useActionKey();
  return async (body: object, send: Send) => {
    const saved = await send(keyFor(body));
    queryClient.setQueryData(recordKey(kind, saved.id), saved);
    showToast({ kind: 'ok', text: `${nameOf(saved)} is saved` });
    await refreshPlaces(queryClient);
  };
}
