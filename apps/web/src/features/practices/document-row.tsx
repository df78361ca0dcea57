import { files } from '@courtside/contract/files';
import { IconDownload } from '@tabler/icons-react';
import { call } from '../../platform/api.ts';
import { saveFile } from '../../platform/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { submitFailure } from '../../ui/form/submit-failure.ts';
import { formatLongDate } from '../../ui/format-date.ts';
import { showToast } from '../../ui/toasts/toast-store.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { ExpiryLabel } from './expiry-label.tsx';
import type { AttorneyDocument } from './practice-queries.ts';
import classes from './practices.module.css';

async function download(uid: string): Promise<void> {
  try {
    saveFile(await call(files.download, { params: { uid } }));
  } catch (error) {
    const why = submitFailure(error, []).message ?? '';
    showToast({ kind: 'bad', text: `The file could not be downloaded. ${why}` });
  }
}

export function DocumentRow({ document }: { document: AttorneyDocument }) {
  const { file, createdAt, replacedAt, standing, expiresOn } = document;
  const name = file?.name ?? 'Noted on paper';
  return (
    <li>
      <div>
        <p className={classes.name}>{name}</p>
        <p className={classes.detail}>{`Added on ${formatLongDate(createdAt)}`}</p>
        <p className={classes.detail}>
          {replacedAt ? (
            `Replaced on ${formatLongDate(replacedAt)}`
          ) : (
            <ExpiryLabel standing={standing} expiresOn={expiresOn} />
          )}
        </p>
      </div>
      {file && (
        <Button variant="ghost" size="s" onClick={() => void download(file.uid)}>
          <IconDownload size={18} stroke={1.75} aria-hidden />
          <VisuallyHidden>{`Download ${name}`}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}
