import type { Icon } from '@tabler/icons-react';
import { useRef } from 'react';
import { acceptedFiles } from '../../platform/file-words.ts';
import { Button } from '../../ui/button.tsx';

type FileButtonProps = {
  icon: Icon;
  children: string;
  /** Opens the camera of a phone; elsewhere it lets one choose a picture. */
  camera?: boolean;
  size?: 's' | 'm';
  onFiles: (files: File[]) => void;
};

export function FileButton({ icon: ButtonIcon, children, camera, size, onFiles }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="secondary"
        wide={size !== 's'}
        {...(size && { size })}
        onClick={() => input.current?.click()}
      >
        <ButtonIcon size={18} stroke={1.75} aria-hidden />
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={children}
        {...(camera
          ? { accept: 'image/*', capture: 'environment' as const }
          : { accept: acceptedFiles, multiple: true })}
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])]);
          // The same file can be chosen again after it failed.
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}
