import type { Clause } from '../clause.ts';

const notice = 'your own notice, as the Merchant reports it,';
/** A day that is against the merchant is named with this. */
const reserved = 'The Merchant does not accept that day by naming it.';

const said = (id: string, text: string, letters?: readonly ('final' | 'escalation')[]): Clause => ({
  id: `agreement.said-${id}`,
  kind: 'paragraph',
  group: 'said',
  ...(letters && { when: { letters } }),
  text: `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`,
});

/** What the notice itself states of the hold, computed with: its percentage, its last day or its period. The first that is known. */
export const saidTerms: readonly Clause[] = [
  said(
    'rolling',
    `${notice} spoke of {fact:said_percent} and of {fact:said_period}. Whatever was set aside on or before {date:said_rolled} has been kept for that time.`,
  ),
  said('share', `${notice} spoke of {fact:said_percent} and of {fact:said_period}.`),
  said('until-passed-final', `${notice} named {date:said_until_passed} as the last day, and it has passed.`, ['final']),
  said(
    'until-passed',
    `${notice} names {date:said_until_passed} as the day until which the money is kept. That day has passed.`,
  ),
  said(
    'ended-final',
    `the {fact:said_period} of ${notice} ended on {date:said_end_passed}, counted from the start of the hold.`,
    ['final'],
  ),
  said(
    'ended-escalation',
    `whoever decides may compare ${notice} with the calendar: it spoke of {fact:said_period}, and from the start of the hold that time ended on {date:said_end_passed}.`,
    ['escalation'],
  ),
  said(
    'ended',
    `${notice} spoke of {fact:said_period}; counted from the start of the hold, that time ended on {date:said_end_passed}.`,
  ),
  said('until', `${notice} names {date:said_until} as the day until which the money is kept. ${reserved}`),
  said(
    'running',
    `${notice} spoke of {fact:said_period}; counted from the start of the hold, that time ends on {date:said_end}. ${reserved}`,
  ),
  said('percent', `by ${notice} {fact:said_percent} is set aside.`),
];

const later = ['follow_up', 'final', 'escalation'] as const;
const replied = (id: string, text: string): Clause => ({
  id: `answer.replied-${id}`,
  kind: 'paragraph',
  group: 'replied',
  when: { letters: later },
  text,
});

/** The same of a reply, and a promise of it whose day has passed. */
export const repliedTerms: readonly Clause[] = [
  replied(
    'rolling',
    'Your answer of {date:replied_on} spoke of {fact:replied_percent} and of {fact:replied_period}. Whatever was set aside on or before {date:replied_rolled} has been kept for that time.',
  ),
  replied('share', 'Your answer of {date:replied_on} spoke of {fact:replied_percent} and of {fact:replied_period}.'),
  replied(
    'until-passed',
    'Your answer of {date:replied_on} names {date:replied_until_passed} as the day until which the money is kept. That day has passed.',
  ),
  replied(
    'ended',
    'Your answer of {date:replied_on} spoke of {fact:replied_period}; counted from {fact:replied_from}, that time ended on {date:replied_end_passed}.',
  ),
  replied(
    'until',
    `Your answer of {date:replied_on} names {date:replied_until} as the day until which the money is kept. ${reserved}`,
  ),
  replied(
    'running',
    `Your answer of {date:replied_on} spoke of {fact:replied_period}; counted from {fact:replied_from}, that time ends on {date:replied_end}. ${reserved}`,
  ),
  replied('percent', 'By your answer of {date:replied_on} {fact:replied_percent} is set aside.'),
  {
    id: 'answer.promise',
    kind: 'paragraph',
    when: { letters: later, not: ['promise_argued'] },
    text: 'You wrote on {date:promised_on}: "{fact:promise_words}." That time ended on {date:promise_passed}, and no answer since has said that it was kept.',
  },
];
