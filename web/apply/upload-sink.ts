/** Where the uploader's files go: the draft of an application, or a case that is submitted already. */
import { api } from '../api/api.ts';
import type { FileKind } from './document-kinds.ts';
import type { DraftKeeper } from './draft-keeper.ts';

/** A file whose bytes are all on the server. `content_type` is the browser's guess; the server has judged by content. */
export type ArrivedFile = { id: string; filename: string; content_type: string; size_bytes: number; kind: FileKind };

export type UploadSink = {
  /** The files that are there already: they count against the limit, and a file of the same name and size is one of them. */
  files: () => readonly { filename: string; size_bytes: number }[];
  /** Takes an arrived file in. */
  add: (file: ArrivedFile) => void;
  /** Takes an arrived file out again, on the server too. Throws an `ApiError`. */
  drop: (id: string) => Promise<void>;
  /** How many files are on their way, each time that it changes. */
  onSending?: (count: number) => void;
  /** Sent with each file as tus metadata, such as `case_id`. */
  meta?: Readonly<Record<string, string>>;
};

/** Files of the application's draft. */
export function draftSink(keeper: DraftKeeper): UploadSink {
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
    onSending: (count) => keeper.setUploading(count),
  };
}
