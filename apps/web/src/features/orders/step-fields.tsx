import type { ComponentType } from 'react';
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

const sections: Readonly<Record<StepKey, Readonly<Record<string, ComponentType>>>> = {
  hearing: { court: CourtSection, time: TimeSection, kind: KindSection, own: DepositionSection },
  case: { case: CaseSection },
  instructions: { instructions: InstructionsSection, files: FilesSection },
  contacts: { contacts: ContactsSection },
  review: { review: ReviewSection },
};

/** The fields of one step; a template has no day. */
export function StepFields({ step }: { step: StepKey }) {
  const { purpose } = useOrder();
  return Object.entries(sections[step])
    .filter(([name]) => purpose !== 'template' || name !== 'time')
    .map(([name, Part]) => <Part key={name} />);
}
