import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../button.tsx';
import { counted } from '../counted.ts';
import { Facts } from '../facts.tsx';
import { Instant } from '../instant.tsx';
import { Section } from '../section.tsx';
import { Stack } from '../stack.tsx';
import type { Sheet } from './sheet.ts';

type ChosenSheetProps = {
  sheet: Sheet;
  /** What one line is. */
  noun: string;
  /** What else there is to know of it. */
  facts: ComponentProps<typeof Facts>['items'];
  onOther: () => void;
  children?: ReactNode;
};

export function ChosenSheet({ sheet, noun, facts, onOther, children }: ChosenSheetProps) {
  return (
    <Section
      title="1. The file"
      actions={
        <Button variant="secondary" size="s" onClick={onOther}>
          Choose another file
        </Button>
      }
    >
      <Stack gap={5}>
        <Facts
          items={[
            { name: 'File', value: sheet.fileName },
            {
              name: 'Size',
              value: `${counted(sheet.lines, noun)}, ${counted(sheet.columns.length, 'column')}`,
            },
            { name: 'Handed in', value: <Instant at={sheet.createdAt} /> },
            ...facts,
          ]}
        />
        {children}
      </Stack>
    </Section>
  );
}
