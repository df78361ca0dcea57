import { type FileKind, guessFileKind } from '@courtside/domain/files';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { reasonAgainst } from '../../platform/file-words.ts';
import { appearancesKey } from '../../platform/record-keys.ts';
import { uploadFile } from '../../platform/upload-file.ts';
import { submitFailure } from '../../ui/form/submit-failure.ts';

export interface ChosenFile {
  readonly key: string;
  /** What the server knows the attempt by: sent twice it is kept once. Another kind is another attempt. */
  readonly attempt: string;
  readonly file: File;
  readonly kind: FileKind;
  /** Set while it is being sent: how much of it has been. */
  readonly share?: number;
  readonly failure?: string | undefined;
}

/** Files that were chosen and not yet handed in. Each leaves the list once it is. */
export function useUploads(appearance: string) {
  const [chosen, setChosen] = useState<readonly ChosenFile[]>([]);
  const queryClient = useQueryClient();
  const running = useRef(new Map<string, AbortController>());
  const latest = useRef(chosen);
  useEffect(() => {
    latest.current = chosen;
  }, [chosen]);
  useEffect(() => {
    const { current } = running;
    return () => {
      for (const controller of current.values()) controller.abort();
    };
  }, []);

  const change = (key: string, changes: Partial<ChosenFile>) =>
    setChosen((before) =>
      before.map((each) => (each.key === key ? { ...each, ...changes } : each)),
    );
  const drop = (key: string) => {
    running.current.get(key)?.abort();
    setChosen((before) => before.filter((each) => each.key !== key));
  };

  const add = (picked: readonly File[]) =>
    setChosen((before) => [
      ...before,
      ...picked.map((file) => ({
        key: crypto.randomUUID(),
        attempt: crypto.randomUUID(),
        file,
        kind: guessFileKind(file.name),
        failure: reasonAgainst(file),
      })),
    ]);

  const sendOne = async ({ key, attempt, file, kind }: ChosenFile) => {
    const controller = new AbortController();
    running.current.set(key, controller);
    change(key, { share: 0, failure: undefined });
    try {
      await uploadFile({
        file,
        kind,
        appearance,
        idempotencyKey: attempt,
        signal: controller.signal,
        onProgress: (share) => change(key, { share }),
      });
      drop(key);
      await queryClient.invalidateQueries({ queryKey: [...appearancesKey, 'files', appearance] });
    } catch (error) {
      if (controller.signal.aborted) return;
      const { message } = submitFailure(error, []);
      setChosen((before) =>
        before.map((each) =>
          each.key === key ? { key, attempt, file, kind, failure: message } : each,
        ),
      );
    } finally {
      running.current.delete(key);
    }
  };

  /** One after the other: a slow line is not shared among ten. */
  const send = async () => {
    for (const { key } of chosen) {
      // Left out or of another kind by now, while those before it were sent.
      const ready = latest.current.find((each) => each.key === key);
      if (ready && ready.share === undefined && !reasonAgainst(ready.file)) await sendOne(ready);
    }
  };

  return {
    chosen,
    add,
    drop,
    send,
    setKind: (key: string, kind: FileKind) => change(key, { kind, attempt: crypto.randomUUID() }),
  };
}
