import { files as endpoints } from '@courtside/contract/files';
import { type FileKind, fileKinds } from '@courtside/domain/files';
import { IconCamera, IconFileText, IconUpload, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { call } from '../../platform/api.ts';
import { sizeWords } from '../../platform/file-words.ts';
import { type Upload, useUploads } from '../../platform/use-uploads.ts';
import { Button } from '../../ui/button.tsx';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { Note } from '../../ui/note.tsx';
import { Section } from '../../ui/section.tsx';
import { UploadProgress } from '../../ui/upload-progress.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { FileButton } from './file-button.tsx';
import filesClasses from './files.module.css';
import type { AttachedFile, ResultValues } from './result-values.ts';
import classes from './results.module.css';

const kinds: readonly FileKind[] = ['order', 'notice', 'pleading', 'exhibit', 'report', 'receipt'];

/** Orders, notices and whatever else came out of the hearing, from a phone or a computer. */
export function FilesSection({ appearance }: { appearance: string }) {
  const { getValues, setValue } = useFormContext<ResultValues>();
  const files = useWatch<ResultValues, 'files'>({ name: 'files' });
  const { uploads, add: begin, send, drop } = useUploads(appearance);
  const [kind, setKind] = useState<FileKind | ''>('order');

  const set = (next: AttachedFile[]) => setValue('files', next, { shouldDirty: true });
  const addOne = async (file: File) => {
    const stored = await send(begin(file, kind || 'other'));
    if (stored) set([...getValues('files'), attached(stored)]);
  };
  const add = (chosen: File[]) => {
    for (const file of chosen) void addOne(file);
  };
  const remove = async (uid: string) => {
    set(getValues('files').filter((file) => file.uid !== uid));
    // One that an earlier version names stays on record; this report no longer does.
    await call(endpoints.remove, { params: { uid } }, { idempotencyKey: uid }).catch(() => {});
  };
  return (
    <Section title="Orders and other documents">
      <div className={filesClasses.fileTools}>
        <FilterSelect
          label="What the next file is"
          all={fileKinds.other}
          options={kinds.map((value) => ({ value, label: fileKinds[value] }))}
          value={kind}
          onChange={(value) => setKind(value as FileKind | '')}
        />
        <FileButton icon={IconCamera} camera onFiles={add}>
          Take photo
        </FileButton>
        <FileButton icon={IconUpload} onFiles={add}>
          Choose file
        </FileButton>
      </div>
      <ul className={filesClasses.files}>
        {files.map(({ uid, name, kind: of, size }) => (
          <li key={uid}>
            <IconFileText size={20} stroke={1.75} aria-hidden />
            <div>
              <p className={filesClasses.fileName}>{name}</p>
              <p className={classes.quiet}>{`${fileKinds[of]}, ${sizeWords(size)}`}</p>
            </div>
            <Button variant="ghost" size="s" onClick={() => void remove(uid)}>
              <IconX size={18} stroke={1.75} aria-hidden />
              <VisuallyHidden>{`Remove ${name}`}</VisuallyHidden>
            </Button>
          </li>
        ))}
        {uploads.map((each) => (
          <UploadingFile key={each.key} upload={each} onDrop={() => drop(each.key)} />
        ))}
      </ul>
    </Section>
  );
}

export function attached({ uid, name, kind, size }: AttachedFile): AttachedFile {
  return { uid, name, kind, size };
}

export function UploadingFile({ upload, onDrop }: { upload: Upload; onDrop: () => void }) {
  const {
    file: { name },
    share = 0,
    failure,
  } = upload;
  return (
    <li>
      <IconUpload size={20} stroke={1.75} aria-hidden />
      <div>
        <p className={filesClasses.fileName}>{name}</p>
        {failure ? (
          <Note kind="bad" live>
            {failure}
          </Note>
        ) : (
          <UploadProgress label={`Uploading ${name}`} share={share} />
        )}
      </div>
      {failure ? (
        <Button variant="ghost" size="s" onClick={onDrop}>
          <IconX size={18} stroke={1.75} aria-hidden />
          <VisuallyHidden>{`Dismiss ${name}`}</VisuallyHidden>
        </Button>
      ) : (
        <span className={classes.quiet}>{`${Math.round(share * 100)}%`}</span>
      )}
    </li>
  );
}
