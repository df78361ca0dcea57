import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
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
  const [typed, setTyped] = useState<string>();
  const text = typed ?? value;
  const { pathname, key } = useLocation();
  const isLeaving = useNavigation().state !== 'idle';
  const shown = useRef({ value, key });
  // On their way into the address; a slow device may have sent the next before the last is shown.
  const underWay = useRef<string[]>([]);
  const followed = useRef<{ text: string; key: string }>(undefined);
  const send = useEffectEvent((search: string) => {
    // The next page may be in the address before this one is gone.
    if (window.location.pathname !== pathname) return;
    underWay.current.push(search);
    onChange(search);
  });
  useEffect(() => {
    if (shown.current.value === value && shown.current.key === key) return;
    const arrived = underWay.current.indexOf(value);
    // Changed by somebody else, such as a button that clears all filters: what was typed is over.
    if (value !== shown.current.value && arrived === -1) setTyped(undefined);
    shown.current = { value, key };
    underWay.current = arrived === -1 ? [] : underWay.current.slice(arrived + 1);
  }, [value, key]);
  useEffect(() => {
    const search = text.trim();
    const isAsked = search === (underWay.current.at(-1) ?? value);
    // Whoever follows a link right after typing must not be held back by the search.
    const hasLeft = followed.current?.text === text && followed.current.key === key;
    if (isAsked || isLeaving || hasLeft) return undefined;
    const timer = setTimeout(send, pauseMs, search);
    // The router tells of it only a while after the click, longer on a slow device.
    const giveWay = ({ target, defaultPrevented }: MouseEvent) => {
      if (!(defaultPrevented && target instanceof Element && target.closest('a[href]'))) return;
      followed.current = { text, key };
      clearTimeout(timer);
    };
    window.addEventListener('click', giveWay);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('click', giveWay);
    };
  }, [text, value, key, isLeaving]);
  return <SearchBox {...box} value={text} onChange={setTyped} />;
}
