/**
 * Uploads under way, as pieces in the storage that every process shares: each request adds one, so that any process can
 * go on where another left off. Lists and names say all that is known of them; no database row is changed while bytes
 * arrive (docs/decisions/0078-uploads-over-any-process.md).
 */
import { createReadStream, createWriteStream, mkdirSync } from 'node:fs';
import { mkdir, readdir, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { text } from 'node:stream/consumers';
import { DataStore, ERRORS, Upload } from '@tus/server';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { passingFolder, StorageMissing, type Storage } from '../ports/storage/storage.ts';

/** Our own client sends ten of 1 MB; every broken connection may add one. */
const maxPieces = 200;

const about = z.strictObject({ size: z.int().min(1), metadata: z.record(z.string(), z.string().nullable()) });

/** The folder of a user's unfinished uploads: what an erasure removes. */
export const unfinishedFolder = (userId: string): string => `${passingFolder}/${userId}`;

/** The unfinished uploads of one user, for the tus server. Others' do not exist in it. `spool`: a local folder. */
export class UnfinishedUploads extends DataStore {
  readonly #storage: Storage;
  readonly #folder: string;
  readonly #spool: string;

  constructor(storage: Storage, userId: string, spool: string) {
    super();
    this.#storage = storage;
    this.#folder = unfinishedFolder(userId);
    this.#spool = spool;
    // A deferred length is refused with words of our own (upload-endpoint.ts).
    this.extensions = ['creation', 'creation-with-upload', 'creation-defer-length', 'termination'];
  }

  override async create(upload: Upload): Promise<Upload> {
    const { size, metadata = {} } = upload;
    await this.#storage.put(this.#aboutKey(upload.id), Buffer.from(JSON.stringify({ size, metadata })));
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const said = await this.#storage.get(this.#aboutKey(id)).then(text, (error: unknown) => {
      throw error instanceof StorageMissing ? ERRORS.FILE_NOT_FOUND : error;
    });
    const { size, metadata } = about.parse(JSON.parse(said));
    const offset = endOf(await this.#pieces(id));
    return new Upload({ id, size, offset, metadata });
  }

  /** Through a local file, so that a slow sender holds neither memory nor one of the storage's few writers. */
  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    const known = await this.#storage.list(`${this.#folder}/${id}`);
    if (known.length > maxPieces) throw { status_code: 400, body: 'This upload came in too many pieces.' };
    return this.#withLocalFile(async (path) => {
      await pipeline(stream, createWriteStream(path, { mode: 0o600 }));
      const { size } = await stat(path);
      if (size > 0) await this.#storage.put(this.#pieceKey(id, offset, size), createReadStream(path));
      return offset + size;
    });
  }

  /** Throws when there is no such upload. */
  override async remove(id: string): Promise<void> {
    if ((await this.#storage.list(`${this.#folder}/${id}`)).length === 0) throw ERRORS.FILE_NOT_FOUND;
    await this.discard(id);
  }

  /** What is left of it, which may be nothing. */
  async discard(id: string): Promise<void> {
    const keys = await this.#storage.list(`${this.#folder}/${id}`);
    // What makes it an upload goes first: one that is half removed does not exist.
    for (const key of keys.toSorted((a, b) => Number(isPiece(a)) - Number(isPiece(b)))) await this.#storage.remove(key);
  }

  /** What this user has begun and not finished, in bytes: announced sizes count, not what has arrived. */
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
    const [storage, pieces] = [this.#storage, await this.#pieces(id)];
    if (endOf(pieces) !== size) throw ERRORS.INVALID_OFFSET;
    return this.#withLocalFile(async (path) => {
      const content = async function* () {
        for (const { key } of pieces) yield* await storage.get(key);
      };
      await pipeline(Readable.from(content(), { objectMode: false }), createWriteStream(path, { mode: 0o600 }));
      return use(path);
    });
  }

  async #withLocalFile<T>(use: (path: string) => Promise<T>): Promise<T> {
    await mkdir(this.#spool, { recursive: true, mode: 0o700 });
    const path = join(this.#spool, uuidv7());
    try {
      return await use(path);
    } finally {
      await rm(path, { force: true });
    }
  }

  #pieces = async (id: string): Promise<Piece[]> =>
    chainOf((await this.#storage.list(`${this.#folder}/${id}`)).filter(isPiece).map(pieceOf));

  /** Of one that another request has just finished or removed: nothing. */
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

const pieceName = /\/piece-(\d{9})-(\d+)$/;
const isPiece = (key: string): boolean => pieceName.test(key);

function pieceOf(key: string): Piece {
  const [, offset = '', size = ''] = pieceName.exec(key) ?? [];
  return { key, offset: Number(offset), size: Number(size) };
}

/**
 * The pieces that follow each other from the first byte, as far as any do: requests that raced have left several with the
 * same bytes.
 */
function chainOf(pieces: readonly Piece[]): Piece[] {
  const from = new Map<number, Piece[]>();
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

/** Removes the uploads begun more than a day ago and never finished: the time stands in their ids. */
export async function sweepUnfinished(storage: Storage, now: Date): Promise<void> {
  for (const key of await storage.list(passingFolder)) {
    const [, , id = ''] = key.split('/');
    if (begunAt(id) < now.getTime() - maxAgeMs) await storage.remove(key);
  }
}

/** Milliseconds in the first 48 bits of a UUID of version 7. */
const begunAt = (id: string): number => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);

/** Makes the spool, and removes what a process that was killed left in it a day ago. */
export async function openSpool(spool: string, now: Date): Promise<void> {
  mkdirSync(spool, { recursive: true, mode: 0o700 });
  for (const name of await readdir(spool)) {
    const path = join(spool, name);
    const found = await stat(path).catch(() => null);
    if (found && found.mtimeMs < now.getTime() - maxAgeMs) await rm(path, { force: true });
  }
}
