import { formatCents, type Cents } from './cents.ts';

type Decided = { amount_cents: Cents; terms: string; received_on: string };

/**
 * The merchant's decision on an offer, as they read and sign it. `payer`: the processor's name. The English is what is
 * signed. Pure.
 */
export function offerDecision(
  answer: 'accepted' | 'declined',
  { amount_cents, terms, received_on }: Decided,
  { business, payer }: { business: string; payer: string },
): string {
  const verb = answer === 'accepted' ? 'accepts' : 'declines';
  const offer = `${business} ${verb} the offer of ${formatCents(amount_cents)} that ${payer} made on ${received_on}.`;
  return terms === '' ? offer : `${offer} Its terms: ${terms}`;
}
