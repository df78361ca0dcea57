import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import classes from './disclosure.module.css';

type DisclosureProps = {
  /** What the button shows. */
  trigger: ReactNode;
  /** The button's name, where what it shows is no text. */
  label?: string;
  triggerClassName?: string | undefined;
  align?: 'start' | 'end';
  children: ReactNode;
};

/** A button that opens a small list of links below it. Arrow keys walk through the list. */
export function Disclosure({
  trigger,
  label,
  triggerClassName,
  align = 'end',
  children,
}: DisclosureProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);

  const leave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !root.current?.contains(relatedTarget)) setOpen(false);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      setOpen(false);
      button.current?.focus();
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    // Radio buttons inside have arrow keys of their own.
    if (event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    setOpen(true);
    requestAnimationFrame(() => walk(root.current, event.key === 'ArrowDown' ? 1 : -1));
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- listens to what it contains
    <div ref={root} className={classes.root} onBlur={leave} onKeyDown={press}>
      <button
        ref={button}
        type="button"
        className={triggerClassName}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={label}
        onClick={() => setOpen(!isOpen)}
      >
        {trigger}
      </button>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a link was followed, by mouse or key */}
      <div
        id={id}
        className={classes.panel}
        data-align={align}
        hidden={!isOpen}
        onClick={({ target }) => {
          if (target instanceof Element && target.closest('a')) setOpen(false);
        }}
      >
        {children}
      </div>
    </div>
  );
}

function walk(root: HTMLElement | null, step: 1 | -1): void {
  const stops = [...(root?.querySelectorAll<HTMLElement>('button, a, input:checked') ?? [])];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  stops.at((at + step + stops.length) % stops.length)?.focus();
}
