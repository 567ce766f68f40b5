import type { Ledger } from '../../contract/money.ts';
import { iso, isoOrNull } from '../kernel/present.ts';
import { feeOn } from '../../domain/money/fee-on.ts';
import { feeFor } from '../../domain/money/fee.ts';
import type { LedgerOnFile } from './get-ledger.ts';

export function presentLedger(ledger: LedgerOnFile): Ledger {
  return {
    case_id: ledger.case_id,
    charged_as: ledger.charged_as,
    charged_by: ledger.charged_by,
    payment: ledger.payment,
    engaged_on: ledger.engaged_on,
    held_amount_cents: ledger.held_amount_cents,
    fee_percent: ledger.percent,
    tranches: ledger.tranches.map(({ slips, ...tranche }) => ({
      ...tranche,
      slips: slips.map((slip) => ({
        from: slip.from_date,
        to: slip.to_date,
        why: slip.why,
        noted_at: iso(slip.noted_at),
      })),
    })),
    offers: ledger.offers.map(({ created_at: _createdAt, answered_at, advice, ...offer }) => {
      const fee_cents = feeFor(offer.amount_cents, ledger.percent);
      return {
        ...offer,
        answered_at: isoOrNull(answered_at),
        advice: advice && { ...advice, given_at: iso(advice.given_at) },
        fee_cents,
        net_cents: offer.amount_cents - fee_cents,
      };
    }),
    recoveries: ledger.recoveries.map(({ created_at: _createdAt, fee_exemption, ...recovery }) => ({
      ...recovery,
      ...feeOn({ ...recovery, fee_exemption }, ledger),
    })),
    invoices: ledger.invoices.map(({ issued_at, voided_at, ...invoice }) => ({
      ...invoice,
      issued_at: iso(issued_at),
      voided_at: isoOrNull(voided_at),
    })),
    fee_payments: ledger.fee_payments,
    withdrawn: ledger.withdrawn.map(({ withdrawn_at, ...entry }) => ({ ...entry, withdrawn_at: iso(withdrawn_at) })),
    totals: ledger.totals,
  };
}
