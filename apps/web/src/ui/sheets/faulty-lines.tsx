import type { ComponentProps } from 'react';
import { counted } from '../counted.ts';
import { DownloadButton } from '../download-button.tsx';
import { Note } from '../note.tsx';
import { Row, Stack } from '../stack.tsx';

type FaultyLinesProps = {
  count: number;
  /** What cannot be done with them, such as "written". */
  done: string;
  load: ComponentProps<typeof DownloadButton>['load'];
};

/** What to do about lines that stand against all the others. */
export function FaultyLines({ count, done, load }: FaultyLinesProps) {
  return (
    <Stack gap={4}>
      <Note kind="warn">
        {`${counted(count, 'line')} cannot be ${done}. Mend them in your file and choose it again: it is ${done} whole or not at all.`}
      </Note>
      <Row>
        <DownloadButton load={load}>Download the faulty lines</DownloadButton>
      </Row>
    </Stack>
  );
}
