import { z } from 'zod';
import { feeExemptions } from '../domain/money/fee-on.ts';
import { offerStatuses } from '../domain/money/ledger.ts';
import { allow, type Policy } from './policy.ts';
import { calendarDate, cents, id, timestamp } from './shapes.ts';

const caseId = { id };

const tooMuch = 100_000_000_000_00;

const amount = cents.min(1).max(tooMuch);

/** A name typed as a signature. */
const signature = z.string().trim().min(2, 'Enter: Your full name.').max(200);

const note = z.string().trim().max(2_000);

const offer = z.object({
  id,
  amount_cents: cents,
  terms: z.string(),
  status: z.enum(offerStatuses),
  received_on: calendarDate,
  answer_by: calendarDate.nullable(),
  answered_at: timestamp.nullable(),
  answered_by: z.string().nullable(),
  /** The name under which the merchant signed their decision; null for one from before it was signed. */
  signed_name: z.string().nullable(),
  /** Counsel's, to their client: null for everybody else, and until it is given. */
  advice: z.object({ body: z.string(), by: z.string(), given_at: timestamp }).nullable(),
  /** The fee, and what remains, if exactly this amount comes back. */
  fee_cents: cents,
  net_cents: cents,
});

const trancheSlip = z.object({
  from: calendarDate.nullable(),
  to: calendarDate,
  why: z.string(),
  noted_at: timestamp,
});

const tranche = z.object({
  id,
  label: z.string(),
  amount_cents: cents,
  promised_release_on: calendarDate.nullable(),
  released_on: calendarDate.nullable(),
  slips: z.array(trancheSlip),
});

const recovery = z.object({
  id,
  amount_cents: cents,
  received_on: calendarDate,
  note: z.string(),
  tranche_id: id.nullable(),
  fee_cents: cents,
  /** Why it bears no fee; null when it does. */
  no_fee: z.enum(['before_letter', ...feeExemptions]).nullable(),
});

/**
 * Of the fee on a recovery; `number` runs per issuer. Void once that recovery was withdrawn. `due_on`, and how it is paid in English and
 * Spanish, as it said when it was issued; null in one that did not say.
 */
const invoice = z.object({
  id,
  number: z.number().int().positive(),
  issuer: z.string(),
  recovery_id: id,
  fee_cents: cents,
  issued_at: timestamp,
  voided_at: timestamp.nullable(),
  due_on: calendarDate.nullable(),
  how_to_pay: z.string().nullable(),
  how_to_pay_spanish: z.string().nullable(),
});

const feePayment = z.object({ id, amount_cents: cents, received_on: calendarDate, note: z.string() });

/** Entered by mistake: excluded from every total, kept on record. */
const withdrawnEntry = z.object({
  id,
  kind: z.enum(['recovery', 'fee_payment']),
  amount_cents: cents,
  received_on: calendarDate,
  note: z.string(),
  why: z.string(),
  withdrawn_at: timestamp,
});

/** The ledger of a case, in cents. `totals` are computed from its rows (domain/money/ledger.ts) and stored nowhere. */
export const ledger = z.object({
  case_id: id,
  /** Whether the attorney’s firm or the service charges the fee, by the installation's arrangement; null where none is decided. */
  charged_as: z.enum(['firm', 'service']).nullable(),
  /** Who charges the fee, by name, and since when there is an engagement, at the firm; null before it is in force. */
  charged_by: z.string().nullable(),
  /** Within how many days an invoice is paid, and in which ways, in both languages; null before as well. */
  payment: z.object({ days: z.int(), how: z.object({ en: z.string(), es: z.string() }) }).nullable(),
  engaged_on: calendarDate.nullable(),
  held_amount_cents: cents.nullable(),
  fee_percent: z.number().int(),
  tranches: z.array(tranche),
  offers: z.array(offer),
  recoveries: z.array(recovery),
  invoices: z.array(invoice),
  fee_payments: z.array(feePayment),
  withdrawn: z.array(withdrawnEntry),
  totals: z.object({
    recovered_cents: cents,
    outstanding_cents: cents,
    /** Recovered beyond the amount stated as held: held + over_held = recovered + outstanding. */
    over_held_cents: cents,
    promised_cents: cents,
    fee_due_cents: cents,
    fee_paid_cents: cents,
    fee_outstanding_cents: cents,
    net_to_merchant_cents: cents,
  }),
});
export type Ledger = z.infer<typeof ledger>;

const entry = (policy: Policy, path: `/${string}`) =>
  allow(policy).route({ method: 'POST', path: `/cases/{id}${path}`, tags: ['money'] });

export const money = {
  getLedger: allow('signed-in')
    .route({ method: 'GET', path: '/cases/{id}/ledger', tags: ['money'] })
    .input(z.strictObject(caseId))
    .output(ledger),
  /** The processor withdrew an offer, which a reply of kind `offer` had made (`letters.recordReply`). */
  withdrawOffer: entry('staff', '/offers/{offer_id}/withdraw')
    .input(z.strictObject({ ...caseId, offer_id: id }))
    .output(ledger),
  /**
   * The attorney of the case advises the client on an open offer. Idempotent by `advice_id`, which the caller makes; what
   * is said later replaces it.
   */
  adviseOffer: entry('attorney', '/offers/{offer_id}/advice')
    .input(z.strictObject({ ...caseId, offer_id: id, advice_id: id, body: note.min(1, 'Enter: Advice.') }))
    .output(ledger),
  /**
   * The merchant accepts or declines an open offer and signs that with their typed name. Idempotent; a different answer
   * later is 409 CONFLICT.
   */
  answerOffer: entry('signed-in', '/offers/{offer_id}/answer')
    .input(
      z.strictObject({
        ...caseId,
        offer_id: id,
        answer: z.enum(['accepted', 'declined']),
        typed_name: signature,
        /** The name is none of those expected, and is meant. */
        other_name: z.boolean().default(false),
      }),
    )
    .output(ledger),
  /**
   * Staff enter the ledger. Idempotent by `entry_id`, which the caller makes; other content under it is 409 IDEMPOTENCY_MISMATCH.
   * `reply_id`: the release that announced this money. `fee_exemption`: why it bears no fee. More than is outstanding is 422 until `above_held` confirms it.
   */
  addRecovery: entry('staff', '/recoveries')
    .input(
      z.strictObject({
        ...caseId,
        entry_id: id,
        amount_cents: amount,
        received_on: calendarDate,
        note,
        tranche_id: id.nullable(),
        reply_id: id.nullable().default(null),
        fee_exemption: z.enum(feeExemptions).nullable().default(null),
        above_held: z.boolean().default(false),
      }),
    )
    .output(ledger),
  addTranche: entry('staff', '/tranches')
    .input(
      z.strictObject({
        ...caseId,
        entry_id: id,
        label: z.string().trim().min(1).max(200),
        amount_cents: amount,
        promised_release_on: calendarDate.nullable(),
      }),
    )
    .output(ledger),
  /** The processor moved a promised date: the old one stays on record. */
  slipTranche: entry('staff', '/tranches/{tranche_id}/slip')
    .input(z.strictObject({ ...caseId, tranche_id: id, to: calendarDate, why: note }))
    .output(ledger),
  releaseTranche: entry('staff', '/tranches/{tranche_id}/release')
    .input(z.strictObject({ ...caseId, tranche_id: id, released_on: calendarDate }))
    .output(ledger),
  addFeePayment: entry('staff', '/fee-payments')
    .input(z.strictObject({ ...caseId, entry_id: id, amount_cents: amount, received_on: calendarDate, note }))
    .output(ledger),
  /**
   * Withdraws a recovery or fee payment that was entered by mistake. Idempotent. 409 CONFLICT while more of the fee is
   * paid than would then be due.
   */
  withdrawEntry: entry('staff', '/ledger/{entry_id}/withdraw')
    .input(z.strictObject({ ...caseId, entry_id: id, why: note.min(1) }))
    .output(ledger),
};
