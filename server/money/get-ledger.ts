import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import type { Db } from '../../db/actor.ts';
import { ledgerTotals, type LedgerTotals, type OfferStatus } from '../../domain/money/ledger.ts';
import type { FeeExemption } from '../../domain/money/fee-on.ts';
import type { Cents } from '../../domain/money/cents.ts';
import type { User } from '../kernel/user.ts';
import type { Services } from '../kernel/context.ts';
import { chargingOf, type Charging } from '../kernel/engagement.ts';
import { findMoneyCase, type MoneyCase } from '../kernel/merchant-case.ts';

export type OfferRow = {
  id: string;
  amount_cents: Cents;
  terms: string;
  status: OfferStatus;
  received_on: string;
  answer_by: string | null;
  created_at: Date;
  answered_at: Date | null;
  answered_by: string | null;
  signed_name: string | null;
  /** What the caller may read of it: client and counsel alone. */
  advice: { body: string; by: string; given_at: Date } | null;
};
type TrancheRow = {
  id: string;
  label: string;
  amount_cents: Cents;
  promised_release_on: string | null;
  released_on: string | null;
};
type SlipRow = { tranche_id: string; from_date: string | null; to_date: string; why: string; noted_at: Date };
export type RecoveryRow = {
  id: string;
  amount_cents: Cents;
  received_on: string;
  note: string;
  tranche_id: string | null;
  fee_exemption: FeeExemption | null;
  created_at: Date;
};
export type InvoiceRow = {
  id: string;
  number: number;
  issuer: string;
  recovery_id: string;
  fee_cents: Cents;
  issued_at: Date;
  voided_at: Date | null;
  due_on: string | null;
  how_to_pay: string | null;
  how_to_pay_spanish: string | null;
};
type FeePaymentRow = { id: string; amount_cents: Cents; received_on: string; note: string };
/** Entered by mistake: excluded from every total, kept on record. */
type WithdrawnRow = {
  id: string;
  kind: 'recovery' | 'fee_payment';
  amount_cents: Cents;
  received_on: string;
  note: string;
  why: string;
  withdrawn_at: Date;
};
export type LedgerOnFile = Charging & {
  case_id: string;
  held_amount_cents: Cents | null;
  percent: number;
  letter_sent_on: string | null;
  tranches: (TrancheRow & { slips: SlipRow[] })[];
  offers: OfferRow[];
  recoveries: RecoveryRow[];
  invoices: InvoiceRow[];
  fee_payments: FeePaymentRow[];
  withdrawn: WithdrawnRow[];
  totals: LedgerTotals;
};

/** The ledger of a case, earliest entry first; amounts in cents. Throws NOT_FOUND. */
export async function getLedger(services: Services, user: User, caseId: string): Promise<LedgerOnFile> {
  return services.database.as(user, async (db) => ledgerOf(services, db, await findMoneyCase(db, caseId)));
}

/** The same, inside the caller's transaction. */
export async function ledgerOf(services: Services, db: Db, theCase: MoneyCase): Promise<LedgerOnFile> {
  const [tranches, offers, recoveries, feePayments, withdrawn, sentOn, invoices, charging] = await Promise.all([
    tranchesOf(db, theCase.id),
    offersOf(db, theCase.id),
    db
      .selectFrom('recoveries')
      .select(['id', 'amount_cents', 'received_on', 'note', 'tranche_id', 'fee_exemption', 'created_at'])
      .where('case_id', '=', theCase.id)
      .orderBy('received_on')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('fee_payments')
      .select(['id', 'amount_cents', 'received_on', 'note'])
      .where('case_id', '=', theCase.id)
      .orderBy('received_on')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('withdrawn_entries')
      .select(['id', 'kind', 'amount_cents', 'received_on', 'note', 'why', 'withdrawn_at'])
      .where('case_id', '=', theCase.id)
      .orderBy('withdrawn_at')
      .orderBy('id')
      .execute(),
    letterSentOn(db, theCase.id),
    invoicesOf(db, theCase.id),
    chargingOf(services, db, theCase.id),
  ]);
  const rows = {
    held_amount_cents: theCase.held_amount_cents,
    percent: theCase.percent,
    letter_sent_on: sentOn,
    tranches,
    offers,
    recoveries,
    fee_payments: feePayments,
  };
  return { case_id: theCase.id, ...charging, ...rows, invoices, withdrawn, totals: ledgerTotals(rows) };
}

export const invoiceColumns = [
  'id',
  'number',
  'issuer',
  'recovery_id',
  'fee_cents',
  'issued_at',
  'voided_at',
  'due_on',
  'how_to_pay',
  'how_to_pay_spanish',
] as const;

const invoicesOf = (db: Db, caseId: string): Promise<InvoiceRow[]> =>
  db
    .selectFrom('invoices')
    .select(invoiceColumns)
    .where('case_id', '=', caseId)
    .orderBy('issued_at')
    .orderBy('number')
    .execute();

async function tranchesOf(db: Db, caseId: string): Promise<LedgerOnFile['tranches']> {
  const [tranches, slips] = await Promise.all([
    db
      .selectFrom('held_tranches')
      .select(['id', 'label', 'amount_cents', 'promised_release_on', 'released_on'])
      .where('case_id', '=', caseId)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('tranche_slips')
      .select(['tranche_id', 'from_date', 'to_date', 'why', 'noted_at'])
      .where('case_id', '=', caseId)
      .orderBy('noted_at')
      .orderBy('id')
      .execute(),
  ]);
  return tranches.map((tranche) => ({ ...tranche, slips: slips.filter((slip) => slip.tranche_id === tranche.id) }));
}

/** `answered_by` is a name only where the caller may see it: the merchant their own, staff everybody's. */
async function offersOf(db: Db, caseId: string): Promise<OfferRow[]> {
  const [offers, advice] = await Promise.all([offerRows(db, caseId), adviceOf(db, caseId)]);
  return offers.map((offer) => {
    const given = advice.findLast(({ offer_id }) => offer_id === offer.id);
    return { ...offer, advice: given ? { body: given.body, by: given.attorney_name, given_at: given.given_at } : null };
  });
}

/** Row-level security leaves it to client and counsel. */
const adviceOf = (db: Db, caseId: string) =>
  db
    .selectFrom('offer_advice')
    .select(['offer_id', 'body', 'attorney_name', 'given_at'])
    .where('case_id', '=', caseId)
    .orderBy('given_at')
    .execute();

function offerRows(db: Db, caseId: string) {
  return db
    .selectFrom('offers')
    .leftJoin('profiles', 'profiles.user_id', 'offers.answered_by')
    .select([
      'offers.id',
      'amount_cents',
      'terms',
      'status',
      'received_on',
      'answer_by',
      'offers.created_at',
      'answered_at',
      'signed_name',
      'profiles.display_name as answered_by',
    ])
    .where('case_id', '=', caseId)
    .orderBy('offers.created_at')
    .orderBy('offers.id')
    .execute();
}

async function letterSentOn(db: Db, caseId: string): Promise<string | null> {
  const sent = await db
    .selectFrom('letters')
    .select((eb) => eb.fn.min('sent_at').as('at'))
    .where('case_id', '=', caseId)
    .executeTakeFirst();
  return sent?.at ? firmDayOf(new Date(sent.at)) : null;
}
