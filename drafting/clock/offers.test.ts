import { expect, test } from 'vitest';
import { addDays, daysBetween } from '../../domain/calendar/business-days.ts';
import type { Processor } from '../../domain/processors.ts';
import { nextActionOf } from '../../domain/cases/next-action.ts';
import type { LetterProgress } from '../../domain/cases/case-progress.ts';
import { firm, fullCase } from '../../testing/cases/sample-cases.ts';
import { analyzeCase } from '../analysis/analyze-case.ts';
import { draftLetter } from '../draft-letter.ts';
import type { CaseFile, PriorLetter } from '../facts/case-file.ts';
import { buildFactSheet } from '../facts/fact-sheet.ts';
import { letterAsText } from '../text/render-text.ts';
import { longDate } from '../text/display.ts';

type Case = {
  name: string;
  processor: Processor;
  fields?: Partial<CaseFile['fields']>;
  sent: string;
  received: string | null;
  /** First day on which a letter may say that the period is over, counted by hand; null: never. */
  over: string | null;
};

const old = { account_last_used_on: '2025-08-29', hold_started_on: '2025-08-24' };
const cases: readonly Case[] = [
  { name: 'PayPal', processor: 'paypal', sent: '2026-11-24', received: '2026-11-30', over: '2027-01-15' },
  { name: 'PayPal, on a holiday', processor: 'paypal', sent: '2026-11-23', received: '2026-11-26', over: '2027-01-11' },
  { name: 'PayPal, no receipt', processor: 'paypal', sent: '2026-11-24', received: null, over: null },
  { name: 'Stripe', processor: 'stripe', sent: '2026-11-24', received: '2026-11-24', over: '2026-12-25' },
  { name: 'Stripe, no receipt', processor: 'stripe', sent: '2026-11-24', received: null, over: null },
  {
    name: 'Stripe of 2024, from the date of the notice',
    processor: 'stripe',
    fields: old,
    sent: '2026-11-24',
    received: '2026-12-01',
    over: '2026-12-24',
  },
  { name: 'Square', processor: 'square', sent: '2027-01-11', received: '2027-01-15', over: '2027-03-17' },
  { name: 'Square, no receipt', processor: 'square', sent: '2027-01-11', received: null, over: null },
];

const caseOf = ({ processor, fields }: Case): CaseFile => {
  const full = fullCase(processor);
  return { ...full, fields: { ...full.fields, ...fields } };
};
const noticeOf = ({ sent, received }: Case): PriorLetter => ({
  letter_type: 'initial',
  sent_on: sent,
  delivered_on: received,
  notice: true,
});

test.each(cases)(
  '$name: in 400 days no later letter calls the period over before its day, and each does from then',
  (each) => {
    const caseFile = caseOf(each);
    const turn = each.over === null ? 0 : daysBetween(each.sent, each.over);
    for (let index = 1; index <= 400; index += Math.abs(index - turn) < 10 ? 1 : 5) {
      const dated = addDays(each.sent, index);
      const { facts } = buildFactSheet(caseFile, { dated, letterType: 'final', priorLetters: [noticeOf(each)] });
      const over = facts['passed_informal_end'] !== undefined;
      expect([dated, over]).toEqual([dated, each.over !== null && dated >= each.over]);
    }
  },
);

test.each(cases.filter(({ over }) => over !== null))('$name: the letter’s own words change on that day', (each) => {
  const text = (dated: string, letterType: 'final' | 'escalation') =>
    letterAsText(
      draftLetter({
        caseFile: caseOf(each),
        letterType,
        dated,
        firm,
        mailingAddress: ['1 Example Square'],
        priorLetters: [noticeOf(each)],
      }).document,
    );
  for (const letterType of ['final', 'escalation'] as const) {
    const day = each.over ?? '';
    expect(text(addDays(day, -1), letterType)).not.toMatch(/now allows|from its (?:receipt|date) ended/);
    expect(text(day, letterType)).toMatch(/from its (?:receipt|date) ended on/);
  }
});

test.each<[Processor, string]>([
  // Mailed on Monday, November 30, after Thanksgiving; counted by hand from that day.
  ['paypal', '2027-01-15'],
  ['stripe', '2026-12-31'],
  ['square', '2027-02-07'],
])('the analysis of a case with %s names no day before the first possible one', (processor, first) => {
  const { actionPlan, executiveSummary } = analyzeCase(fullCase(processor), '2026-11-24');
  const step = actionPlan.mediumTerm.find(({ action }) => action.startsWith('Next escalation step'));
  expect(step?.timeline).toContain(`Not before ${longDate(first)}`);
  expect(executiveSummary.estimatedTimeline).toContain(`not before ${longDate(first)}`);
});

test('over 400 days the next action after the last letter is never due before the first possible day', () => {
  const letter: LetterProgress = {
    id: 'a',
    type: 'escalation',
    status: 'delivered',
    drafted_at: new Date('2026-06-01T12:00:00Z'),
    due_on: '2026-06-03',
    sent_at: new Date('2026-06-05T12:00:00Z'),
    delivered_on: '2026-06-08',
    reply_due_on: '2026-06-23',
  };
  const theCase = {
    status: 'intake' as const,
    held_amount_cents: 1,
    created_at: letter.drafted_at,
    cancelled_at: null,
  };
  const progress = {
    analyzed_at: null,
    ending: null,
    signed_at: null,
    recovered_cents: 0,
    open_offers: 0,
    answer_by: null,
    accepted_offer: null,
    replied_on: null,
    letters: [letter],
  };
  for (let index = 0; index < 400; index += 1) {
    const today = addDays('2026-06-09', index);
    const step = { label: 'Arbitration, AAA', on: '2026-07-17' };
    expect(nextActionOf(theCase, progress, today, step)).toMatchObject({ due_on: '2026-07-17' });
    expect(nextActionOf(theCase, progress, today, step)?.words).toContain('Arbitration, AAA');
    // The day is not known, so the agreement's step is not named.
    expect(nextActionOf(theCase, progress, today, { ...step, on: null })).toMatchObject({
      words: 'Decide next steps with the merchant',
      due_on: '2026-06-23',
    });
    // The step has long been possible, but the reply is awaited first.
    expect(nextActionOf(theCase, progress, today, { ...step, on: '2026-06-10' })).toMatchObject({
      due_on: '2026-06-23',
    });
  }
});
