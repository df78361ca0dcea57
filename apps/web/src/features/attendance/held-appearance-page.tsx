import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { ConflictHits } from '../../platform/conflict-hits.ts';
import { isMissing } from '../../platform/is-missing.ts';
import { Page } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { AcceptedNote } from './accepted-note.tsx';
import { AttendSection } from './attend-section.tsx';
import classes from './attendance.module.css';
import { useHeld } from './attendance-query.ts';
import { ContactSection } from './contact-section.tsx';
import { CaseSection, HearingSection } from './held-facts.tsx';
import { HeldFiles } from './held-files.tsx';
import { HeldHead } from './held-head.tsx';
import { InstructionsSection } from './instructions-section.tsx';
import { NoHeld } from './no-held.tsx';
import { ReleaseSection } from './release-section.tsx';

type HeldAppearancePageProps = { id: string; calendar: ReactNode; Hits: ConflictHits };

/** An appearance as the attorney who took it sees it. */
export function HeldAppearancePage({ id, calendar, Hits }: HeldAppearancePageProps) {
  const [search] = useSearchParams();
  const query = useHeld(id);
  // Removed, released or moved out of reach while it was looked at, it is not theirs to see any more.
  const held = isMissing(query.error) ? undefined : query.data;
  if (!held) {
    return (
      <Page>
        <PageTitle>Appearance</PageTitle>
        <NoHeld query={query} />
      </Page>
    );
  }
  return (
    <Page>
      <p className={classes.back}>
        <Link to="/attorney/manage/appearance">Manage My Appearances</Link>
      </p>
      {search.has('accepted') && <AcceptedNote held={held} />}
      <HeldHead held={held}>{calendar}</HeldHead>
      <div className={classes.columns}>
        <div className={classes.column}>
          <AttendSection held={held} Hits={Hits} />
          <InstructionsSection held={held} />
          <HeldFiles id={held.id} />
          <HearingSection held={held} />
        </div>
        <div className={classes.column}>
          <ContactSection held={held} />
          <CaseSection held={held} />
          <ReleaseSection held={held} />
        </div>
      </div>
    </Page>
  );
}
