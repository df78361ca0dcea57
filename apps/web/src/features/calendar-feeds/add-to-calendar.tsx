import { calendarFeeds } from '@courtside/contract/calendar-feeds';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { saveFile } from '../../platform/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toasts/toast-store.ts';

const endpoints = { client: calendarFeeds.ofClient, attorney: calendarFeeds.ofAttorney } as const;

type AddToCalendarProps = { appearanceId: string; side: keyof typeof endpoints };

/** One hearing as a file that calendar programs open. */
export function AddToCalendar({ appearanceId, side }: AddToCalendarProps) {
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      saveFile(await call(endpoints[side], { params: { id: appearanceId } }));
    } catch (error) {
      const why = error instanceof Error ? error.message : '';
      showToast({ kind: 'bad', text: `The file could not be made. ${why}`.trim() });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="secondary" size="s" busy={busy} onClick={() => void download()}>
      <IconCalendarPlus size={16} stroke={1.75} aria-hidden />
      Add to calendar
    </Button>
  );
}
