import { addBusinessDays, type IsoDate } from '../calendar/business-days.ts';

/**
 * What proves that a letter was received: the carrier's delivery of it, the addressee's answer, its mail server's acceptance, or the
 * confirmation of the form on its site.
 */
export const receiptProofs = ['delivery', 'answer', 'acceptance', 'confirmation'] as const;
export type ReceiptProof = (typeof receiptProofs)[number];

/** The proofs of each channel by which a letter itself goes. A copy has none: it proves nothing about the letter. */
const proofsOf = {
  certified_mail: ['delivery'],
  email: ['answer', 'acceptance'],
  web: ['confirmation'],
} as const satisfies Record<string, readonly ReceiptProof[]>;
export type ReceiptChannel = keyof typeof proofsOf;

export const provesReceipt = (channel: ReceiptChannel, proof: ReceiptProof): boolean =>
  proofsOf[channel].some((each) => each === proof);

/** A server takes what nobody may have seen: it is counted all the same, from a later day, and no letter relies on it. */
export const isProvisional = (proof: ReceiptProof | null): boolean => proof === 'acceptance';

/** Whether a letter may say that the one before it was received on the day: an answer only shows that it was there by then. */
export const mayBeStated = (proof: ReceiptProof | null): boolean => proof !== 'answer' && proof !== 'acceptance';

/** The day from which steps count: that of the proof; after an acceptance the next business day, on which it can be read. */
export const countedFrom = (proof: ReceiptProof, on: IsoDate): IsoDate =>
  isProvisional(proof) ? addBusinessDays(on, 1) : on;
