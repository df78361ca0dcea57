import { createContext, useContext, useEffect } from 'react';

export const UnsavedPanelContext = createContext<(isUnsaved: boolean) => void>(() => {});

/** Tells the panel around a form whether closing it would lose something. */
export function usePanelUnsaved(isUnsaved: boolean): void {
  const tell = useContext(UnsavedPanelContext);
  useEffect(() => {
    tell(isUnsaved);
    return () => tell(false);
  }, [tell, isUnsaved]);
}
