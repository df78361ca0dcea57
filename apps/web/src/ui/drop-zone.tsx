import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from './button.tsx';
import classes from './drop-zone.module.css';

type DropZoneProps = {
  /** What the hidden file input is called. */
  label: string;
  /** The words of the button. */
  choose: string;
  accept: string;
  onFiles: (files: readonly File[]) => void;
  /** What can be dropped here, and how much of it. */
  children: ReactNode;
};

/** Takes several files at once, dropped or chosen. */
export function DropZone({ label, choose, accept, onFiles, children }: DropZoneProps) {
  const picker = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const hover = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    <div
      className={classes.zone}
      data-over={isOver || undefined}
      onDragOver={hover}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <div>{children}</div>
      <Button variant="secondary" onClick={() => picker.current?.click()}>
        {choose}
      </Button>
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        aria-label={label}
        accept={accept}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // So that the same file can be chosen again.
          currentTarget.value = '';
        }}
      />
    </div>
  );
}
