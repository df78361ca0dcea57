import { IconAlertTriangle, IconFileText } from '@tabler/icons-react';
import { reasonAgainst } from '../../platform/file-words.ts';
import type { Upload } from '../../platform/use-uploads.ts';
import { Button } from '../../ui/button.tsx';
import { UploadProgress } from '../../ui/upload-progress.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import classes from './files.module.css';
import type { OrderFiles } from './use-order-files.ts';

/** A file on its way, or one that did not get through. */
export function UploadRow({ upload, uploads }: { upload: Upload; uploads: OrderFiles }) {
  const { key, file, share = 0, failure } = upload;
  const canRetry = failure !== undefined && reasonAgainst(file) === undefined;
  return (
    <li data-failed={failure !== undefined || undefined}>
      {failure === undefined ? (
        <IconFileText size={20} stroke={1.75} aria-hidden />
      ) : (
        <IconAlertTriangle size={20} stroke={1.75} aria-hidden />
      )}
      <div className={classes.fileName}>
        {file.name}
        {failure === undefined ? (
          <UploadProgress label={`Sending ${file.name}`} share={share} />
        ) : (
          <small role="alert">{failure}</small>
        )}
      </div>
      {canRetry && (
        <Button variant="ghost" size="s" onClick={() => uploads.retry(upload)}>
          Try again
          <VisuallyHidden>{` with ${file.name}`}</VisuallyHidden>
        </Button>
      )}
      <Button variant="ghost" size="s" onClick={() => uploads.cancel(key)}>
        {failure === undefined ? 'Cancel' : 'Dismiss'}
        <VisuallyHidden>{` ${file.name}`}</VisuallyHidden>
      </Button>
    </li>
  );
}
