import { documentKindLabels, type DocumentKind } from '../domain/case.ts';
import type { CaseAnalysis } from '../domain/analysis.ts';
import type { AnalysisContext } from './analysis-context.ts';
import { longDate } from './display.ts';

type Plan = CaseAnalysis['actionPlan'];
type Immediate = Plan['immediate'][number];

const critical: readonly DocumentKind[] = ['hold_notice', 'merchant_statements', 'chargeback_report', 'proof_of_fulfillment'];

function immediate({ absent, dates, plan, caseFile, limitation, sheet, today }: AnalysisContext): Immediate[] {
  const wanted = absent.filter((kind) => critical.includes(kind)).map((kind) => documentKindLabels[kind]);
  const gaps = plan.missing.filter((each) => ['held_amount', 'hold_started', 'account_id', 'stated_reason'].includes(each.fact)).map((each) => each.label);
  const near = limitation && limitation.date <= addMonths(today);
  const list: (Immediate | null)[] = [
    near ? { priority: 'high', deadline: longDate(limitation.date), action: `Calendar the limitation date and obtain a tolling agreement or file in time (${limitation.basis}).`, owner: 'attorney' } : null,
    wanted.length > 0 ? { priority: 'high', deadline: longDate(dates.documents), action: `Upload: ${wanted.join('; ')}.`, owner: 'merchant' } : null,
    gaps.length > 0 ? { priority: 'high', deadline: longDate(dates.documents), action: `Supply what the letter lacks: ${gaps.join('; ')}.`, owner: 'merchant' } : null,
    sheet.facts['mailing_address'] ? null : { priority: 'high', deadline: longDate(dates.review), action: 'Take the notice address and contracting entity from the agreement’s notice clause and enter them.', owner: 'attorney' },
    { priority: 'high', deadline: longDate(dates.review), action: 'Review the drafted letter, confirm its authorities and the amber findings, approve or return it.', owner: 'attorney' },
    caseFile.fields.processor === 'square' ? { priority: 'high', deadline: longDate(dates.review), action: 'Sign the seller’s Notice in person; counsel’s letter alone does not satisfy the terms.', owner: 'merchant' } : null,
    { priority: 'high', deadline: longDate(dates.mailing), action: 'Send by certified mail and secure e-mail; record tracking number and delivery.', owner: 'case team' },
    { priority: 'medium', deadline: longDate(dates.documents), action: 'Save dated screenshots of balance, reserve and release dates, and every notice and ticket.', owner: 'merchant' },
  ];
  return list.filter((each) => each !== null);
}

/** A year ahead is near enough to calendar at once. */
const addMonths = (today: string): string => `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;

function mediumTerm({ dates, entry, name, limitation }: AnalysisContext): Plan['mediumTerm'] {
  const next = entry.escalation_ladder.at(-1)?.action ?? 'Forum per agreement';
  return [
    { action: `Answer of ${name} due; if there is none, send the follow-up letter.`, timeline: longDate(dates.answer), resources: 'follow-up letter, attorney review' },
    { action: 'If the follow-up stays unanswered, send the final letter.', timeline: longDate(dates.followUp), resources: 'final letter, attorney review' },
    { action: `Next rung of the ladder: ${next}`, timeline: `${dates.informalEnd ? `Not before ${longDate(dates.informalEnd)} (60 days and election notice)` : `After ${longDate(dates.final)}`}`, resources: 'attorney; filing costs are disclosed first and need the merchant’s approval' },
    { action: 'Compare the ledger produced with the merchant’s statements and update the amount.', timeline: 'Within five business days of its receipt', resources: 'case team, merchant’s bookkeeper' },
    ...(limitation ? [{ action: `Limitation watch: ${limitation.basis}${limitation.sure ? '' : ' (attorney must confirm)'}.`, timeline: longDate(limitation.date), resources: 'attorney’s calendar' }] : []),
  ];
}

/** Dated actions, each with an owner. */
export const actionPlan = (context: AnalysisContext): Plan => ({ immediate: immediate(context), mediumTerm: mediumTerm(context) });

/** The three next steps: the first immediate actions, high before medium. */
export function nextSteps(context: AnalysisContext): CaseAnalysis['nextSteps'] {
  const { dates } = context;
  const steps = immediate(context).map((each) => ({ task: each.action, deadline: each.deadline, resources: each.owner }));
  const fallback = { task: 'Follow up if there is no answer.', deadline: longDate(dates.answer), resources: 'case team' };
  const [priority1 = fallback, priority2 = fallback, priority3 = fallback] = steps;
  return { priority1, priority2, priority3 };
}
