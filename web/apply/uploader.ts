/**
 * Sends files by resumable upload (tus), headless. A finished file goes into the sink; an unfinished one goes on where it stopped
 * when the same file is chosen again, also after the tab was killed.
 */
import Uppy from '@uppy/core';
import Tus from '@uppy/tus';
import { messageOf } from '../api/api-error.ts';
import type { FileKind } from './document-kinds.ts';
import { fileRefusal } from './file-refusal.ts';
import { signatureRefusal } from './file-signature.ts';
import { thumbnailOf } from './thumbnail.ts';
import type { Transfer } from './transfer.ts';
import { forgetUpload } from './tus-memory.ts';
import { refusalFrom } from './upload-refusal.ts';
import type { UploadSink } from './upload-sink.ts';

type UploaderState = {
  transfers: readonly Transfer[];
  refusals: readonly string[];
  /** Small pictures of images chosen on this page: a transfer's key, or an arrived file's id, to an object URL. */
  thumbnails: ReadonlyMap<string, string>;
};
type Meta = Record<string, string> & { document_type: string };

const chunkBytes = 1024 * 1024;

export class Uploader {
  #state: UploaderState = { transfers: [], refusals: [], thumbnails: new Map() };
  #listeners = new Set<() => void>();
  #sink: UploadSink;
  #sending = 0;
  #pictures = new Map<string, Promise<string | null>>();
  #uppy = new Uppy<Meta, Record<string, never>>({ autoProceed: true });

  constructor(sink: UploadSink) {
    this.#sink = sink;
    this.#uppy.use(Tus, {
      endpoint: '/api/uploads',
      chunkSize: chunkBytes,
      retryDelays: [0, 1_000, 3_000, 5_000],
      // Uppy sends `name` and `type` as the `filename` and `filetype` that tus servers read.
      allowedMetaFields: ['name', 'type', 'document_type', ...Object.keys(sink.meta ?? {})],
      removeFingerprintOnSuccess: true,
      limit: 3,
    });
    this.#uppy.on('upload-progress', (file, progress) => {
      if (file)
        this.#patch(file.id, {
          state: 'uploading',
          message: '',
          percent: progress.bytesTotal ? (100 * progress.bytesUploaded) / progress.bytesTotal : 0,
        });
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
  async add(files: readonly File[], kind: FileKind): Promise<void> {
    this.#set({ refusals: [] });
    // Read side by side, judged one after the other: each that is taken counts for the next.
    const signatures = files.map((file) => signatureRefusal(file));
    for (const [index, file] of files.entries()) {
      if (this.#goOnWith(file)) continue;
      const refusal = fileRefusal(file, this.#there()) ?? (await signatures[index]) ?? this.#send(file, kind);
      if (refusal) this.#set({ refusals: [...this.#state.refusals, refusal] });
    }
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

  /** Takes an arrived file out again. Gives what went wrong, or null. */
  async remove(id: string): Promise<string | null> {
    try {
      await this.#sink.drop(id);
      return null;
    } catch (error) {
      return messageOf(error, 'The file could not be removed. Please try again.');
    }
  }

  /** A file chosen again after its upload stopped goes on; after it was refused, its row makes way. True when it goes on. */
  #goOnWith(file: File): boolean {
    const earlier = this.#state.transfers.find(
      (each) => each.name === file.name && each.size === file.size && each.state !== 'uploading',
    );
    if (earlier?.state === 'failed') this.retry(earlier.key);
    else if (earlier) this.drop(earlier.key);
    return earlier?.state === 'failed';
  }

  /** Arrived files and those on their way. */
  #there(): { filename: string; size_bytes: number }[] {
    return [
      ...this.#sink.files(),
      ...this.#state.transfers.map(({ name, size }) => ({ filename: name, size_bytes: size })),
    ];
  }

  #send(file: File, kind: FileKind): string | null {
    try {
      // The path is part of what the tus client knows a file by: one meant for the draft does not go on as one of a case.
      const key = this.#uppy.addFile({
        name: file.name,
        type: file.type,
        data: file,
        meta: { ...this.#sink.meta, document_type: kind, relativePath: Object.values(this.#sink.meta ?? {}).join() },
      });
      this.#setTransfers([
        ...this.#state.transfers,
        { key, name: file.name, size: file.size, type: file.type, kind, percent: 0, state: 'uploading', message: '' },
      ]);
      this.#pictures.set(key, thumbnailOf(file));
      this.#showPicture(key, key);
      return null;
    } catch {
      return `“${file.name}” is already in the list.`;
    }
  }

  #finished(key: string, uploadUrl: string): void {
    const transfer = this.#state.transfers.find((each) => each.key === key);
    const id = new URL(uploadUrl, window.location.href).pathname.split('/').at(-1);
    if (!transfer || !id) return;
    this.#showPicture(key, id);
    this.#setTransfers(this.#state.transfers.filter((each) => each.key !== key));
    this.#sink.add({
      id,
      filename: transfer.name,
      content_type: transfer.type,
      size_bytes: transfer.size,
      kind: transfer.kind,
    });
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
    const sending = transfers.filter((each) => each.state === 'uploading').length;
    if (sending !== this.#sending) this.#sink.onSending?.(sending);
    this.#sending = sending;
  }

  /** The picture may be drawn before or after the file has arrived. */
  #showPicture(key: string, shownFor: string): void {
    void this.#pictures
      .get(key)
      ?.then((url) => url && this.#set({ thumbnails: new Map(this.#state.thumbnails).set(shownFor, url) }));
  }

  #set(change: Partial<UploaderState>): void {
    this.#state = { ...this.#state, ...change };
    this.#listeners.forEach((listener) => listener());
  }
}

const uploaders = new WeakMap<object, Uploader>();

/** One uploader an owner (the draft's keeper, a case page): going to another step does not stop what is on its way. */
export function uploaderFor(owner: object, sink: () => UploadSink): Uploader {
  const known = uploaders.get(owner) ?? new Uploader(sink());
  uploaders.set(owner, known);
  return known;
}
