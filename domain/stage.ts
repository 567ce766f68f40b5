import type { CaseStatus } from './case.ts';
import type { LetterStatus } from './letter.ts';

export const stages = [
  'received', 'analysed', 'drafted', 'with_attorney', 'sent', 'delivered', 'in_negotiation', 'offer_made', 'recovering', 'recovered', 'closed',
] as const;
export type Stage = (typeof stages)[number];

export type StageFacts = {
  status: CaseStatus;
  analysed: boolean;
  letterStatuses: readonly LetterStatus[];
  openOffers: number;
  recoveredCents: number;
  heldCents: number | null;
};

export type StageView = { stage: Stage; label: string; next: string; owner: 'merchant' | 'staff' | 'attorney' | 'processor' | 'nobody' };

const views: Record<Stage, Omit<StageView, 'stage'>> = {
  received: { label: 'Received', next: 'We analyse your case and draft the letter.', owner: 'staff' },
  analysed: { label: 'Analysed', next: 'The demand letter is being drafted.', owner: 'staff' },
  drafted: { label: 'Letter drafted', next: 'An attorney is assigned to review the draft, within 1-2 business days.', owner: 'staff' },
  with_attorney: { label: 'With attorney', next: 'The attorney reviews, edits and signs the letter.', owner: 'attorney' },
  sent: { label: 'Letter sent', next: 'The letter is on its way; we record when it is delivered.', owner: 'processor' },
  delivered: { label: 'Letter delivered', next: 'The processor has 10 business days to answer.', owner: 'processor' },
  in_negotiation: { label: 'In negotiation', next: 'We negotiate with the processor and tell you of every answer.', owner: 'staff' },
  offer_made: { label: 'Offer made', next: 'Accept or decline the offer.', owner: 'merchant' },
  recovering: { label: 'Recovering', next: 'Part of the money is back; we follow up on the rest.', owner: 'processor' },
  recovered: { label: 'Recovered', next: 'Nothing; the money is back.', owner: 'nobody' },
  closed: { label: 'Closed', next: 'Nothing; the case is closed.', owner: 'nobody' },
};

/** The merchant's stage, derived from what has happened and never stored (product.md). The furthest fact wins. */
export function stageOf(facts: StageFacts): StageView {
  const stage = furthestStage(facts);
  return { stage, ...views[stage] };
}

function furthestStage(facts: StageFacts): Stage {
  const has = (...statuses: LetterStatus[]) => facts.letterStatuses.some((each) => statuses.includes(each));
  if (facts.status === 'closed') return 'closed';
  if (facts.status === 'resolved') return 'recovered';
  if (facts.recoveredCents > 0) return facts.heldCents !== null && facts.recoveredCents >= facts.heldCents ? 'recovered' : 'recovering';
  if (facts.openOffers > 0) return 'offer_made';
  if (has('delivered')) return facts.status === 'in_progress' ? 'in_negotiation' : 'delivered';
  if (has('sent', 'returned_to_sender')) return 'sent';
  if (has('in_review', 'approved', 'sending')) return 'with_attorney';
  if (has('draft')) return 'drafted';
  return facts.analysed ? 'analysed' : 'received';
}
