import type { CaseStatus } from './case.ts';
import type { CaseProgress, CaseStanding, LetterProgress } from './case-progress.ts';
import { endingText } from '../engagement/ending.ts';
import type { LetterStatus } from '../letters/letter.ts';
import { formatCents } from '../money/cents.ts';
import { replyDue } from '../letters/reply-due.ts';
import { firmDayOf } from '../calendar/firm-day.ts';
import { draftBy, letterBy, negotiationWindow } from '../calendar/promises.ts';

export const stages = [
  'received',
  'analyzed',
  'drafted',
  'with_attorney',
  'sent',
  'delivered',
  'in_negotiation',
  'offer_made',
  'recovering',
  'recovered',
  'closed',
] as const;
export type Stage = (typeof stages)[number];

export type StageCase = Pick<CaseStanding, 'status' | 'held_amount_cents' | 'created_at' | 'cancelled_at'>;
export type StageProgress = Pick<
  CaseProgress,
  | 'analyzed_at'
  | 'signed_at'
  | 'ending'
  | 'recovered_cents'
  | 'open_offers'
  | 'answer_by'
  | 'accepted_offer'
  | 'replied_on'
  | 'letters'
>;

/** `due_on`: when the owner's next step is due, `YYYY-MM-DD` at the firm; null when no date is promised. */
export type StageView = {
  stage: Stage;
  label: string;
  next: string;
  owner: 'merchant' | 'staff' | 'attorney' | 'processor' | 'nobody';
  due_on: string | null;
};

export const stageLabels: Record<Stage, string> = {
  received: 'Received',
  analyzed: 'Analyzed',
  drafted: 'Letter drafted',
  with_attorney: 'With attorney',
  sent: 'Letter sent',
  delivered: 'Letter delivered',
  in_negotiation: 'In negotiation',
  offer_made: 'Offer made',
  recovering: 'Recovering',
  recovered: 'Recovered',
  closed: 'Closed',
};

/** The status beside a stage: staff set it by hand, and a letter that is with an attorney is past intake. */
export const statusBeside = (stage: Stage, status: CaseStatus): CaseStatus =>
  status === 'intake' && stage !== 'closed' && stages.indexOf(stage) >= stages.indexOf('with_attorney')
    ? 'under_review'
    : status;

/** The merchant's stage, derived and never stored (product.md). The furthest milestone wins. */
export function stageOf(theCase: StageCase, progress: StageProgress): StageView {
  const stage = furthestStage(theCase, progress);
  const { ending } = progress;
  const next = nextIn(stage, theCase, progress);
  // Nobody's step counts on an attorney who leaves, but the merchant's own and a case that is over.
  const leaves = ending !== null && next.owner !== 'nobody' && next.owner !== 'merchant';
  return {
    stage,
    label: stageLabels[stage],
    ...(leaves ? { next: endingText(ending), owner: 'staff', due_on: null } : next),
  };
}

function furthestStage(
  theCase: StageCase,
  { letters, recovered_cents, open_offers, accepted_offer, replied_on, analyzed_at }: StageProgress,
): Stage {
  const held = theCase.held_amount_cents;
  // A merchant's cancellation wins over whatever status staff set.
  if (theCase.status === 'closed' || theCase.cancelled_at) return 'closed';
  if (theCase.status === 'resolved') return 'recovered';
  if (recovered_cents > 0) return held !== null && recovered_cents >= held ? 'recovered' : 'recovering';
  // No money has come, so an accepted offer still waits to be paid.
  if (open_offers > 0 || accepted_offer) return 'offer_made';
  // Nothing is negotiated before the processor has said something.
  if (latest(letters, 'delivered'))
    return theCase.status === 'in_progress' && replied_on !== null ? 'in_negotiation' : 'delivered';
  if (latest(letters, 'sent', 'returned_to_sender')) return 'sent';
  if (latest(letters, 'in_review', 'approved', 'sending')) return 'with_attorney';
  if (latest(letters, 'draft')) return 'drafted';
  return analyzed_at ? 'analyzed' : 'received';
}

type Next = Omit<StageView, 'stage' | 'label'>;

const replied: Next = {
  next: 'The processor has answered; we decide on the next step.',
  owner: 'staff',
  due_on: null,
};

function nextIn(stage: Stage, theCase: StageCase, progress: StageProgress): Next {
  const { letters } = progress;
  switch (stage) {
    case 'received':
      return {
        next: 'We analyze your case and draft the letter.',
        owner: 'staff',
        due_on: draftBy(theCase.created_at),
      };
    case 'analyzed':
      return { next: 'The demand letter is being drafted.', owner: 'staff', due_on: draftBy(theCase.created_at) };
    case 'drafted':
      return {
        next: 'An attorney is assigned to review the draft, within 1-2 business days.',
        owner: 'staff',
        due_on: latest(letters, 'draft')?.due_on ?? null,
      };
    case 'with_attorney':
      return nextAtAttorney(theCase, progress);
    case 'sent':
      return nextOnTheWay(progress);
    case 'delivered': {
      const another = anotherOnTheWay(progress);
      if (another) return another;
      if (repliedTo(latest(letters, 'delivered'), progress.replied_on)) return replied;
      return {
        next: 'The letter has arrived; the processor is to answer it.',
        owner: 'processor',
        due_on: replyDueOn(latest(letters, 'delivered')),
      };
    }
    case 'in_negotiation':
      return {
        next: 'We negotiate with the processor and tell you of every answer.',
        owner: 'staff',
        due_on: negotiationEnd(latest(letters, 'delivered')),
      };
    case 'offer_made':
      if (progress.open_offers === 0 && progress.accepted_offer)
        return {
          next: `You accepted the offer of ${formatCents(progress.accepted_offer.amount_cents)}. Your attorney tells the processor, and we follow up on the money.`,
          owner: 'staff',
          due_on: null,
        };
      return { next: 'Accept or decline the offer.', owner: 'merchant', due_on: progress.answer_by };
    case 'recovering':
      return { next: 'Part of the money is back; we follow up on the rest.', owner: 'processor', due_on: null };
    case 'recovered':
      return { next: 'Nothing; the money is back.', owner: 'nobody', due_on: null };
    case 'closed':
      return {
        next: theCase.cancelled_at ? 'Nothing; you cancelled the case.' : 'Nothing; the case is closed.',
        owner: 'nobody',
        due_on: null,
      };
  }
}

/** A letter that is out, or came back; the new one in its place may be with an attorney. */
function nextOnTheWay({ letters, replied_on }: StageProgress): Next {
  if (!latest(letters, 'sent'))
    return {
      next: latest(letters, 'draft', 'in_review')
        ? 'The letter came back undelivered; an attorney reviews the new one.'
        : 'The letter came back undelivered; we check the address and send it again.',
      owner: 'staff',
      due_on: null,
    };
  if (repliedTo(latest(letters, 'sent'), replied_on)) return replied;
  return { next: 'The letter is on its way; we record when it is delivered.', owner: 'processor', due_on: null };
}

/** A letter that left after the one that has arrived: what is waited for is no longer the reply to that one. */
function anotherOnTheWay({ letters, replied_on }: StageProgress): Next | null {
  const since = letters.slice(letters.findLastIndex(({ status }) => status === 'delivered') + 1);
  const sent = latest(since, 'sent');
  if (sent && repliedTo(sent, replied_on)) return replied;
  if (sent)
    return { next: 'The next letter is on its way; we record when it is delivered.', owner: 'processor', due_on: null };
  if (!latest(since, 'sending')) return null;
  return { next: 'The next letter is being printed and sent.', owner: 'staff', due_on: null };
}

/** From review to mailing. No letter goes out before the agreement is signed. */
function nextAtAttorney(theCase: StageCase, { letters, signed_at }: StageProgress): Next {
  const review = latest(letters, 'in_review');
  if (review)
    return { next: 'The attorney reviews, edits and signs the letter.', owner: 'attorney', due_on: review.due_on };
  const due_on = letterBy(theCase.created_at, signed_at);
  if (latest(letters, 'sending')) return { next: 'The letter is being printed and sent.', owner: 'staff', due_on };
  if (signed_at === null)
    return {
      next: 'The letter is approved. Sign the success-fee agreement, and it can go out.',
      owner: 'merchant',
      due_on,
    };
  return { next: 'The letter is approved and goes out next.', owner: 'staff', due_on };
}

function latest(letters: readonly LetterProgress[], ...statuses: LetterStatus[]): LetterProgress | undefined {
  return letters.findLast((letter) => statuses.includes(letter.status));
}

/** Whether a reply has come since the letter was sent: by email one can come before the letter is delivered. */
export function repliedTo(
  letter: Pick<LetterProgress, 'sent_at' | 'delivered_on'> | undefined,
  repliedOn: string | null,
): boolean {
  const since = letter?.sent_at ? firmDayOf(letter.sent_at) : (letter?.delivered_on ?? null);
  return repliedOn !== null && since !== null && repliedOn >= since;
}

/** When the processor's reply is due: as recorded, else counted from the delivery. */
export const replyDueOn = (
  letter: Pick<LetterProgress, 'type' | 'delivered_on' | 'reply_due_on'> | undefined,
): string | null => (letter ? (letter.reply_due_on ?? replyDue({ ...letter, stated_on: null })) : null);

const negotiationEnd = (letter: LetterProgress | undefined): string | null =>
  letter?.sent_at ? negotiationWindow(letter.sent_at).to : null;
