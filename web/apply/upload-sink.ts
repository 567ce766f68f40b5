/** Where the uploader's files go: an application's draft, or a submitted case. */
import { api } from '../api/api.ts';
import type { FileKind } from '../../domain/documents/document-kind.ts';
import type { DraftKeeper } from './draft-keeper.ts';

/** A file fully uploaded. `content_type` is the browser's guess; the server has checked the content. */
export type ArrivedFile = { id: string; filename: string; content_type: string; size_bytes: number; kind: FileKind };

export type UploadSink = {
  /** The files already there: they count toward the limit, and one of the same name and size is a duplicate. */
  files: () => readonly { filename: string; size_bytes: number }[];
  /** Adds an uploaded file. */
  add: (file: ArrivedFile) => void;
  /** Removes an uploaded file, on the server too. Throws an `ApiError`. */
  drop: (id: string) => Promise<void>;
  /** Called with the number of files in progress whenever it changes. */
  onSending?: (count: number) => void;
  /** Sent with each file as tus metadata, such as `case_id`. */
  meta?: Readonly<Record<string, string>>;
};

/** Files of the application's draft. */
export function draftSink(keeper: DraftKeeper): UploadSink {
  let sending = 0;
  return {
    files: () => keeper.getState().uploads,
    add: ({ kind, ...upload }) => {
      keeper.addUpload({ ...upload, created_at: new Date().toISOString() });
      keeper.change((answers) => ({
        ...answers,
        files: [...answers.files.filter((file) => file.id !== upload.id), { id: upload.id, document_type: kind }],
      }));
    },
    drop: async (id) => {
      await api.application.removeUpload({ id });
      keeper.dropUpload(id);
      keeper.change((answers) => ({ ...answers, files: answers.files.filter((file) => file.id !== id) }));
    },
    onSending: (count) => {
      keeper.setUploading(keeper.getState().uploading + count - sending);
      sending = count;
    },
  };
}
