import { attendance } from '@courtside/contract/attendance';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { type Cleared, nothingCleared } from '../../platform/conflict-hits.ts';
import { findPlace } from '../../platform/find-place.ts';
import { attendanceKey } from '../../platform/record-keys.ts';
import { useActionKey } from '../../ui/form/use-action-key.ts';
import { showToast } from '../../ui/toasts/toast-store.ts';
import { type Held, heldKey } from './attendance-query.ts';

type Act = 'confirm' | 'checkIn' | 'checkOut';

const done: Readonly<Record<Act, string>> = {
  confirm: 'Confirmed. The client sees that you will come.',
  checkIn: 'Checked in',
  checkOut: 'Checked out',
};

/** Says that the attorney comes, has come or has gone, with the place if the device may tell it. */
export function useAttend(held: Held) {
  const { id, attorneyFeeCents, court, hearingAt, order } = held;
  const queryClient = useQueryClient();
  const keyFor = useActionKey();
  const [busyWith, setBusyWith] = useState<Act>();

  const send = async (name: Act, cleared: Cleared) => {
    const params = { id };
    if (name === 'confirm') {
      const body = {
        expectedFeeCents: attorneyFeeCents,
        expectedCourt: court.id,
        expectedHearingAt: hearingAt,
        expectedType: held.appearanceTypeName,
        expectedMinutes: held.expectedMinutes,
        expectedMode: held.mode,
        expectedSide: order.representedSide,
        expectedParties: order.parties,
        ...cleared,
      };
      const idempotencyKey = keyFor({ id, name, body });
      return call(attendance.confirm, { params, body }, { idempotencyKey });
    }
    const body = { place: (await findPlace()) ?? null };
    const idempotencyKey = keyFor({ id, name, body });
    return call(attendance[name], { params, body }, { idempotencyKey });
  };
  /** Whether it was taken. */
  const act = async (name: Act, cleared = nothingCleared): Promise<boolean> => {
    setBusyWith(name);
    try {
      queryClient.setQueryData(heldKey(id), await send(name, cleared));
      showToast({ kind: 'ok', text: done[name] });
      return true;
    } catch (error) {
      showToast({ kind: 'bad', text: error instanceof Error ? error.message : String(error) });
      return false;
    } finally {
      setBusyWith(undefined);
      await queryClient.invalidateQueries({ queryKey: attendanceKey });
    }
  };
  return { act, busyWith };
}
