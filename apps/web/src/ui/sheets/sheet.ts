export type SheetStage = 'uploaded' | 'checking' | 'checked' | 'applying' | 'applied' | 'failed';

/** A file of lines that is tried before it is applied. */
export type Sheet = {
  id: string;
  fileName: string;
  stage: SheetStage;
  columns: readonly string[];
  /** The first lines, to recognize the columns by. */
  sample: readonly (readonly string[])[];
  lines: number;
  /** How many of them the present stage has got through. */
  doneLines: number;
  failure: string | null;
  hasLines: boolean;
  createdAt: string;
};
