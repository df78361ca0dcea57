import type { ApiError } from '@courtside/contract/client';

type Data = Record<string, unknown>;
type Saved = { revision: number; updatedAt: string };

export type DraftState =
  | { kind: 'untouched' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: string }
  | { kind: 'failed'; message: string }
  /** Another device saved meanwhile: nothing is sent until somebody decides. */
  | { kind: 'conflict' };

type KeeperOptions = {
  revision: number;
  /** `isLeaving` asks for a request that outlives the page. */
  save: (data: Data, revision: number, isLeaving: boolean) => Promise<Saved>;
  onState: (state: DraftState) => void;
  pauseMs?: number;
};

/** Saves the newest form a moment after it stops changing, one request at a time. */
export function draftKeeper({ revision, save, onState, pauseMs = 1000 }: KeeperOptions) {
  let known = revision;
  let waiting: Data | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;
  let isHeld = false;

  const later = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void send(false), ms);
  };
  const send = async (isLeaving: boolean): Promise<void> => {
    clearTimeout(timer);
    if (waiting === undefined || isSending || isHeld) return;
    const data = waiting;
    waiting = undefined;
    isSending = true;
    onState({ kind: 'saving' });
    try {
      const saved = await save(data, known, isLeaving);
      known = saved.revision;
      if (!isHeld) onState({ kind: 'saved', at: saved.updatedAt });
    } catch (error) {
      waiting ??= data;
      if (isConflict(error)) isHeld = true;
      onState(
        isHeld ? { kind: 'conflict' } : { kind: 'failed', message: (error as Error).message },
      );
    } finally {
      isSending = false;
    }
    if (waiting !== undefined && !isHeld) later(pauseMs * 5);
  };

  return {
    change(data: Data): void {
      waiting = data;
      if (!isHeld) later(pauseMs);
    },
    /** Now, because the page or the screen is being left. */
    async flush(): Promise<void> {
      await send(true);
    },
    /** Somebody decided which form counts, or the draft was dropped: goes on from what is stored. */
    resume(from: number, data?: Data): void {
      known = from;
      isHeld = false;
      waiting = data;
      if (data) void send(false);
      else clearTimeout(timer);
    },
    /** The order is made: nothing is left to keep. */
    stop(): void {
      clearTimeout(timer);
      waiting = undefined;
      isHeld = true;
    },
  };
}

function isConflict(error: unknown): boolean {
  return error instanceof Error && (error as Partial<ApiError>).code === 'conflict';
}
