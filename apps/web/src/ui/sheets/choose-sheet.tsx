import { IconFileSpreadsheet } from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';
import { DownloadButton } from '../download-button.tsx';
import { DropFile } from '../drop-file.tsx';
import { Section } from '../section.tsx';

type ChooseSheetProps = {
  /** The name of the picker, for those who do not see it. */
  label: string;
  maxBytes: number;
  loadTemplate: ComponentProps<typeof DownloadButton>['load'];
  onFile: (file: File) => Promise<void>;
  /** What the file should be. */
  children: ReactNode;
};

/** The first step: a file by button or dropped onto the page. */
export function ChooseSheet({ loadTemplate, children, ...file }: ChooseSheetProps) {
  return (
    <Section
      title="1. Choose a file"
      actions={<DownloadButton load={loadTemplate}>Download the template</DownloadButton>}
    >
      <DropFile
        icon={IconFileSpreadsheet}
        title="Drop a CSV or XLSX file here"
        accept=".csv,.tsv,.txt,.xlsx"
        {...file}
      >
        {children}
      </DropFile>
    </Section>
  );
}
