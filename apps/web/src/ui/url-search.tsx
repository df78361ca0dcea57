import { useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { SearchBox } from './search-box.tsx';

const pauseMs = 300;
const leavingMs = 5_000;

type UrlSearchProps = {
  label: string;
  placeholder?: string;
  /** What the address says. */
  value: string;
  onChange: (value: string) => void;
};

/** A search box whose text goes into the address after a pause, and follows it back. */
export function UrlSearch({ value, onChange, ...box }: UrlSearchProps) {
  const [typed, setTyped] = useState<string>();
  const sent = useRef(value);
  const text = typed ?? value;
  const isLeaving = useNavigation().state !== 'idle';
  useEffect(() => {
    // Changed by somebody else, such as a button that clears all filters: what was typed is over.
    if (value !== sent.current) setTyped(undefined);
    sent.current = value;
  }, [value]);
  useEffect(() => {
    const search = text.trim();
    // Whoever follows a link right after typing must not be held back by the search.
    if (search === value || isLeaving) return undefined;
    const send = () => {
      sent.current = search;
      onChange(search);
    };
    let timer = setTimeout(send, pauseMs);
    // That they are leaving is known here only a while after the click, longer on a slow device.
    const waitForLeaving = ({ target }: MouseEvent) => {
      if (!(target instanceof Element && target.closest('a[href]'))) return;
      clearTimeout(timer);
      timer = setTimeout(send, leavingMs);
    };
    document.addEventListener('click', waitForLeaving, { capture: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', waitForLeaving, { capture: true });
    };
  }, [text, value, isLeaving, onChange]);
  return <SearchBox {...box} value={text} onChange={setTyped} />;
}
