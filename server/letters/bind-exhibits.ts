import { createHash, randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { v7 as uuidv7 } from 'uuid';
import { systemActor } from '../../db/actor.ts';
import { BindingFailed, type BoundBook, type Exhibit } from '../engines/exhibits/exhibits.ts';
import { StorageCorrupt, StorageMissing } from '../ports/storage/storage.ts';
import type { Services } from '../kernel/context.ts';
import type { BookFile } from '../../domain/letters/exhibits.ts';
import { bookInputs, findBook, type BookInputs, type BookRow } from './exhibit-book.ts';
import { currentVersion, findLetter } from './find-letter.ts';

/**
 * Binds the exhibits of a letter's current version, outside any transaction; the same list and files are bound once. A
 * failed binding is recorded, and tried again with `again`. Returns null when no exhibit has a file. Throws NOT_FOUND.
 */
export async function bindExhibits(
  services: Services,
  letterId: string,
  { again = false } = {},
): Promise<BookRow | null> {
  const found = await services.database.as(systemActor, async (db) => {
    const letter = await findLetter(db, letterId);
    const inputs = await bookInputs(db, letter, (await currentVersion(db, letter)).document);
    return inputs && { letter, inputs, known: await findBook(db, letterId, inputs.hash) };
  });
  if (!found) return null;
  const { letter, inputs, known } = found;
  if (known && (known.failed === null || !again)) return known;
  const made = await bindOnce(services, inputs);
  return keep(services, { letterId, caseId: letter.case_id, inputs, made });
}

type Made = { book: BoundBook } | { failed: string };
/** Bindings in progress by the hash of their inputs, so that the job and a request for the book share one. */
const running = new Map<string, Promise<Made>>();

function bindOnce(services: Services, inputs: BookInputs): Promise<Made> {
  const made = running.get(inputs.hash) ?? bind(services, inputs).finally(() => running.delete(inputs.hash));
  running.set(inputs.hash, made);
  return made;
}

async function bind(services: Services, inputs: BookInputs): Promise<Made> {
  const exhibits: Exhibit[] = [];
  for (const { label, description, file } of inputs.exhibits)
    exhibits.push({ label, description, file: file && { ...file, bytes: await bytesOf(services, file) } });
  try {
    return { book: await services.binder.bind({ ...inputs, exhibits }) };
  } catch (error) {
    if (!(error instanceof BindingFailed)) throw error;
    services.log.warn({ err: error }, 'the exhibits of a letter could not be bound');
    return { failed: error.message.slice(0, 500) };
  }
}

/** A file whose bytes are missing or altered is treated as unreadable: it gets a slip sheet. */
async function bytesOf(services: Services, { storage_key }: BookFile): Promise<Uint8Array> {
  try {
    return await buffer(await services.storage.get(storage_key));
  } catch (error) {
    if (error instanceof StorageMissing || error instanceof StorageCorrupt) return new Uint8Array();
    throw error;
  }
}

/**
 * Stores the bytes before the row, so that no row lacks them. Of two bindings of the same inputs, the first is kept.
 */
async function keep(
  services: Services,
  { letterId, caseId, inputs, made }: { letterId: string; caseId: string; inputs: BookInputs; made: Made },
): Promise<BookRow> {
  const book = 'book' in made ? made.book : null;
  const key = book && `letters/${letterId}/exhibits-${randomBytes(6).toString('hex')}.pdf`;
  if (book && key) await services.storage.put(key, book.bytes);
  const bound = new Map(book?.exhibits.map((each) => [each.label, each]));
  const exhibits = inputs.exhibits.map((each) => ({
    ...each,
    pages: bound.get(each.label)?.pages ?? null,
    slip: bound.get(each.label)?.slip ?? null,
    first_page: bound.get(each.label)?.first_page ?? null,
  }));
  const row = await services.database.as(systemActor, async (db) => {
    await db
      .insertInto('exhibit_books')
      .values({
        id: uuidv7(),
        letter_id: letterId,
        case_id: caseId,
        inputs_hash: inputs.hash,
        exhibits: JSON.stringify(exhibits),
        created_at: services.clock.now(),
        pdf_key: key,
        pdf_sha256: book && createHash('sha256').update(book.bytes).digest('hex'),
        pages: book && book.pages,
        size_bytes: book && book.bytes.byteLength,
        failed: 'failed' in made ? made.failed : null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return findBook(db, letterId, inputs.hash);
  });
  if (!row) throw new Error('the exhibit book was not stored');
  if (key && row.pdf_key !== key) await services.storage.remove(key);
  return row;
}
