import type { ReactNode } from 'react';
import { Note } from '../note.tsx';
import { ProgressBar } from '../progress-bar.tsx';
import { Stack } from '../stack.tsx';
import type { Sheet } from './sheet.ts';

type SheetStandingProps = {
  sheet: Sheet;
  /** What is being done, while it is. */
  checking: string;
  applying: string;
  /** What applying counts. */
  noun: string;
  /** What to know while it is applied. */
  meanwhile: string;
  /** Said above the progress of a check. */
  warning?: ReactNode;
  checked: ReactNode;
  applied: ReactNode;
};

/** How far a file has come since its columns were named. */
export function SheetStanding({ sheet, ...said }: SheetStandingProps) {
  const { stage, doneLines: done, lines: total } = sheet;
  if (stage === 'checked') return said.checked;
  if (stage === 'applied') return said.applied;
  if (stage === 'checking') {
    return (
      <Stack gap={4}>
        {said.warning}
        <ProgressBar label={said.checking} done={done} total={total} noun="lines" />
      </Stack>
    );
  }
  if (stage === 'applying') {
    return (
      <Stack gap={3}>
        <ProgressBar label={said.applying} done={done} total={total} noun={said.noun} />
        <p>{said.meanwhile} You can leave this page.</p>
      </Stack>
    );
  }
  return (
    stage === 'failed' && (
      <Note kind="bad" live>
        {sheet.failure}
      </Note>
    )
  );
}

/** Whether there are lines to look at. */
export function hasFindings({ stage, hasLines }: Sheet): boolean {
  return hasLines && (stage === 'checked' || stage === 'applied');
}
