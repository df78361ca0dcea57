import { type FileKind, fileKinds, firmFileKinds } from '@courtside/domain/files';
import { IconUpload, IconX } from '@tabler/icons-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import {
  acceptedFiles,
  megabytesEach,
  reasonAgainst,
  sizeWords,
} from '../../platform/file-words.ts';
import type { Upload } from '../../platform/use-uploads.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { UploadProgress } from '../../ui/upload-progress.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import classes from './files.module.css';
import { LeaveWarning } from './leave-warning.tsx';
import { useAddedFiles } from './use-added-files.ts';

/** Files by button or dropped; each is given its kind, then they are sent one by one. */
export function AddFiles({ id }: { id: string }) {
  const { chosen, add, drop, sendAll: sendEach, setKind } = useAddedFiles(id);
  const picker = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [isSending, setSending] = useState(false);
  const sendable = chosen.filter(({ file }) => !reasonAgainst(file)).length;
  const sendAll = async () => {
    setSending(true);
    await sendEach();
    setSending(false);
  };
  const take = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    add([...event.dataTransfer.files]);
  };
  return (
    <div
      className={classes.add}
      data-no-print
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={take}
    >
      {chosen.length > 0 && (
        <ul className={classes.chosen} aria-label="Files to add">
          {chosen.map((each) => (
            <Chosen
              key={each.key}
              chosen={each}
              onKind={(kind) => setKind(each.key, kind)}
              onDrop={() => drop(each.key)}
            />
          ))}
        </ul>
      )}
      <div className={classes.buttons}>
        <Button variant="secondary" size="s" onClick={() => picker.current?.click()}>
          <IconUpload size={18} stroke={1.75} aria-hidden />
          {chosen.length > 0 ? 'Choose more' : 'Add files'}
        </Button>
        {sendable > 0 && (
          <Button size="s" busy={isSending} busyLabel="Sending" onClick={() => void sendAll()}>
            {sendable === 1 ? 'Send the file' : `Send ${sendable} files`}
          </Button>
        )}
        <span
          className={classes.limits}
        >{`Or drop them here. Up to ${megabytesEach} MB each.`}</span>
      </div>
      <LeaveWarning isNeeded={chosen.length > 0} />
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        aria-label="Files to add"
        accept={acceptedFiles}
        onChange={({ currentTarget }) => {
          add([...(currentTarget.files ?? [])]);
          // So that the same file can be chosen again.
          currentTarget.value = '';
        }}
      />
    </div>
  );
}

type ChosenProps = {
  chosen: Upload;
  onKind: (kind: FileKind) => void;
  onDrop: () => void;
};

function Chosen({ chosen: { file, kind, share, failure }, onKind, onDrop }: ChosenProps) {
  const kindId = useId();
  return (
    <li>
      <div className={classes.chosenHead}>
        <div className={classes.chosenName}>
          <p>{file.name}</p>
          <p className={classes.limits}>{sizeWords(file.size)}</p>
          {share !== undefined && <UploadProgress label={`Sending ${file.name}`} share={share} />}
        </div>
        {share === undefined ? (
          <span className={classes.kind}>
            <label htmlFor={kindId}>
              Kind<VisuallyHidden>{` of ${file.name}`}</VisuallyHidden>
            </label>
            <select
              id={kindId}
              value={kind}
              onChange={({ currentTarget }) => onKind(currentTarget.value as FileKind)}
            >
              {firmFileKinds.map((value) => (
                <option key={value} value={value}>
                  {fileKinds[value]}
                </option>
              ))}
            </select>
          </span>
        ) : (
          <span className={classes.percent}>{`${Math.round(share * 100)}%`}</span>
        )}
        <Button variant="ghost" size="s" onClick={onDrop}>
          <IconX size={18} stroke={1.75} aria-hidden />
          <VisuallyHidden>{`${share === undefined ? 'Leave out' : 'Stop'} ${file.name}`}</VisuallyHidden>
        </Button>
      </div>
      {failure && (
        <Note kind="bad" live>
          {failure}
        </Note>
      )}
    </li>
  );
}
