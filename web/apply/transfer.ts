import type { FileKind } from './document-kinds.ts';

/** A file on its way. `failed` can be tried again; `refused` is the server's judgment of the file. `type` is the browser's guess. */
export type Transfer = {
  key: string;
  name: string;
  size: number;
  type: string;
  kind: FileKind;
  percent: number;
  state: 'uploading' | 'failed' | 'refused';
  message: string;
};
