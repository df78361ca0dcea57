import { ButtonLink } from '../../ui/button.tsx';
import { counted } from '../../ui/counted.ts';
import { Note } from '../../ui/note.tsx';
import { Section } from '../../ui/section.tsx';
import { CheckedLines } from '../../ui/sheets/checked-lines.tsx';
import { hasFindings, SheetStanding } from '../../ui/sheets/sheet-standing.tsx';
import { Row, Stack } from '../../ui/stack.tsx';
import { lineColumns, outcomeLooks } from './line-columns.tsx';
import { type Upload, useLines } from './uploads-query.ts';
import { WriteCourts } from './write-courts.tsx';

type UploadResultProps = {
  upload: Upload;
  outcome: string;
  onOutcome: (outcome: string) => void;
};

/** The third step: what the file would do, doing it, and that it is done. */
export function UploadResult({ upload, outcome, onOutcome }: UploadResultProps) {
  if (upload.stage === 'uploaded') return null;
  return (
    <Section title="3. Look it over and write it">
      <Stack gap={5}>
        <SheetStanding
          sheet={upload}
          checking="Checking the lines"
          checked={<WriteCourts upload={upload} />}
          applying="Writing the courts"
          noun="lines"
          meanwhile="All of them appear at once when the last one is written."
          applied={<Done upload={upload} />}
        />
        {hasFindings(upload) && <Courts upload={upload} outcome={outcome} onOutcome={onOutcome} />}
      </Stack>
    </Section>
  );
}

function Courts({ upload, outcome, onOutcome }: UploadResultProps) {
  return (
    <CheckedLines
      looks={outcomeLooks}
      counts={upload.counts}
      outcome={outcome}
      onOutcome={onOutcome}
      label="Lines of the file"
      noun="lines"
      columns={lineColumns}
      list={useLines(upload.id, outcome)}
    />
  );
}

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
