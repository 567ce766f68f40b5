/**
 * Files being added to a case: uploaded by tus, then added by one call, which is retried until it is answered. No
 * React.
 */
import { codeOf, messageOf } from '../../api/api-error.ts';
import type { FileKind } from '../../../domain/documents/document-kind.ts';
import type { ArrivedFile, UploadSink } from '../../apply/upload-sink.ts';
import { Listeners } from '../../stores/listeners.ts';
import type { UnsavedStore } from '../../unsaved/store.ts';

export type Adding = {
  id: string;
  filename: string;
  size_bytes: number;
  kind: FileKind;
  state: 'adding' | 'failed' | 'refused';
  message: string;
};
type ExistingFile = { filename: string; size_bytes: number };
export type AddFile = (file: { id: string; document_type: FileKind }) => Promise<void>;

export class CaseFileKeeper {
  #adding: readonly Adding[];
  #there: readonly ExistingFile[] = [];
  #listeners = new Listeners();
  #caseId: string;
  #unsaved: UnsavedStore;
  #send: AddFile;

  /** `send` adds an uploaded file to the case. Takes over files that a killed tab uploaded but did not add. */
  constructor(caseId: string, unsaved: UnsavedStore, send: AddFile) {
    this.#caseId = caseId;
    this.#unsaved = unsaved;
    this.#send = send;
    this.#adding = readAdding(unsaved.read(caseId)?.value);
  }

  getState = (): readonly Adding[] => this.#adding;

  subscribe = this.#listeners.subscribe;

  /** The files the case now has, which need not be added again. */
  setThere(files: readonly (ExistingFile & { id: string })[]): void {
    this.#there = files;
    const left = this.#adding.filter((each) => !files.some((file) => file.id === each.id));
    if (left.length !== this.#adding.length) this.#set(left);
  }

  /** Adds what an earlier page could not. */
  start(): void {
    for (const each of this.#adding) if (each.state !== 'refused') void this.#add(each.id);
  }

  retry(id: string): void {
    void this.#add(id);
  }

  /** Removes a refused file from the list. */
  forget(id: string): void {
    this.#set(this.#adding.filter((each) => each.id !== id));
  }

  sinkFor(caseId: string): UploadSink {
    return {
      files: () => [...this.#there, ...this.#adding],
      add: (file) => this.#arrived(file),
      drop: async (id) => this.forget(id),
      meta: { case_id: caseId },
    };
  }

  #arrived({ id, filename, size_bytes, kind }: ArrivedFile): void {
    this.#set([
      ...this.#adding.filter((each) => each.id !== id),
      { id, filename, size_bytes, kind, state: 'adding', message: '' },
    ]);
    void this.#add(id);
  }

  async #add(id: string): Promise<void> {
    const file = this.#adding.find((each) => each.id === id);
    if (!file) return;
    this.#patch(id, { state: 'adding', message: '' });
    try {
      await this.#send({ id, document_type: file.kind });
      this.forget(id);
    } catch (error) {
      this.#patch(id, {
        state: isFinal(error) ? 'refused' : 'failed',
        message: messageOf(error, 'The file could not be added. Please try again.'),
      });
    }
  }

  #patch(id: string, change: Partial<Adding>): void {
    this.#set(this.#adding.map((each) => (each.id === id ? { ...each, ...change } : each)));
  }

  #set(adding: readonly Adding[]): void {
    this.#adding = adding;
    if (adding.length > 0) this.#unsaved.write(this.#caseId, adding);
    else this.#unsaved.clear(this.#caseId);
    this.#listeners.notify();
  }
}

/** The server's verdict, which a retry would not change. */
const isFinal = (error: unknown) =>
  ['NOT_FOUND', 'CONFLICT', 'INVALID_INPUT', 'BAD_REQUEST', 'UNSUPPORTED_FILE', 'TOO_LARGE', 'FORBIDDEN'].includes(
    codeOf(error) ?? '',
  );

const readAdding = (left: unknown): readonly Adding[] =>
  Array.isArray(left)
    ? left.filter(
        (each): each is Adding =>
          typeof each?.id === 'string' && typeof each.filename === 'string' && typeof each.kind === 'string',
      )
    : [];
