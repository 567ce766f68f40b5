import { sql } from 'kysely';
import type { Db } from '../../db/actor.ts';
import type { LetterStatus } from '../../domain/letters/letter.ts';
import { isUnsent } from '../../domain/letters/life.ts';
import { requireStep, type DeskLetter } from './find-letter.ts';

const mark = 'Held back: ';

/** The outbox error of a row that its case held back. It can be sent once nothing blocks it any more. */
export const heldBack = (obstacle: string): string => `${mark}${obstacle}`;
/** Whether nothing of a letter that was released has left: every channel was held back. */
export const isKeptBack = (
  letter: { status: string },
  deliveries: readonly { status: string; error: string | null }[],
): boolean => letter.status === 'sending' && deliveries.length > 0 && deliveries.every(isHeldBack);

export const isHeldBack = (row: { status: string; error: string | null }): boolean =>
  row.status === 'failed' && row.error !== null && row.error.startsWith(mark);

/**
 * The letter before another step. If it was released but all of it was held back, it returns into review, and what was
 * held back never leaves, since the next version is released under its own keys. The caller has locked the letter and
 * writes its status.
 */
export async function recallHeldBack(
  db: Db,
  letter: DeskLetter,
  deliveries: readonly { status: string; error: string | null }[],
): Promise<DeskLetter> {
  if (!isKeptBack(letter, deliveries)) return letter;
  await db
    .updateTable('outbox')
    .set({ status: 'unwanted', key: sql`key || ${`:version ${letter.version}`}` })
    .where('letter_id', '=', letter.id)
    .where('template', '=', 'demand-letter')
    .where('status', '=', 'failed')
    .execute();
  return { ...letter, status: requireStep(letter, 'recall', 'taken back') };
}

/** Whether something of a letter has left. */
export const somethingLeft = (
  { status }: { status: LetterStatus },
  deliveries: readonly { sent_at: Date | null }[],
): boolean => !isUnsent(status) && (status !== 'sending' || deliveries.some(({ sent_at }) => sent_at !== null));
