import { type FileKind, fileKinds, fileLimits, firmFileKinds } from '@courtside/domain/files';
import { IconFileText, IconTrash } from '@tabler/icons-react';
import { useFormContext } from 'react-hook-form';
import { acceptedFiles, megabytesEach, sizeWords } from '../../platform/file-words.ts';
import { Button } from '../../ui/button.tsx';
import { DropZone } from '../../ui/drop-zone.tsx';
import { ProblemLine } from '../../ui/fields/problem-line.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import choicesClasses from './choices.module.css';
import filesClasses from './files.module.css';
import { FormSection } from './form-section.tsx';
import { useOrder } from './order-context.ts';
import type { HandedFile, OrderValues } from './order-values.ts';
import classes from './orders.module.css';
import { UploadRow } from './upload-row.tsx';
import type { OrderFiles } from './use-order-files.ts';

/** Documents for the attorney, sent while the rest is filled in. */
export function FilesSection() {
  const { uploads } = useOrder();
  const { watch, formState } = useFormContext<OrderValues>();
  const files = watch('files');
  const problem = formState.errors.files?.message;
  if (!uploads) return null;
  return (
    <FormSection title="Files">
      <DropZone
        label="Files for the attorney"
        choose="Choose files"
        accept={acceptedFiles}
        onFiles={uploads.add}
      >
        <b>Drop files here</b>
        {`PDF, Word, Excel, images, mail and text, up to ${megabytesEach} MB each and ${fileLimits.count} in all. They wait a day for the order.`}
      </DropZone>
      {problem && <ProblemLine announced>{problem}</ProblemLine>}
      {files.length + uploads.uploads.length > 0 && (
        <ul className={filesClasses.files} aria-label="Files">
          {files.map((file) => (
            <FileRow key={file.uid} file={file} uploads={uploads} />
          ))}
          {uploads.uploads.map((upload) => (
            <UploadRow key={upload.key} upload={upload} uploads={uploads} />
          ))}
        </ul>
      )}
    </FormSection>
  );
}

function FileRow({ file, uploads }: { file: HandedFile; uploads: OrderFiles }) {
  return (
    <li>
      <IconFileText size={20} stroke={1.75} aria-hidden />
      <div className={filesClasses.fileName}>
        {file.name}
        <small>{sizeWords(file.size)}</small>
      </div>
      {uploads.canChangeKind(file) ? (
        <span className={choicesClasses.fileKind}>
          <select
            aria-label={`What ${file.name} is`}
            value={file.kind}
            onChange={({ currentTarget }) =>
              uploads.changeKind(file, currentTarget.value as FileKind)
            }
          >
            {firmFileKinds.map((kind) => (
              <option key={kind} value={kind}>
                {fileKinds[kind]}
              </option>
            ))}
          </select>
        </span>
      ) : (
        <span className={classes.quiet}>{fileKinds[file.kind]}</span>
      )}
      <Button variant="ghost" size="s" onClick={() => uploads.remove(file)}>
        <IconTrash size={18} stroke={1.75} aria-hidden />
        <VisuallyHidden>{`Remove ${file.name}`}</VisuallyHidden>
      </Button>
    </li>
  );
}
