import { formatCents } from '@courtside/domain/money';
import { expenseCodeList, expenseCodes, receiptFromCents } from '@courtside/domain/results';
import { IconReceipt, IconUpload, IconX } from '@tabler/icons-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useUploads } from '../../platform/use-uploads.ts';
import { Button } from '../../ui/button.tsx';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { ProblemLine } from '../../ui/fields/problem-line.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useField } from '../../ui/fields/use-field.ts';
import { Section } from '../../ui/section.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { FileButton } from './file-button.tsx';
import filesClasses from './files.module.css';
import { attached, UploadingFile } from './files-section.tsx';
import { OptionalRows } from './optional-rows.tsx';
import type { AttachedFile, ResultValues } from './result-values.ts';
import classes from './results.module.css';

const codes = expenseCodeList.map((value) => ({ value, label: expenseCodes[value] }));

/** What the hearing cost beside the fee, each with its receipt. */
export function ExpensesSection({ appearance }: { appearance: string }) {
  return (
    <Section title="Expenses">
      <p className={classes.quiet}>
        {`The firm is billed for these on top. A receipt is needed from ${formatCents(receiptFromCents)} on.`}
      </p>
      <OptionalRows
        name="expenses"
        label="Expenses"
        hidesLabel
        one="expense"
        blank={{ code: 'E109', description: '', cents: null, file: null }}
        most={30}
      >
        {(path) => (
          <>
            <SelectField name={`${path}.code`} label="Kind" options={codes} />
            <MoneyField name={`${path}.cents`} label="Amount" />
            <TextField name={`${path}.description`} label="What for" />
            <Receipt path={path as `expenses.${number}`} appearance={appearance} />
          </>
        )}
      </OptionalRows>
    </Section>
  );
}

type ReceiptProps = { path: `expenses.${number}`; appearance: string };

function Receipt({ path, appearance }: ReceiptProps) {
  const { setValue } = useFormContext<ResultValues>();
  const { problem } = useField(`${path}.file`);
  const file = useWatch<ResultValues, `expenses.${number}.file`>({ name: `${path}.file` });
  const { uploads, add: begin, send, drop } = useUploads(appearance);
  const set = (next: AttachedFile | null) =>
    setValue(`${path}.file`, next, { shouldDirty: true, shouldValidate: problem !== undefined });
  const add = async ([chosen]: File[]) => {
    const stored = chosen && (await send(begin(chosen, 'receipt')));
    if (stored) set(attached(stored));
  };
  return (
    <div className={filesClasses.receipt}>
      {file ? (
        <p className={filesClasses.receiptName}>
          <IconReceipt size={18} stroke={1.75} aria-hidden />
          <span>{file.name}</span>
          <Button variant="ghost" size="s" onClick={() => set(null)}>
            <IconX size={16} stroke={1.75} aria-hidden />
            <VisuallyHidden>{`Remove the receipt ${file.name}`}</VisuallyHidden>
          </Button>
        </p>
      ) : (
        <FileButton icon={IconUpload} size="s" onFiles={(chosen) => void add(chosen)}>
          Add receipt
        </FileButton>
      )}
      {problem && <ProblemLine>{problem}</ProblemLine>}
      <ul className={filesClasses.files}>
        {uploads.map((each) => (
          <UploadingFile key={each.key} upload={each} onDrop={() => drop(each.key)} />
        ))}
      </ul>
    </div>
  );
}
