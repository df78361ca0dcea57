import { useEffect, useState } from 'react';
import { SearchBox } from './search-box.tsx';

const pauseMs = 300;

type UrlSearchProps = {
  label: string;
  placeholder?: string;
  /** What the address says. */
  value: string;
  onChange: (value: string) => void;
};

/** A search box whose text goes into the address after a pause, and follows it back. */
export function UrlSearch({ value, onChange, ...box }: UrlSearchProps) {
  const [typed, setTyped] = useState({ text: value, for: value });
  const text = typed.for === value ? typed.text : value;
  useEffect(() => {
    if (text.trim() === value) return undefined;
    const timer = setTimeout(() => onChange(text.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [text, value, onChange]);
  return (
    <SearchBox {...box} value={text} onChange={(next) => setTyped({ text: next, for: value })} />
  );
}
