import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import { v7 as uuidv7 } from 'uuid';
import { addDays } from '../../domain/calendar/business-days.ts';
import { centsFromEntry } from '../../domain/money/cents.ts';
import type { User } from '../kernel/user.ts';
import type { Services } from '../kernel/context.ts';
import { recordReply } from '../replies/record-reply.ts';
import { addFeePayment } from '../money/add-fee-payment.ts';
import { addRecovery } from '../money/add-recovery.ts';
import { addTranche, slipTranche } from '../money/tranches.ts';
import { answerOffer } from '../money/answer-offer.ts';
import { reaches, type DemoCase } from './demo-cases.ts';

export type DemoPeople = { merchant: User; staff: User; attorney: User };
/** The services as of so many days after the case was submitted, never in the future. */
export type ServicesAt = (days: number) => Services;

/** Days after the case was submitted on which an offer still open was made: after its follow-up was delivered. */
export const offerDay = 40;

const anOffer = { kind: 'offer', letter_id: null, words: null, file_id: null } as const;

/**
 * The money of a demo case, entered by staff day by day: a pending offer, an accepted one that is being paid, or the
 * full payment.
 */
export async function recordDemoMoney(
  at: ServicesAt,
  { staff, merchant }: DemoPeople,
  caseId: string,
  demoCase: DemoCase,
): Promise<void> {
  if (!reaches(demoCase, 'offer')) return;
  const held = centsFromEntry(String(demoCase.fields.amountHeld)) ?? 0;
  const day = (days: number) => firmDayOf(at(days).clock.now());
  if (demoCase.stage === 'offer') {
    await recordReply(at(offerDay), staff, caseId, {
      ...anOffer,
      entry_id: uuidv7(),
      amount_cents: Math.floor(held * 0.6),
      terms: 'Release of 60% now; the processor keeps the rest for 90 more days.',
      received_on: day(offerDay),
      expires_on: addDays(day(offerDay), 10),
    });
    return;
  }
  const offer = uuidv7();
  await recordReply(at(20), staff, caseId, {
    ...anOffer,
    entry_id: offer,
    amount_cents: held,
    terms: 'Release of the whole amount, in two halves.',
    received_on: day(20),
    expires_on: addDays(day(20), 10),
  });
  const signature = { typed_name: merchant.name, other_name: true, address: '' };
  await answerOffer(at(21), merchant, caseId, offer, { answer: 'accepted', ...signature });
  const halves = [Math.floor(held / 2), held - Math.floor(held / 2)];
  const [first, second] = [uuidv7(), uuidv7()];
  await addTranche(at(21), staff, caseId, {
    entry_id: first,
    label: 'First half',
    amount_cents: halves[0] ?? 0,
    promised_release_on: day(30),
  });
  await addTranche(at(21), staff, caseId, {
    entry_id: second,
    label: 'Second half',
    amount_cents: halves[1] ?? 0,
    promised_release_on: day(40),
  });
  await addRecovery(at(30), staff, caseId, {
    entry_id: uuidv7(),
    amount_cents: halves[0] ?? 0,
    received_on: day(30),
    note: '',
    tranche_id: first,
    reply_id: null,
  });
  await slipTranche(at(41), staff, caseId, second, {
    to: addDays(day(41), 14),
    why: 'The processor asks for two more weeks.',
  });
  if (!reaches(demoCase, 'recovered')) return;
  const { totals } = await addRecovery(at(50), staff, caseId, {
    entry_id: uuidv7(),
    amount_cents: halves[1] ?? 0,
    received_on: day(50),
    note: '',
    tranche_id: second,
    reply_id: null,
  });
  if (!reaches(demoCase, 'closed')) return;
  await addFeePayment(at(60), staff, caseId, {
    entry_id: uuidv7(),
    amount_cents: totals.fee_outstanding_cents,
    received_on: day(60),
    note: '',
  });
}
