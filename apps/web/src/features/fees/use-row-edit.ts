import { ApiError } from '@courtside/contract/client';
import { fee, fees } from '@courtside/contract/fees';
import type { Fee } from '@courtside/domain/fees';
import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '../../platform/api.ts';
import { submitFailure } from '../../ui/form/submit-failure.ts';
import { useActionKey } from '../../ui/form/use-action-key.ts';
import { zodResolver } from '../../ui/form/zod-without-eval.ts';
import { showToast } from '../../ui/toasts/toast-store.ts';
import { feesKey, type NonStandardFee } from './fee-queries.ts';

export type Amount = keyof Fee;
type Page = { items: NonStandardFee[]; next: string | null };

/** Editing one row of the grid where it stands. */
export function useRowEdit() {
  const form = useForm<Fee, unknown, Fee>({ resolver: zodResolver(fee), mode: 'onTouched' });
  const [editing, setEditing] = useState<{ row: NonStandardFee; at: Amount }>();
  const [failure, setFailure] = useState<string>();
  const inFlight = useRef(false);
  const lastCell = useRef<string>(undefined);
  const queryClient = useQueryClient();
  const keyFor = useActionKey();
  const { isDirty, isSubmitting } = form.formState;

  useEffect(() => {
    if (!editing) {
      if (lastCell.current) document.getElementById(lastCell.current)?.focus();
      return;
    }
    // The form's own focus comes a moment later, when the first figure may be typed already.
    const name = `[data-edited-row] input[name="${editing.at}"]`;
    const input = document.querySelector<HTMLInputElement>(name);
    input?.focus();
    input?.select();
  }, [editing]);

  const start = (row: NonStandardFee, at: Amount) => {
    if (editing && editing.row.id !== row.id && isDirty) {
      setFailure('Save or cancel this row first.');
      form.setFocus(editing.at);
      return;
    }
    form.reset(amountsOf(row));
    setFailure(undefined);
    lastCell.current = cellId(row, at);
    setEditing({ row, at });
  };
  const cancel = () => {
    form.reset();
    setFailure(undefined);
    setEditing(undefined);
  };

  const send = async (row: NonStandardFee, amounts: Fee) => {
    const body = { ...amounts, revision: row.revision };
    const name = `${row.appearanceTypeName} at ${row.placeName}`;
    try {
      const request = { params: { id: row.id }, body };
      const idempotencyKey = keyFor(request);
      const saved = await call(fees.changeNonStandard, request, { idempotencyKey });
      queryClient.setQueriesData<InfiniteData<Page>>(
        { queryKey: ['fees', 'non-standard'] },
        (list) => list && withRow(list, saved),
      );
      cancel();
      showToast({ kind: 'ok', text: `${name} saved` });
      await queryClient.invalidateQueries({ queryKey: feesKey });
    } catch (error) {
      const code = error instanceof ApiError ? error.code : '';
      if (code !== 'conflict' && code !== 'not_found') {
        setFailure(submitFailure(error, []).message);
        return;
      }
      await queryClient.invalidateQueries({ queryKey: feesKey });
      cancel();
      showToast({ kind: 'bad', text: outdatedWords(name, code) });
    }
  };
  const save = async () => {
    if (!editing || inFlight.current) return;
    inFlight.current = true;
    try {
      await form.handleSubmit(async (amounts) => send(editing.row, amounts))();
    } finally {
      inFlight.current = false;
    }
  };
  useRowKeys(editing?.row, { save, cancel });
  return { form, row: editing?.row, failure, isDirty, isSubmitting, start, cancel, save };
}

/** Enter in an input saves the row, Escape anywhere in it gives it up. */
function useRowKeys(
  row: NonStandardFee | undefined,
  { save, cancel }: { save: () => Promise<void>; cancel: () => void },
) {
  useEffect(() => {
    if (!row) return undefined;
    const press = ({ key, target }: KeyboardEvent) => {
      if (!(target instanceof Element) || !target.closest('[data-edited-row]')) return;
      if (key === 'Escape') cancel();
      if (key === 'Enter' && target instanceof HTMLInputElement) void save();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}

export type RowEdit = ReturnType<typeof useRowEdit>;

/** The id of the button in a cell, to which the focus returns. */
export function cellId(row: NonStandardFee, at: Amount): string {
  return `fee-${row.id}-${at}`;
}

export function amountsOf(one: Fee): Fee {
  return {
    clientFeeCents: one.clientFeeCents,
    attorneyFeeCents: one.attorneyFeeCents,
    includedMinutes: one.includedMinutes,
    clientHourlyCents: one.clientHourlyCents,
    attorneyHourlyCents: one.attorneyHourlyCents,
  };
}

function outdatedWords(name: string, code: 'conflict' | 'not_found'): string {
  return code === 'conflict'
    ? `${name} was changed by someone else meanwhile. The row now shows their fee; yours was not saved.`
    : `${name} was removed by someone else meanwhile. Yours was not saved.`;
}

function withRow(list: InfiniteData<Page>, saved: NonStandardFee): InfiniteData<Page> {
  const pages = list.pages.map((page) => ({
    ...page,
    items: page.items.map((item) => (item.id === saved.id ? saved : item)),
  }));
  return { ...list, pages };
}
