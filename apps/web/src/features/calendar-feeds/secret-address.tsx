import { IconCopy } from '@tabler/icons-react';
import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { showToast } from '../../ui/toasts/toast-store.ts';
import classes from './calendar-feeds.module.css';

/** Shown once, right after it was made. */
export function SecretAddress({ url }: { url: string }) {
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      showToast({ kind: 'ok', text: 'The address is copied' });
    } catch {
      // Not every browser lets a page write there: then the text is at least marked.
      field.current?.select();
      showToast({
        kind: 'bad',
        text: 'Your browser did not let us copy it. The address is marked.',
      });
    }
  };
  return (
    <Note kind="ok" live>
      <p>
        Your feed is ready. Copy its address now: it is not shown again. Whoever has it can read
        your hearings.
      </p>
      <div className={classes.address}>
        <input
          ref={field}
          readOnly
          aria-label="Address of your calendar feed"
          value={url}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button variant="secondary" size="s" onClick={() => void copy()}>
          <IconCopy size={16} stroke={1.75} aria-hidden />
          Copy
        </Button>
      </div>
    </Note>
  );
}
