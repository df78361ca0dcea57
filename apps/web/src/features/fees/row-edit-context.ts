import { createContext, useContext } from 'react';
import type { RowEdit } from './use-row-edit.ts';

export const RowEditContext = createContext<RowEdit | undefined>(undefined);

/** The editing of the grid around a cell. */
export function useGridEdit(): RowEdit {
  const edit = useContext(RowEditContext);
  if (!edit) throw new Error('This cell stands in no grid');
  return edit;
}
