import type { EligibilityCheck } from '@courtside/domain/offers';
import { Link } from 'react-router';
import { Note } from '../../ui/note.tsx';

const account = '/attorney/account';

/** Where an attorney mends what keeps them from taking it; nothing where only time can. */
const mends: Readonly<Partial<Record<EligibilityCheck, { to: string; label: string }>>> = {
  documented: { to: `${account}?tab=documents`, label: 'Add your documents' },
  admitted: { to: account, label: 'Look at your admissions' },
  covers: { to: `${account}?tab=coverage`, label: 'Look at where you appear' },
  practises: { to: account, label: 'Look at your practice areas' },
  available: { to: `${account}?tab=availability`, label: 'Look at your availability' },
  free: { to: '/attorney/manage/appearance?view=calendar', label: 'Look at your calendar' },
};

export function WhyNot({ check, message }: { check: EligibilityCheck; message: string }) {
  const mend = mends[check];
  return (
    <Note kind="warn">
      <p>{`You cannot take it now. ${message}`}</p>
      {mend && <Link to={mend.to}>{mend.label}</Link>}
    </Note>
  );
}
