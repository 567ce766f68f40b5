/**
 * Resumable uploads (tus), headless. A finished file goes into the sink; an unfinished one resumes when the same file
 * is chosen again, even after the tab was killed.
 */
import type Uppy from '@uppy/core';
import { messageOf } from '../api/api-error.ts';
import type { FileKind } from '../../domain/documents/document-kind.ts';
import { Listeners } from '../stores/listeners.ts';
import { fileRefusal } from './file-refusal.ts';
import { recognized } from './file-signature.ts';
import { changedFile, isReadable } from './readable-file.ts';
import { thumbnailOf } from './thumbnail.ts';
import type { Transfer } from './transfer.ts';
import { forgetUpload, forgetUploadsNamed } from './tus-memory.ts';
import { refusalFrom } from './upload-refusal.ts';
import type { UploadSink } from './upload-sink.ts';

type UploaderState = {
  transfers: readonly Transfer[];
  refusals: readonly string[];
  /** Names of files chosen as documents and taken as exports of the processor's records. */
  exports: readonly string[];
  /** Thumbnails of images chosen on this page: a transfer's key, or an uploaded file's id, to an object URL. */
  thumbnails: ReadonlyMap<string, string>;
};
type Meta = Record<string, string> & { document_type: string };
type Sender = Uppy<Meta, Record<string, never>>;

const chunkBytes = 1024 * 1024;
const unloaded =
  'The part of this page that sends files could not be loaded. Check your connection and choose it again.';

/** Loads the upload code when a file is first about to be chosen: most steps of the wizard need none. */
async function openSender(sink: UploadSink): Promise<Sender> {
  const [{ default: Uppy }, { default: Tus }] = await Promise.all([import('@uppy/core'), import('@uppy/tus')]);
  return new Uppy<Meta, Record<string, never>>({ autoProceed: true }).use(Tus, {
    endpoint: '/api/uploads',
    chunkSize: chunkBytes,
    retryDelays: [0, 1_000, 3_000, 5_000],
    // Uppy sends `name` and `type` as the `filename` and `filetype` that tus servers read.
    allowedMetaFields: ['name', 'type', 'document_type', ...Object.keys(sink.meta ?? {})],
    removeFingerprintOnSuccess: true,
    limit: 3,
  });
}

export class Uploader {
  #state: UploaderState = { transfers: [], refusals: [], exports: [], thumbnails: new Map() };
  #listeners = new Listeners();
  #sink: UploadSink;
  #sending = 0;
  #pictures = new Map<string, Promise<string | null>>();
  #uppy: Sender | null = null;
  #opening: Promise<Sender> | null = null;

  constructor(sink: UploadSink) {
    this.#sink = sink;
  }

  /** Loads the upload code before a file is chosen. A failure is reported only once a file is chosen. */
  prepare(): void {
    this.#open().catch(() => undefined);
  }

  #open(): Promise<Sender> {
    this.#opening ??= openSender(this.#sink).then(
      (uppy) => this.#listenTo(uppy),
      (error: unknown) => {
        this.#opening = null;
        throw error;
      },
    );
    return this.#opening;
  }

  #listenTo(uppy: Sender): Sender {
    uppy.on('upload-progress', (file, progress) => {
      if (file)
        this.#patch(file.id, {
          state: 'uploading',
          message: '',
          percent: progress.bytesTotal ? (100 * progress.bytesUploaded) / progress.bytesTotal : 0,
        });
    });
    uppy.on('upload-success', (file, response) => {
      if (file) this.#finished(file.id, response.uploadURL ?? '');
    });
    uppy.on('upload-error', (file, error) => {
      if (file) void this.#failed(file.id, error);
    });
    this.#uppy = uppy;
    return uppy;
  }

  getState = (): UploaderState => this.#state;

  subscribe = this.#listeners.subscribe;

  /** Starts uploading; rejected files do not affect the others. */
  async add(files: readonly File[], kind: FileKind): Promise<void> {
    this.#set({ refusals: [], exports: [] });
    // Read in parallel, judged in order: each accepted file counts for the next.
    const looks = files.map(async (file) => {
      const taken = await import('./kind-taken.ts').then(
        ({ kindTaken }) => kindTaken(file, kind),
        () => kind,
      );
      return { taken, ...(await recognized(file, taken)) };
    });
    const uppy = await this.#open().catch(() => null);
    if (!uppy) return this.#set({ refusals: files.map(({ name }) => `“${name}” was not added. ${unloaded}`) });
    for (const look of looks) {
      const { file, taken, refusal: why } = await look;
      const before = await this.#makeWayFor(file, uppy);
      const as = taken === kind ? (before?.kind ?? kind) : taken;
      const refusal = fileRefusal(file, this.#there(), taken) ?? why ?? this.#send(uppy, file, as);
      if (refusal) this.#set({ refusals: [...this.#state.refusals, refusal] });
      else if (taken !== kind) this.#set({ exports: [...this.#state.exports, file.name] });
    }
  }

  retry(key: string): void {
    this.#patch(key, { state: 'uploading', message: '' });
    void this.#uppy?.retryUpload(key).catch(() => undefined);
  }

  /** Removes a file that is in progress or failed. */
  drop(key: string): void {
    this.#forget(key);
    this.#setTransfers(this.#state.transfers.filter((each) => each.key !== key));
  }

  setKind(key: string, kind: FileKind): void {
    if (this.#uppy?.getFile(key)) this.#uppy.setFileMeta(key, { document_type: kind });
    this.#patch(key, { kind });
  }

  dismissRefusals(): void {
    this.#set({ refusals: [] });
  }

  /** Removes an uploaded file. Returns the error message, or null. */
  async remove(id: string): Promise<string | null> {
    try {
      await this.#sink.drop(id);
      return null;
    } catch (error) {
      return messageOf(error, 'The file could not be removed. Please try again.');
    }
  }

  /**
   * Removes and returns the transfer that a newly chosen file replaces: a refused one of the same name, or a stopped
   * one of the same file, even if it was saved again since. An unchanged file keeps its upload and resumes it.
   */
  async #makeWayFor(file: File, uppy: Sender): Promise<Transfer | undefined> {
    const earlier = this.#state.transfers.find((each) => each.name === file.name && each.state !== 'uploading');
    if (!earlier) return undefined;
    const stopped = this.#fileOf(earlier.key);
    if (stopped && stopped.size === file.size && stopped.lastModified === file.lastModified) {
      uppy.removeFile(earlier.key);
      this.#setTransfers(this.#state.transfers.filter((each) => each !== earlier));
      return earlier;
    }
    if (stopped && earlier.size !== file.size && (await isReadable(stopped))) return undefined;
    this.drop(earlier.key);
    return earlier;
  }

  /** Uploaded files and those in progress. */
  #there(): { filename: string; size_bytes: number }[] {
    return [
      ...this.#sink.files(),
      ...this.#state.transfers.map(({ name, size }) => ({ filename: name, size_bytes: size })),
    ];
  }

  #send(uppy: Sender, file: File, kind: FileKind): string | null {
    try {
      // The path is part of the tus client's fingerprint, so that an upload for the draft is never resumed as one for a
      // case.
      const key = uppy.addFile({
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
    forgetUploadsNamed(window.localStorage, transfer.name);
    this.#showPicture(key, id);
    this.#setTransfers(this.#state.transfers.filter((each) => each.key !== key));
    this.#sink.add({
      id,
      filename: transfer.name,
      content_type: transfer.type,
      size_bytes: transfer.size,
      kind: transfer.kind,
    });
    // Remove it from Uppy, or choosing the same file again after removal would be a duplicate. Only after Uppy has
    // finished the upload: earlier, it would ask the server to delete the file.
    setTimeout(() => this.#uppy?.getFile(key) && this.#uppy.removeFile(key), 0);
  }

  async #failed(key: string, error: unknown): Promise<void> {
    const file = this.#fileOf(key);
    const refusal = !file || (await isReadable(file)) ? refusalFrom(error) : changedFile;
    this.#patch(key, refusal);
    // Uppy retries every failed file when another is added; a refused one must not be retried.
    if (refusal.state === 'refused') this.#forget(key);
  }

  /** The chosen file, while Uppy still has it. */
  #fileOf(key: string): File | null {
    const data = this.#uppy?.getFile(key)?.data;
    return data instanceof File ? data : null;
  }

  /** Stops a transfer and deletes its partial upload from browser storage. */
  #forget(key: string): void {
    const file = this.#uppy?.getFile(key);
    const url = file?.tus?.uploadUrl;
    if (file) this.#uppy?.removeFile(key);
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

  /** The thumbnail may be ready before or after the upload. */
  #showPicture(key: string, shownFor: string): void {
    void this.#pictures
      .get(key)
      ?.then((url) => url && this.#set({ thumbnails: new Map(this.#state.thumbnails).set(shownFor, url) }));
  }

  #set(change: Partial<UploaderState>): void {
    this.#state = { ...this.#state, ...change };
    this.#listeners.notify();
  }
}

const uploaders = { documents: new WeakMap<object, Uploader>(), exports: new WeakMap<object, Uploader>() };

/**
 * One uploader per owner (the draft's keeper, a case page), so that changing steps does not stop uploads; exports have
 * one of their own where both are on a page.
 */
export function uploaderFor(owner: object, sink: () => UploadSink, of: keyof typeof uploaders = 'documents'): Uploader {
  const known = uploaders[of].get(owner) ?? new Uploader(sink());
  uploaders[of].set(owner, known);
  return known;
}
