import { CaseSection } from './case-section.tsx';
import { ContactsSection } from './contacts-section.tsx';
import { CourtSection } from './court-section.tsx';
import { DepositionSection } from './deposition-section.tsx';
import { FilesSection } from './files-section.tsx';
import { InstructionsSection } from './instructions-section.tsx';
import { KindSection } from './kind-section.tsx';
import { useOrder } from './order-context.ts';
import type { StepKey } from './order-steps.ts';
import { ReviewSection } from './review-section.tsx';
import { TimeSection } from './time-section.tsx';

/** The fields of one step. */
export function StepFields({ step }: { step: StepKey }) {
  const { purpose } = useOrder();
  switch (step) {
    case 'hearing':
      return (
        <>
          <CourtSection />
          {purpose !== 'template' && <TimeSection />}
          <KindSection />
          <DepositionSection />
        </>
      );
    case 'case':
      return <CaseSection />;
    case 'instructions':
      return (
        <>
          <InstructionsSection />
          <FilesSection />
        </>
      );
    case 'contacts':
      return <ContactsSection />;
    default:
      return <ReviewSection />;
  }
}
