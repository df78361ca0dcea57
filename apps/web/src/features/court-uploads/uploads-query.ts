import { courtUploads } from '@courtside/contract/court-uploads';
import type { ResponseOf } from '@courtside/contract/endpoint';
import { call } from '../../platform/api.ts';
import { sheetQueries } from '../../platform/sheet-queries.ts';

export type Upload = ResponseOf<typeof courtUploads.get>;
export type Line = ResponseOf<typeof courtUploads.listLines>['items'][number];

export const {
  useSheet: useUpload,
  useKeepSheet: useKeepUpload,
  useSheets: useUploads,
  useLines,
} = sheetQueries({
  name: 'court-uploads',
  get: (id, asked) => call(courtUploads.get, { params: { id } }, asked),
  list: (query, asked) => call(courtUploads.list, { query }, asked),
  listLines: (id, query: { outcome?: Line['outcome'] }, asked) =>
    call(courtUploads.listLines, { params: { id }, query }, asked),
});
