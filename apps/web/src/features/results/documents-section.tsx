import { files as endpoints } from '@courtside/contract/files';
import { fileKinds } from '@courtside/domain/files';
import { IconDownload, IconFileText } from '@tabler/icons-react';
import { call } from '../../platform/api.ts';
import { sizeWords } from '../../platform/file-words.ts';
import { saveFile } from '../../platform/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
import { showToast } from '../../ui/toasts/toast-store.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import filesClasses from './files.module.css';
import type { AttachedFile } from './result-values.ts';
import classes from './results.module.css';

async function download(uid: string): Promise<void> {
  try {
    saveFile(await call(endpoints.download, { params: { uid } }));
  } catch (error) {
    showToast({ kind: 'bad', text: `We could not download the file: ${(error as Error).message}` });
  }
}

/** What came with a version of a report. */
export function DocumentsSection({ files }: { files: readonly AttachedFile[] }) {
  if (files.length === 0) return null;
  return (
    <Section title="Documents">
      <ul className={filesClasses.files}>
        {files.map(({ uid, name, kind, size }) => (
          <li key={uid}>
            <IconFileText size={20} stroke={1.75} aria-hidden />
            <div>
              <p className={filesClasses.fileName}>{name}</p>
              <p className={classes.quiet}>{`${fileKinds[kind]}, ${sizeWords(size)}`}</p>
            </div>
            <Button variant="ghost" size="s" onClick={() => void download(uid)}>
              <IconDownload size={18} stroke={1.75} aria-hidden />
              <VisuallyHidden>{`Download ${name}`}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
