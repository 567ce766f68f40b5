/**
 * Sends files by resumable upload (tus), headless. A finished file becomes an upload of the draft; an unfinished one goes on where
 * it stopped when the same file is chosen again, also after the tab was killed.
 */
import Uppy from '@uppy/core';
import Tus from '@uppy/tus';
import { api } from '../api.ts';
import { messageOf } from '../api-error.ts';
import type { FileKind } from './document-kinds.ts';
import type { DraftKeeper } from './draft-keeper.ts';
import { fileRefusal } from './file-refusal.ts';
import type { Transfer } from './transfer.ts';
import { forgetUpload } from './tus-memory.ts';
import { refusalFrom } from './upload-refusal.ts';

export type UploaderState = { transfers: readonly Transfer[]; refusals: readonly string[] };
type Meta = { document_type: string };

const chunkBytes = 1024 * 1024;

export class Uploader {
  #state: UploaderState = { transfers: [], refusals: [] };
  #listeners = new Set<() => void>();
  #keeper: DraftKeeper;
  #uppy = new Uppy<Meta, Record<string, never>>({ autoProceed: true });

  constructor(keeper: DraftKeeper) {
    this.#keeper = keeper;
    this.#uppy.use(Tus, {
      endpoint: '/api/uploads',
      chunkSize: chunkBytes,
      retryDelays: [0, 1_000, 3_000, 5_000],
      // Uppy sends `name` and `type` as the `filename` and `filetype` that tus servers read.
      allowedMetaFields: ['name', 'type', 'document_type'],
      removeFingerprintOnSuccess: true,
      limit: 3,
    });
    this.#uppy.on('upload-progress', (file, progress) => {
      if (file) this.#patch(file.id, { state: 'uploading', message: '', percent: progress.bytesTotal ? (100 * progress.bytesUploaded) / progress.bytesTotal : 0 });
    });
    this.#uppy.on('upload-success', (file, response) => {
      if (file) this.#finished(file.id, response.uploadURL ?? '');
    });
    this.#uppy.on('upload-error', (file, error) => {
      if (file) this.#failed(file.id, error);
    });
  }

  getState = (): UploaderState => this.#state;

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Starts sending; what cannot be taken is refused at once, and nothing else is lost by it. */
  add(files: readonly File[], kind: FileKind): void {
    const refusals: string[] = [];
    for (const file of files) {
      const already = this.#state.transfers.length + this.#keeper.getState().uploads.length;
      const refusal = fileRefusal(file, already) ?? this.#send(file, kind);
      if (refusal) refusals.push(refusal);
    }
    this.#set({ refusals });
  }

  retry(key: string): void {
    this.#patch(key, { state: 'uploading', message: '' });
    void this.#uppy.retryUpload(key).catch(() => undefined);
  }

  /** Takes a file that is on its way, or that failed, out of the list. */
  drop(key: string): void {
    this.#forget(key);
    this.#setTransfers(this.#state.transfers.filter((each) => each.key !== key));
  }

  setKind(key: string, kind: FileKind): void {
    if (this.#uppy.getFile(key)) this.#uppy.setFileMeta(key, { document_type: kind });
    this.#patch(key, { kind });
  }

  dismissRefusals(): void {
    this.#set({ refusals: [] });
  }

  /** Takes an uploaded file out of the draft. Gives what went wrong, or null. */
  async remove(id: string): Promise<string | null> {
    try {
      await api.application.removeUpload({ id });
    } catch (error) {
      return messageOf(error, 'The file could not be removed. Please try again.');
    }
    this.#keeper.dropUpload(id);
    this.#keeper.change((answers) => ({ ...answers, files: answers.files.filter((file) => file.id !== id) }));
    return null;
  }

  #send(file: File, kind: FileKind): string | null {
    try {
      const key = this.#uppy.addFile({ name: file.name, type: file.type, data: file, meta: { document_type: kind } });
      this.#setTransfers([...this.#state.transfers, { key, name: file.name, size: file.size, kind, percent: 0, state: 'uploading', message: '' }]);
      return null;
    } catch {
      return `“${file.name}” is already in the list.`;
    }
  }

  #finished(key: string, uploadUrl: string): void {
    const transfer = this.#state.transfers.find((each) => each.key === key);
    const id = new URL(uploadUrl, window.location.href).pathname.split('/').at(-1);
    if (!transfer || !id) return;
    this.#setTransfers(this.#state.transfers.filter((each) => each.key !== key));
    this.#keeper.addUpload({ id, filename: transfer.name, content_type: '', size_bytes: transfer.size, created_at: new Date().toISOString() });
    this.#keeper.change((answers) => ({ ...answers, files: [...answers.files.filter((file) => file.id !== id), { id, document_type: transfer.kind }] }));
    // Out of Uppy, or the same file, removed and chosen again, would be a duplicate. Only after Uppy has let go of the upload:
    // before that, it would ask the server to delete what has just arrived.
    setTimeout(() => this.#uppy.getFile(key) && this.#uppy.removeFile(key), 0);
  }

  #failed(key: string, error: unknown): void {
    const refusal = refusalFrom(error);
    this.#patch(key, refusal);
    // Uppy sends every failed file again with the next one that is added; a refused one must not be.
    if (refusal.state === 'refused') this.#forget(key);
  }

  /** Stops a transfer, and takes its half-done upload out of this device's memory. */
  #forget(key: string): void {
    const url = this.#uppy.getFile(key)?.tus?.uploadUrl;
    if (this.#uppy.getFile(key)) this.#uppy.removeFile(key);
    if (url) forgetUpload(window.localStorage, url);
  }

  #patch(key: string, change: Partial<Transfer>): void {
    this.#setTransfers(this.#state.transfers.map((each) => (each.key === key ? { ...each, ...change } : each)));
  }

  #setTransfers(transfers: readonly Transfer[]): void {
    this.#set({ transfers });
    const uploading = transfers.filter((each) => each.state === 'uploading').length;
    if (uploading !== this.#keeper.getState().uploading) this.#keeper.setUploading(uploading);
  }

  #set(change: Partial<UploaderState>): void {
    this.#state = { ...this.#state, ...change };
    this.#listeners.forEach((listener) => listener());
  }
}

const uploaders = new WeakMap<DraftKeeper, Uploader>();

/** One uploader a draft: going to another step does not stop what is on its way. */
export function uploaderFor(keeper: DraftKeeper): Uploader {
  const known = uploaders.get(keeper) ?? new Uploader(keeper);
  uploaders.set(keeper, known);
  return known;
}
