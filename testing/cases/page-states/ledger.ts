import type { Ledger } from '../../../contract/money.ts';
import { paymentUnder } from '../../../domain/engagement/arrangement.ts';
import { sampleArrangement } from '../../../domain/engagement/sample-arrangement.ts';
import { ledgerTotals } from '../../../domain/money/ledger.ts';
import { presentLedger } from '../../../server/money/present-money.ts';
import { held, percent, said, type Given, type Times } from './given.ts';

const issuer = 'Avery Sample Law, P.C.';

export function ledgerOf(case_id: string, given: Given, times: Times): Ledger {
  const { day, at } = times;
  const rows = {
    held_amount_cents: held,
    percent,
    letter_sent_on: day(-60),
    tranches:
      given.tranche === undefined
        ? []
        : [
            {
              id: 'tranche',
              label: 'Second half',
              amount_cents: 1_000_000,
              promised_release_on: day(given.tranche),
              released_on: null,
              slips: [],
            },
          ],
    offers: (given.offers ?? []).map((offer, index) => offerOf(offer, index, times)),
    recoveries: (given.back ?? []).map((amount_cents, index) => ({
      id: `back-${index}`,
      amount_cents,
      received_on: day(-2),
      note: '',
      tranche_id: null,
      fee_exemption: null,
      created_at: at(-2),
    })),
    fee_payments: given.feePaid
      ? [{ id: 'paid', amount_cents: ((given.back ?? [])[0] ?? 0) * (percent / 100), received_on: day(-1), note: '' }]
      : [],
  };
  const isEngaged = given.signed === true;
  const payment = isEngaged ? paymentUnder(sampleArrangement, issuer) : null;
  return presentLedger({
    case_id,
    charged_as: 'firm',
    charged_by: isEngaged ? issuer : null,
    payment,
    engaged_on: isEngaged ? day(-70) : null,
    ...rows,
    invoices: rows.recoveries.map(({ id, amount_cents }, index) => ({
      id: `invoice-${index}`,
      number: 12 + index,
      issuer: issuer,
      recovery_id: id,
      fee_cents: amount_cents * (percent / 100),
      issued_at: at(-2),
      voided_at: null,
      due_on: day(12),
      how_to_pay: payment && payment.how.en,
      how_to_pay_spanish: payment && payment.how.es,
    })),
    withdrawn: [],
    totals: ledgerTotals(rows),
  });
}

const offerOf = (
  { cents = 1_996_500, status = 'open', by, advised = false }: NonNullable<Given['offers']>[number],
  index: number,
  { day, at }: Times,
) => ({
  id: `offer-${index}`,
  amount_cents: cents,
  terms:
    'Release of the amount within ten days. The processor keeps the rest for ninety more days, and closes the account. '.repeat(
      2,
    ),
  status,
  received_on: day(-3),
  answer_by: by === undefined ? null : day(by),
  created_at: at(-3),
  answered_at: status === 'open' ? null : at(-1),
  answered_by: null,
  signed_name: status === 'open' ? null : 'Ada Byron',
  advice: advised ? { body: said, by: 'Jordan Avery', given_at: at(-2) } : null,
});
