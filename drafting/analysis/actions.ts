import { addDays, addYears } from '../../domain/calendar/business-days.ts';
import { documentKindLabels } from '../../domain/documents/document-kind.ts';
import type { CaseAnalysis } from '../../domain/cases/case-analysis.ts';
import type { AnalysisContext } from './context.ts';
import { agreementOf } from '../../knowledge/processors/profiles.ts';
import { criticalKinds } from './documents.ts';
import { longDate } from '../text/display.ts';

type Plan = CaseAnalysis['actionPlan'];
type Immediate = Plan['immediate'][number];

const gapFacts: readonly string[] = ['held_amount', 'hold_started', 'account_id', 'stated_reason'];

/** What is immediate is done in 14 days, and what is not urgent among it in 7 (spec, section 9). */
export const immediateWindow = { relaxed: 7, longest: 14 } as const;

/** An action that applies only when `applies` holds. */
type Possible = Immediate & { applies: boolean };

function merchantActions({ absent, dates, plan, caseFile, sheet, today }: AnalysisContext): Possible[] {
  const wanted = absent.filter((kind) => criticalKinds.includes(kind)).map((kind) => documentKindLabels[kind]);
  const gaps = plan.missing.filter((each) => gapFacts.includes(each.fact)).map((each) => each.label);
  const owner = 'merchant';
  const deadline = longDate(dates.documents);
  const { signed_by_seller: signs } = agreementOf(caseFile.fields.processor).procedure;
  const notice = 'Sign the seller’s Notice in person; counsel’s letter alone does not satisfy the terms.';
  const authority = 'Give written authority for the terms of the compromise part, or choose full release.';
  const offers = !sheet.situation.flags.includes('resolution_full');
  const screenshots = 'Save dated screenshots of balance, reserve and release dates, and every notice and ticket.';
  return [
    { applies: wanted.length > 0, priority: 'high', deadline, action: `Upload: ${wanted.join('; ')}.`, owner },
    {
      applies: gaps.length > 0,
      priority: 'high',
      deadline,
      action: `Supply what the letter lacks: ${gaps.join('; ')}.`,
      owner,
    },
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
  const calendar = `Calendar the limitation date, ${longDate(limitation?.date ?? today)}, and obtain a tolling agreement or file in time (${limitation?.basis}).`;
  const address = 'Take the notice address and contracting entity from the agreement’s notice clause and enter them.';
  const report =
    'Read the chargeback report before it is enclosed; strike the exposure table if its ratio is worse than the illustration.';
  const law =
    'Read the choice-of-law and notice clauses in the version accepted; add the governing state’s authorities.';
  const holder = 'Find out who holds the funds: the acquirer named on the merchant’s statement, and its sponsor bank.';
  const block = 'Find out whether an order, levy or block binds the funds before any demand is made.';
  const { reason, law: chosen } = sheet.situation;
  const review = 'Review the drafted letter, confirm its authorities and the amber findings, approve or return it.';
  return [
    { applies: near, priority: 'high', deadline: longDate(soonest), action: calendar, owner },
    { applies: sheet.facts['mailing_address'] === undefined, priority: 'high', deadline, action: address, owner },
    { applies: reason === 'legal_block', priority: 'high', deadline, action: block, owner },
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

/** In the order in which they have to happen, high before medium. */
function immediate(context: AnalysisContext): Immediate[] {
  const mailing: Possible = {
    applies: true,
    priority: 'high',
    deadline: longDate(context.dates.mailing),
    action: 'Send by certified mail and secure e-mail; record tracking number and delivery.',
    owner: 'case team',
  };
  const all = [...merchantActions(context), ...attorneyActions(context), mailing].filter((each) => each.applies);
  const ordered = [
    ...all.filter((each) => each.priority === 'high'),
    ...all.filter((each) => each.priority !== 'high'),
  ];
  return ordered.slice(0, 20).map(({ priority, deadline, action, owner }) => ({ priority, deadline, action, owner }));
}

function mediumTerm({ dates, profile, name, limitation, sheet }: AnalysisContext): Plan['mediumTerm'] {
  const next = profile.escalation_ladder.at(-1) ?? 'Forum per agreement';
  return [
    {
      action: `Answer of ${name} due, ${sheet.facts['response_days']?.display} after the letter. If there is none, follow up by e-mail and send the follow-up letter.`,
      timeline: longDate(dates.answer),
      resources: 'follow-up letter, attorney review',
    },
    {
      action: 'If the follow-up stays unanswered, send the final letter.',
      timeline: longDate(dates.followUp),
      resources: 'final letter, attorney review',
    },
    {
      action: `Next rung of the ladder: ${next}`,
      timeline: `${dates.informalEnd ? `Not before ${longDate(dates.informalEnd)} (informal period and election notice)` : `After ${longDate(dates.final)}`}`,
      resources: 'attorney; filing costs are disclosed first and need the merchant’s approval',
    },
    {
      action: 'Compare the ledger produced with the merchant’s statements and update the amount.',
      timeline: 'In the week in which it is received',
      resources: 'case team, merchant’s bookkeeper',
    },
    ...(limitation
      ? [
          {
            action: `Limitation watch: ${limitation.basis}${limitation.sure ? '' : ' (attorney must confirm)'}.`,
            timeline: longDate(limitation.date),
            resources: 'attorney’s calendar',
          },
        ]
      : []),
  ];
}

/** Dated actions, each with an owner. */
export const actionPlan = (context: AnalysisContext): Plan => ({
  immediate: immediate(context),
  mediumTerm: mediumTerm(context),
});

/** The three next steps: the first immediate actions, high before medium. */
export function nextSteps(context: AnalysisContext): CaseAnalysis['nextSteps'] {
  const { dates } = context;
  const steps = immediate(context).map((each) => ({
    task: each.action,
    deadline: each.deadline,
    resources: each.owner,
  }));
  const fallback = {
    task: 'Follow up if there is no answer.',
    deadline: longDate(dates.answer),
    resources: 'case team',
  };
  const [priority1 = fallback, priority2 = fallback, priority3 = fallback] = steps;
  return { priority1, priority2, priority3 };
}
