import { changed } from '../../changed.ts';
import { agreement as before } from './2025-10-29.ts';

/** Excerpts read. An attorney confirms it on the day of use. */
export const agreement = changed(before, {
  id: 'paypal/2026-05-19',
  effective: {
    from: '2026-05-19',
    words: 'Last updated on May 19, 2026',
    until: null,
    how: 'newest copy found; the page is read again on the day of sending',
  },
  seen: {
    on: null,
    read_on: '2026-11-23',
    in: 'weitzman/difficode, agreements/paypal/terms.md',
    text: 'excerpt',
    sha256: '07d05674a891608d910dfef47d8a6bab1af2416b36e2432b0953ed6345c86cc0',
  },
  frozen: '559f36ceaffb3320272373eb4f69baa624111f3254f53b69d97c93e5f003e29c',
  procedure: {
    tolling: { value: null, reason: 'only excerpts of this copy were read; nothing on this in the parts read' },
    limitation_years: {
      value: null,
      reason: 'only excerpts of this copy were read; nothing on this in the parts read',
    },
    confidentiality: { value: null, reason: 'only excerpts of this copy were read; nothing on this in the parts read' },
  },
  doubts: [
    'Is this version still the one in force on the day of sending; has the address changed (address changes need no 30 days’ protection).',
    'The Notice of Dispute form is named and linked but was not seen: its fields may ask for more.',
    'Whether counsel may sign, and whether the account holder must be a natural person; safest is the merchant’s own signature.',
    'Certified mail goes to a P.O. box: a private courier cannot deliver there (general knowledge).',
    'Value of relief at $10,000 and $25,000: does interest count.',
    'The $2,500 Acceptable Use Policy damages are not in the user agreement copy: look in the policy itself.',
    '"Last updated" is the only date in the text; an effective date for existing customers may differ.',
  ],
});
