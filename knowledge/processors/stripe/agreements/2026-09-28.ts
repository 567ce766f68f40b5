import { amended, changed } from '../../changed.ts';
import { agreement as before } from './2025-11-18.ts';

/** Excerpts read. An attorney confirms it on the day of use. */
export const agreement = changed(before, {
  id: 'stripe/2026-09-28',
  effective: {
    from: '2026-09-28',
    words: 'Last modified: September 28, 2026',
    until: null,
    how: 'newest copy found; the page is read again on the day of sending',
  },
  seen: {
    on: null,
    read_on: '2026-11-23',
    in: 'weitzman/difficode, agreements/stripe/ssa.md',
    text: 'excerpt',
    sha256: '6b822d0b2f97f92c774de88ccce9bba2a31a37c0111011b9d18d2e3eb2e9ef53',
  },
  frozen: 'b5d7aaab1dbe3a84d4f356d97250b78b54929c8b551093632e6eeeb6651b9849',
  party: {
    value: 'Stripe, LLC',
    quote: 'United States Stripe, LLC Stripe Payments Company',
    anchor: '§ 12, table of contracting entities',
    note: 'Stripe Payments Company is an additional party only if the Service Terms say so',
  },
  procedure: {
    tolling: { value: null, reason: 'only excerpts of this copy were read; nothing on this in the parts read' },
    opt_out: { value: null, reason: 'no opt-out of arbitration in the parts read' },
    batch_from_demands: {
      value: null,
      reason: 'only excerpts of this copy were read; nothing on this in the parts read',
    },
    limitation_years: {
      value: null,
      reason: 'only excerpts of this copy were read; nothing on this in the parts read',
    },
    liability_cap: {
      value:
        'fees paid in the 12 months before the first event; Excluded Claims (gross negligence, fraud, willful misconduct …) outside',
      quote:
        'a party’s total aggregate liability for damages and Losses arising out of or relating to the Agreement is limited to the total Fees paid by User  (excluding all pass-through fees levied by Financial Providers) during the 12 month period before the first event giving rise to liability',
      anchor: '§ 8.4',
      note: 'whether a claim for the merchant’s own settlement funds is “damages” at all is for the attorney; the 2024 terms had an express exception (Payments Terms § 12), the Service Terms in force were not seen',
    },
  },
  adverse: amended(before.adverse, [
    {
      topic: 'liability cap of 12 months’ fees',
      plain: 'Damages are capped at the fees that you paid in twelve months.',
      quote:
        'a party’s total aggregate liability for damages and Losses arising out of or relating to the Agreement is limited to the total Fees paid by User  (excluding all pass-through fees levied by Financial Providers) during the 12 month period before the first event giving rise to liability',
      anchor: '§ 8.4',
    },
  ]),
});
