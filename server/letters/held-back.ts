import type { LetterStatus } from '../../domain/letters/letter.ts';
import { isUnsent } from '../../domain/letters/life.ts';

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

/** Whether something of a letter has left. */
export const somethingLeft = (
  { status }: { status: LetterStatus },
  deliveries: readonly { sent_at: Date | null }[],
): boolean => !isUnsent(status) && (status !== 'sending' || deliveries.some(({ sent_at }) => sent_at !== null));
