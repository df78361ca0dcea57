import type { Icon } from '@tabler/icons-react';
import { type ComponentProps, type DragEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from './button.tsx';
import classes from './drop-file.module.css';
import { submitFailure } from './form/submit-failure.ts';
import { Note } from './note.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { Stack } from './stack.tsx';

type DropFileProps = {
  icon: Icon;
  title: string;
  /** What the file should be. */
  children: ReactNode;
  /** The name of the picker, for those who do not see it. */
  label: string;
  /** The endings to offer. */
  accept: string;
  maxBytes: number;
  button?: ReactNode;
  variant?: ComponentProps<typeof Button>['variant'];
  onFile: (file: File) => Promise<void>;
};

/** Takes a file by a button or dropped onto it, and says why one is not taken. */
export function DropFile({
  icon: DropIcon,
  title,
  children,
  label,
  accept,
  maxBytes,
  button = 'Choose a file',
  variant = 'primary',
  onFile,
}: DropFileProps) {
  const picker = useRef<HTMLInputElement>(null);
  const [reading, setReading] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isOver, setOver] = useState(false);

  const send = async (file: File | undefined) => {
    if (!file || reading !== undefined) return;
    const refused = reasonAgainst(file, maxBytes);
    setFailure(refused);
    if (refused) return;
    setReading(file.name);
    try {
      await onFile(file);
    } catch (error) {
      setFailure(submitFailure(error, ['file']).message);
    } finally {
      setReading(undefined);
    }
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void send(event.dataTransfer.files[0]);
  };
  const hover = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };

  return (
    <Stack gap={4}>
      <div
        className={classes.drop}
        data-over={isOver || undefined}
        onDragOver={hover}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {reading === undefined ? (
          <>
            <DropIcon size={32} stroke={1.75} aria-hidden />
            <p className={classes.title}>{title}</p>
            <p>{children}</p>
            <Button variant={variant} onClick={() => picker.current?.click()}>
              {button}
            </Button>
          </>
        ) : (
          <div className={classes.reading}>
            <ProgressBar label={`Reading ${reading}`} done={0} />
          </div>
        )}
        <input
          ref={picker}
          type="file"
          hidden
          aria-label={label}
          accept={accept}
          onChange={({ currentTarget }) => {
            void send(currentTarget.files?.[0]);
            // So that the same file can be chosen again once it is mended.
            currentTarget.value = '';
          }}
        />
      </div>
      {failure !== undefined && (
        <Note kind="bad" live>
          {failure} Nothing was kept of it.
        </Note>
      )}
    </Stack>
  );
}

function reasonAgainst(file: File, maxBytes: number): string | undefined {
  if (file.size === 0) return 'The file is empty.';
  return file.size > maxBytes
    ? `The file is larger than ${maxBytes / 1024 / 1024} megabytes.`
    : undefined;
}
