import { type ReactNode, useState } from 'react';
import { Button } from '../button.tsx';
import { Section } from '../section.tsx';
import type { Sheet } from './sheet.ts';

type NameColumnsProps<Column extends string> = {
  sheet: Sheet & { mapping: Record<Column, number | null> };
  labels: Readonly<Record<Column, string>>;
  /** The form, given what to do once it is sent. */
  children: (onSent: () => void) => ReactNode;
};

/** The second step: which column of the file is which of ours. */
export function NameColumns<Column extends string>({
  sheet: { stage, mapping, hasLines },
  labels,
  children,
}: NameColumnsProps<Column>) {
  const [isOpen, setOpen] = useState(false);
  if (hasLines && (stage === 'uploaded' || stage === 'failed' || (isOpen && stage === 'checked'))) {
    return <Section title="2. Name the columns">{children(() => setOpen(false))}</Section>;
  }
  const columns = Object.keys(labels) as Column[];
  const named = columns.filter((column) => mapping[column] !== null);
  return (
    <Section
      title="2. The columns"
      actions={
        hasLines &&
        stage === 'checked' && (
          <Button variant="secondary" size="s" onClick={() => setOpen(true)}>
            Change them or check again
          </Button>
        )
      }
    >
      <p>{named.map((column) => labels[column]).join(', ')}</p>
    </Section>
  );
}
