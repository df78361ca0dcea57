import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { counted } from '../../ui/counted.ts';
import { Note } from '../../ui/note.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Section } from '../../ui/section.tsx';
import { Row, Stack } from '../../ui/stack.tsx';
import { CheckedLines } from './checked-lines.tsx';
import type { Upload } from './uploads-query.ts';
import { WriteCourts } from './write-courts.tsx';

type UploadResultProps = {
  upload: Upload;
  outcome: string;
  onOutcome: (outcome: string) => void;
};

/** The third step: what the file would do, doing it, and that it is done. */
export function UploadResult({ upload, outcome, onOutcome }: UploadResultProps) {
  if (upload.stage === 'uploaded') return null;
  const Standing = standings[upload.stage];
  return (
    <Section title="3. Look it over and write it">
      <Stack gap={5}>
        <Standing upload={upload} />
        {(upload.stage === 'checked' || upload.stage === 'applied') && upload.hasLines && (
          <CheckedLines upload={upload} outcome={outcome} onOutcome={onOutcome} />
        )}
      </Stack>
    </Section>
  );
}

const standings: Record<Upload['stage'], (props: { upload: Upload }) => ReactNode> = {
  uploaded: () => null,
  checking: ({ upload: { doneLines, lines } }) => (
    <ProgressBar label="Checking the lines" done={doneLines} total={lines} noun="lines" />
  ),
  checked: WriteCourts,
  applying: ({ upload: { doneLines, lines } }) => (
    <Stack gap={3}>
      <ProgressBar label="Writing the courts" done={doneLines} total={lines} noun="lines" />
      <p>All of them appear at once when the last one is written. You can leave this page.</p>
    </Stack>
  ),
  applied: Done,
  failed: ({ upload: { failure } }) => (
    <Note kind="bad" live>
      {failure}
    </Note>
  ),
};

function Done({ upload: { counts } }: { upload: Upload }) {
  return (
    <Stack gap={4}>
      <Note kind="ok" live>
        {`Done: ${counted(counts.new, 'court')} added, ${counts.changed.toLocaleString('en-US')} changed.`}
      </Note>
      <Row>
        <ButtonLink to="/admin/manage_court?sort=newest">
          {counts.new > 0 ? 'See the courts and tell attorneys' : 'See the courts'}
        </ButtonLink>
      </Row>
    </Stack>
  );
}
