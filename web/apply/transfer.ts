import type { FileKind } from '../../domain/documents/document-kind.ts';

/**
 * A file being uploaded. `failed` can be retried; `refused` is the server's verdict on the file. `type` is the
 * browser's guess.
 */
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
