import { Button } from '../../ui/button.tsx';
import { counted } from '../../ui/counted.ts';
import { Facts } from '../../ui/facts.tsx';
import { Instant } from '../../ui/instant.tsx';
import { Section } from '../../ui/section.tsx';
import type { Upload } from './uploads-query.ts';

type ChosenFileProps = { upload: Upload; onOther: () => void };

export function ChosenFile({ upload, onOther }: ChosenFileProps) {
  return (
    <Section
      title="1. The file"
      actions={
        <Button variant="secondary" size="s" onClick={onOther}>
          Choose another file
        </Button>
      }
    >
      <Facts
        items={[
          { name: 'File', value: upload.fileName },
          {
            name: 'Size',
            value: `${counted(upload.lines, 'line')}, ${counted(upload.columns.length, 'column')}`,
          },
          { name: 'Handed in', value: <Instant at={upload.createdAt} /> },
          { name: 'By', value: upload.byName },
        ]}
      />
    </Section>
  );
}
