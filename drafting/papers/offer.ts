import { formatCents } from '../../domain/money/cents.ts';
import { papers } from '../../domain/papers/kinds.ts';
import { authorityOf } from '../../knowledge/load.ts';
import type { FactSheet } from '../facts/fact.ts';
import { typedProcessor } from '../facts/parties.ts';
import { longDate } from '../text/display.ts';
import { particularsOf, plain, saidIn, type PaperDraft } from './paper-draft.ts';

/** What the merchant is asked to offer: cents, and the last day on which the offer can be accepted. */
export type OfferTerms = { amount_cents: number; terms: string; good_until: string };

/**
 * The merchant's offer of compromise: a paper of its own beside the letter, which exists only once the merchant has signed these very terms.
 * The same facts and terms give the same bytes on any day. Pure.
 */
export function offerPaper(sheet: FactSheet, { amount_cents, terms, good_until }: OfferTerms): PaperDraft {
  const said = saidIn(sheet);
  const merchant = said('merchant_legal') ?? 'The merchant';
  const claimed = said('held_amount');
  const more = plain(terms);
  const [rule, state] = ['fre-408', 'cal-evid-1152'].map((id) => authorityOf(id).citation);
  const text = [
    `# ${papers.offer.title}`,
    `Made under ${rule} and ${state}. It is confidential, and may not be used to prove or disprove the claim or its amount.`,
    '# To',
    said('processor_entity') ?? typedProcessor(sheet) ?? 'The processor',
    '# From',
    ...particularsOf(said, ['account_id']),
    '# What is offered',
    `${merchant} will accept the release of **${formatCents(amount_cents)}** in settlement of its claim for ${claimed ?? 'the money withheld'}.`,
    ...(more === '' ? [] : [`On these terms: ${more}`]),
    `The offer can be accepted in writing until **${longDate(good_until)}**. It may be taken back before it is accepted. Until then nothing in the letter is withdrawn or waived.`,
    '# Signature of the merchant',
    `It is my choice to make this offer for ${merchant}, and I may do so. I authorize my attorney to send it with a letter, as a paper of its own.`,
  ].join('\n\n');
  return { kind: 'offer', title: papers.offer.title, form: null, text, missing: [] };
}
