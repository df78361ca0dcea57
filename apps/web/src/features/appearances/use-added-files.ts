import { guessFileKind } from '@courtside/domain/files';
import { useQueryClient } from '@tanstack/react-query';
import { reasonAgainst } from '../../platform/file-words.ts';
import { appearancesKey } from '../../platform/record-keys.ts';
import { useUploads } from '../../platform/use-uploads.ts';

/** Files that were chosen and not yet handed in. */
export function useAddedFiles(appearance: string) {
  const queryClient = useQueryClient();
  const { uploads, add, drop, send, setKind, find } = useUploads(appearance);

  /** One after the other: a slow line is not shared among ten. */
  const sendAll = async () => {
    for (const { key } of uploads) {
      // Left out or of another kind by now, while those before it were sent.
      const ready = find(key);
      if (!ready || ready.share !== undefined || reasonAgainst(ready.file)) continue;
      if (!(await send(ready))) continue;
      await queryClient.invalidateQueries({ queryKey: [...appearancesKey, 'files', appearance] });
    }
  };

  return {
    chosen: uploads,
    add: (picked: readonly File[]) => {
      for (const file of picked) add(file, guessFileKind(file.name));
    },
    drop,
    sendAll,
    setKind,
  };
}
