import { IconWifiOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

type ErrorStateProps = {
  /** What failed, such as "We could not load your appearances". */
  title: string;
  /** What is safe. */
  children: ReactNode;
  onRetry: () => void;
  retrying?: boolean;
};

export function ErrorState({ title, children, onRetry, retrying = false }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        icon={IconWifiOff}
        title={title}
        action={
          <Button variant="secondary" onClick={onRetry} busy={retrying}>
            Try again
          </Button>
        }
      >
        {children}
      </EmptyState>
    </div>
  );
}
