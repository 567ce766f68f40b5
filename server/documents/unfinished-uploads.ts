/**
 * Uploads under way, as pieces in the storage that every process shares: each request adds one, so that any process can
 * go on where another left off. All their state is in the names of the stored files; no database row is changed while
 * bytes arrive (docs/decisions/0078-uploads-over-any-process.md).
 */
import { createWriteStream, mkdirSync } from 'node:fs';
import { mkdir, readdir, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { text } from 'node:stream/consumers';
import { DataStore, ERRORS, Upload } from '@tus/server';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { readLocal } from './read-local.ts';
import { passingFolder, StorageMissing, type Storage } from '../ports/storage/storage.ts';

/** Our own client sends ten of 1 MB; every broken connection may add one. */
const maxPieces = 200;

const about = z.strictObject({ size: z.int().min(1), metadata: z.record(z.string(), z.string().nullable()) });

/** The folder of a user's unfinished uploads, which an erasure removes. */
export const unfinishedFolder = (userId: string): string => `${passingFolder}/${userId}`;

/**
 * The unfinished uploads of one user, for one request to the tus server; those of others do not exist in it. `spool`: a
 * local folder; `passed` is called with the number of bytes of the request's body that have reached it.
 */
export class UnfinishedUploads extends DataStore {
  readonly #storage: Storage;
  readonly #folder: string;
  readonly #spool: string;
  readonly #passed: (bytes: number) => void;
  /** Bytes that the upload of this request announced. */
  #announcedSize = 0;
  /** The last piece of that upload: it goes straight into the whole file, without being stored and read back. */
  #last: LocalPiece | null = null;

  constructor(storage: Storage, userId: string, spool: string, passed: (bytes: number) => void = () => {}) {
    super();
    this.#storage = storage;
    this.#folder = unfinishedFolder(userId);
    this.#spool = spool;
    this.#passed = passed;
    // A deferred length is declared here only to be refused in our own words (upload-endpoint.ts).
    this.extensions = ['creation', 'creation-with-upload', 'creation-defer-length', 'termination'];
  }

  override async create(upload: Upload): Promise<Upload> {
    const { size, metadata = {} } = upload;
    this.#announcedSize = size ?? 0;
    await this.#storage.put(this.#aboutKey(upload.id), Buffer.from(JSON.stringify({ size, metadata })));
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const said = await this.#storage.get(this.#aboutKey(id)).then(text, (error: unknown) => {
      throw error instanceof StorageMissing ? ERRORS.FILE_NOT_FOUND : error;
    });
    const { size, metadata } = about.parse(JSON.parse(said));
    const offset = endOf(chainOf(await this.#pieces(id)));
    this.#announcedSize = size;
    return new Upload({ id, size, offset, metadata });
  }

  /** Writes through a local file, so that a slow sender holds neither memory nor one of the storage's few writers. */
  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    const known = await this.#storage.list(`${this.#folder}/${id}`);
    if (known.length > maxPieces) throw { status_code: 400, body: 'This upload came in too many pieces.' };
    const path = await this.#localPath();
    try {
      await pipeline(
        stream,
        (content: AsyncIterable<Buffer>) => this.#counted(content),
        createWriteStream(path, { mode: 0o600 }),
      );
      const { size } = await stat(path);
      const key = this.#pieceKey(id, offset, size);
      if (offset + size === this.#announcedSize) this.#last = { key, offset, size, path };
      else if (size > 0) await this.#storage.put(key, readLocal(path));
      return offset + size;
    } finally {
      if (this.#last?.path !== path) await rm(path, { force: true });
    }
  }

  /** Each chunk counts as passed once the file has taken it. */
  async *#counted(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of content) {
      yield chunk;
      this.#passed(chunk.length);
    }
  }

  /** Ends the request and drops its last piece, which is in the whole file by now or will be sent again. */
  async end(): Promise<void> {
    if (this.#last) await rm(this.#last.path, { force: true });
  }

  /** Throws when there is no such upload. */
  override async remove(id: string): Promise<void> {
    if ((await this.#storage.list(`${this.#folder}/${id}`)).length === 0) throw ERRORS.FILE_NOT_FOUND;
    await this.discard(id);
  }

  /** Removes what is left of an upload, which may be nothing. */
  async discard(id: string): Promise<void> {
    const keys = await this.#storage.list(`${this.#folder}/${id}`);
    // The `about` file goes first: without it the upload no longer exists, even if pieces are left.
    for (const key of keys.toSorted((a, b) => Number(isPiece(a)) - Number(isPiece(b)))) await this.#storage.remove(key);
  }

  /** Bytes of this user's unfinished uploads, by their announced sizes and not by what has arrived. */
  async announcedBytes(): Promise<number> {
    const keys = (await this.#storage.list(this.#folder)).filter((key) => key.endsWith('/about'));
    const sizes = await Promise.all(keys.map((key) => this.#announced(key)));
    return sizes.reduce((sum, size) => sum + size, 0);
  }

  /** Bytes that the disk of the spool has left. */
  async freeBytes(): Promise<number> {
    await mkdir(this.#spool, { recursive: true, mode: 0o700 });
    const { bavail, bsize } = await statfs(this.#spool);
    return bavail * bsize;
  }

  /** Runs `use` with the path of the whole upload as one local file, which is removed afterwards. Throws when it is not whole. */
  async withWhole<T>({ id, size }: Upload, use: (path: string) => Promise<T>): Promise<T> {
    const last = this.#last;
    if (last !== null && last.size === size) return use(last.path);
    const [storage, stored] = [this.#storage, await this.#pieces(id)];
    const pieces = chainOf(last ? [...stored, last] : stored);
    if (endOf(pieces) !== size) throw ERRORS.INVALID_OFFSET;
    const path = await this.#localPath();
    try {
      const content = async function* () {
        for (const piece of pieces) yield* 'path' in piece ? readLocal(piece.path) : await storage.get(piece.key);
      };
      await pipeline(Readable.from(content(), { objectMode: false }), createWriteStream(path, { mode: 0o600 }));
      return await use(path);
    } finally {
      await rm(path, { force: true });
    }
  }

  async #localPath(): Promise<string> {
    await mkdir(this.#spool, { recursive: true, mode: 0o700 });
    return join(this.#spool, uuidv7());
  }

  #pieces = async (id: string): Promise<Piece[]> =>
    (await this.#storage.list(`${this.#folder}/${id}`)).filter(isPiece).map(pieceOf);

  /** The announced size of an upload; 0 if another request has just finished or removed it. */
  async #announced(key: string): Promise<number> {
    const said = await this.#storage.get(key).then(text, (error: unknown) => {
      if (error instanceof StorageMissing) return null;
      throw error;
    });
    return said === null ? 0 : about.parse(JSON.parse(said)).size;
  }

  #aboutKey = (id: string): string => `${this.#folder}/${id}/about`;
  #pieceKey = (id: string, offset: number, size: number): string =>
    `${this.#folder}/${id}/piece-${String(offset).padStart(9, '0')}-${size}`;
}

/** Where a piece begins and how long it is, in bytes. */
type Piece = { key: string; offset: number; size: number };
type LocalPiece = Piece & { path: string };

const pieceName = /\/piece-(\d{9})-(\d+)$/;
const isPiece = (key: string): boolean => pieceName.test(key);

function pieceOf(key: string): Piece {
  const [, offset = '', size = ''] = pieceName.exec(key) ?? [];
  return { key, offset: Number(offset), size: Number(size) };
}

/**
 * The longest chain of pieces that follow each other from the first byte; requests that raced may have left several
 * pieces with the same bytes.
 */
function chainOf(pieces: readonly (Piece | LocalPiece)[]): (Piece | LocalPiece)[] {
  const from = new Map<number, (Piece | LocalPiece)[]>();
  for (const piece of pieces.toSorted((a, b) => b.offset - a.offset)) {
    const chain = [piece, ...(from.get(piece.offset + piece.size) ?? [])];
    if (endOf(chain) > endOf(from.get(piece.offset) ?? [])) from.set(piece.offset, chain);
  }
  return from.get(0) ?? [];
}

function endOf(pieces: readonly Piece[]): number {
  const last = pieces.at(-1);
  return last ? last.offset + last.size : 0;
}

const maxAgeMs = 24 * 60 * 60 * 1000;

/** Removes uploads that were begun more than a day ago and never finished; their ids contain the time. */
export async function sweepUnfinished(storage: Storage, now: Date): Promise<void> {
  for (const key of await storage.list(passingFolder)) {
    const [, , id = ''] = key.split('/');
    if (begunAt(id) < now.getTime() - maxAgeMs) await storage.remove(key);
  }
}

/** Milliseconds in the first 48 bits of a UUID of version 7. */
const begunAt = (id: string): number => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);

/** Makes the spool, and removes files in it that are a day old, left by a process that was killed. */
export async function openSpool(spool: string, now: Date): Promise<void> {
  mkdirSync(spool, { recursive: true, mode: 0o700 });
  for (const name of await readdir(spool)) {
    const path = join(spool, name);
    const found = await stat(path).catch(() => null);
    if (found && found.mtimeMs < now.getTime() - maxAgeMs) await rm(path, { force: true });
  }
}
