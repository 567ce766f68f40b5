import { addDays, addYears } from '../../domain/calendar/business-days.ts';
import { documentKindLabels } from '../../domain/documents/document-kind.ts';
import type { CaseAnalysis } from '../../domain/cases/case-analysis.ts';
import type { AnalysisContext } from './context.ts';
import { showDisputes } from './loss-words.ts';
import { newestProcedure } from '../../knowledge/processors/profiles.ts';
import { criticalKinds } from './documents.ts';
import { isHeldByLaw } from '../../knowledge/reasons/reasons.ts';
import { eventDay } from '../../domain/cases/story/case-event.ts';
import { openRequest, passedPromise } from '../facts/events.ts';
import { longDate } from '../text/display.ts';

type Plan = CaseAnalysis['actionPlan'];
type Immediate = Plan['immediate'][number];

const gapFacts: readonly string[] = ['held_amount', 'hold_started', 'account_id', 'stated_reason'];

/** Immediate actions are due within 14 days; the less urgent of them after 7 (spec, section 9). */
export const immediateWindow = { relaxed: 7, longest: 14 } as const;

/** An action that applies only when `applies` holds. */
type Possible = Immediate & { applies: boolean };

/** What the events that the merchant confirmed leave to be done. */
function eventActions({ caseFile: { events = [] }, name, dates, today }: AnalysisContext): Possible[] {
  const asked = openRequest(events);
  const promise = passedPromise(events, today);
  return [
    {
      applies: asked !== undefined,
      priority: 'high',
      deadline: longDate(dates.documents),
      action: `Upload what ${name} asked for (${asked ? eventDay(asked) : ''}), or add when it was sent.`,
      owner: 'merchant',
    },
    {
      applies: promise !== undefined,
      priority: 'high',
      deadline: longDate(dates.review),
      action: `Weigh the promise of release by ${longDate(promise?.due_on ?? today)}, which has passed; quote it only in the processor’s own words.`,
      owner: 'attorney',
    },
  ];
}

function merchantActions({ absent, chargebacks, dates, plan, caseFile, sheet, today }: AnalysisContext): Possible[] {
  const isAnswered = showDisputes(caseFile);
  const wanted = absent
    .filter((kind) => criticalKinds.includes(kind) && !(isAnswered && kind === 'chargeback_report'))
    .map((kind) => documentKindLabels[kind]);
  const gaps = plan.missing.filter((each) => gapFacts.includes(each.fact)).map((each) => each.label);
  const owner = 'merchant';
  const deadline = longDate(dates.documents);
  const signs = newestProcedure(caseFile.fields.processor)?.signer.value === 'customer_personally';
  const notice = 'Personally sign the seller’s Notice; a letter from counsel alone does not satisfy the terms.';
  const authority =
    'Decide whether to offer a compromise. None is offered in your name without terms that you have signed.';
  const offers = !sheet.situation.flags.includes('resolution_full');
  const disputes =
    'State the chargebacks and the sales month by month, or upload the processor’s chargeback report as it was exported: without it the estimate rests on averages.';
  const screenshots =
    'Save dated screenshots of the balance, reserve and release dates, and every notice and support ticket.';
  return [
    { applies: wanted.length > 0, priority: 'high', deadline, action: `Upload: ${wanted.join('; ')}.`, owner },
    {
      applies: gaps.length > 0,
      priority: 'high',
      deadline,
      action: `Supply what the letter is missing: ${gaps.join('; ')}.`,
      owner,
    },
    { applies: chargebacks === null && !isAnswered, priority: 'high', deadline, action: disputes, owner },
    { applies: signs, priority: 'high', deadline: longDate(dates.review), action: notice, owner },
    { applies: offers, priority: 'high', deadline: longDate(dates.review), action: authority, owner },
    {
      applies: true,
      priority: 'medium',
      deadline: longDate(addDays(today, immediateWindow.relaxed)),
      action: screenshots,
      owner,
    },
  ];
}

function attorneyActions({ dates, limitation, profile, sheet, today }: AnalysisContext): Possible[] {
  const owner = 'attorney';
  const deadline = longDate(dates.review);
  const near = limitation !== null && limitation.date <= addYears(today, 1);
  const last = addDays(today, immediateWindow.longest);
  const soonest = limitation !== null && limitation.date > today && limitation.date < last ? limitation.date : last;
  const calendar = `Calendar the limitations date, ${longDate(limitation?.date ?? today)}, and obtain a tolling agreement or file in time (${limitation?.basis}).`;
  const address = 'Enter the notice address and contracting entity from the agreement’s notice clause.';
  const report =
    'Review the chargeback report before enclosing it; strike the exposure table if the actual ratio is worse than the illustration.';
  const law =
    'Read the choice-of-law and notice clauses in the version the merchant accepted; add authorities from the governing state.';
  const holder = 'Determine who holds the funds: the acquirer named on the merchant’s statement, and its sponsor bank.';
  const block = 'Determine whether an order, levy or block reaches the funds before making any demand.';
  const { reason, law: chosen } = sheet.situation;
  const review = 'Read the draft letter and what was changed in it, confirm its authorities, and approve or return it.';
  return [
    { applies: near, priority: 'high', deadline: longDate(soonest), action: calendar, owner },
    { applies: sheet.facts['mailing_address'] === undefined, priority: 'high', deadline, action: address, owner },
    { applies: isHeldByLaw(reason), priority: 'high', deadline, action: block, owner },
    { applies: profile.kind === 'gateway', priority: 'high', deadline, action: holder, owner },
    {
      applies: sheet.facts['exhibit_chargeback_report'] !== undefined,
      priority: 'high',
      deadline,
      action: report,
      owner,
    },
    {
      applies: chosen === 'open',
      priority: 'medium',
      deadline: longDate(addDays(today, immediateWindow.relaxed)),
      action: law,
      owner,
    },
    { applies: true, priority: 'high', deadline, action: review, owner },
  ];
}

/** In the order they must happen, high priority first. */
function immediate(context: AnalysisContext): Immediate[] {
  const mailing: Possible = {
    applies: true,
    priority: 'high',
    deadline: longDate(context.dates.mailing),
    action: 'Send by certified mail and secure e-mail; record the tracking number and delivery.',
    owner: 'case team',
  };
  const all = [...merchantActions(context), ...eventActions(context), ...attorneyActions(context), mailing].filter(
    (each) => each.applies,
  );
  const ordered = [
    ...all.filter((each) => each.priority === 'high'),
    ...all.filter((each) => each.priority !== 'high'),
  ];
  return ordered.slice(0, 20).map(({ priority, deadline, action, owner }) => ({ priority, deadline, action, owner }));
}

function mediumTerm({ dates, profile, name, limitation, sheet }: AnalysisContext): Plan['mediumTerm'] {
  const post = sheet.facts['post_days'];
  const next = profile.escalation_ladder.at(-1) ?? 'Forum provided by the agreement';
  return [
    {
      action: `Response from ${name} due, ${sheet.facts['response_days']?.display} after ${post ? `the ${post.display} for delivery` : 'the e-mail'}. If none is received, follow up by e-mail and send the follow-up letter.`,
      timeline: longDate(dates.reply),
      resources: 'follow-up letter, attorney review',
    },
    {
      action: 'If the follow-up goes unanswered, send the final letter.',
      timeline: longDate(dates.followUp),
      resources: 'final letter, attorney review',
    },
    {
      action: `Next escalation step: ${next}`,
      timeline: dates.filing
        ? `Not before ${longDate(dates.filing)}: the waiting period runs from receipt of a complete notice`
        : `After ${longDate(dates.final)}`,
      resources: 'attorney; filing costs are disclosed first and require the merchant’s approval',
    },
    {
      action: 'Reconcile the ledger produced with the merchant’s statements and update the amount.',
      timeline: 'Within a week of receipt',
      resources: 'case team, merchant’s bookkeeper',
    },
    ...(limitation
      ? [
          {
            action: `Limitations deadline: ${limitation.basis}${limitation.sure ? '' : ' (attorney must confirm)'}.`,
            timeline: longDate(limitation.date),
            resources: 'attorney’s calendar',
          },
        ]
      : []),
  ];
}

export const actionPlan = (context: AnalysisContext): Plan => ({
  immediate: immediate(context),
  mediumTerm: mediumTerm(context),
});

/** The first three immediate actions, high priority first. */
export function nextSteps(context: AnalysisContext): CaseAnalysis['nextSteps'] {
  const { dates } = context;
  const steps = immediate(context).map((each) => ({
    task: each.action,
    deadline: each.deadline,
    resources: each.owner,
  }));
  const fallback = {
    task: 'Follow up if no response is received.',
    deadline: longDate(dates.reply),
    resources: 'case team',
  };
  const [priority1 = fallback, priority2 = fallback, priority3 = fallback] = steps;
  return { priority1, priority2, priority3 };
}
