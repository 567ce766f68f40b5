import { expect, test } from 'vitest';
import type { Agreement } from '../../knowledge/processors/agreement.ts';
import { profiles } from '../../knowledge/processors/profiles.ts';
import { noStepTaken, type NoticeGiven, type StepsTaken } from './clock-facts.ts';
import { contractSteps, stepsOpenOn } from './steps.ts';

/**
 * What an attorney reads in each version, written by hand and not taken from the code: the days of the waiting period, what they are
 * counted from, whether a meeting must come first, the days after an election notice, and small claims.
 */
type Read = {
  days: number | null;
  from: 'receipt' | 'date' | 'sending';
  /** `asked`: only where a side asks for it, which the scenarios with a meeting take as done. */
  meeting: boolean | 'asked';
  election: number | null;
  small: 'waits' | 'always' | 'never';
};
const paypal: Read = { days: 45, from: 'receipt', meeting: false, election: null, small: 'waits' };
const stripe: Read = { days: 30, from: 'receipt', meeting: true, election: null, small: 'never' };
const ebay: Read = { days: 45, from: 'receipt', meeting: false, election: null, small: 'waits' };
const amazon: Read = { days: null, from: 'sending', meeting: false, election: null, small: 'always' };
const read: Readonly<Record<string, Read | null>> = {
  'paypal/2026-05-19': paypal,
  'paypal/2025-10-29': paypal,
  'venmo/2026-08-24': { ...paypal, days: 60, meeting: 'asked' },
  'venmo/2025-11-17': paypal,
  'venmo/2025-10-07': paypal,
  'stripe/2026-09-28': stripe,
  'stripe/2025-11-18': stripe,
  'stripe/2024-11-11': { ...stripe, from: 'date' },
  'square/2023-12-06': { days: 60, from: 'receipt', meeting: true, election: 7, small: 'waits' },
  'ebay/2026-06-28': ebay,
  'ebay/2026-02-20': ebay,
  'ebay/2025-08-28': ebay,
  'ebay/2025-05-16': ebay,
  'ebay/2024-07-26': { ...ebay, days: 30 },
  'amazon/seen-2026-06-18': amazon,
  'amazon/seen-2024-04-15': amazon,
  // Terms of the platform: nothing on disputes was read.
  'shopify/2025-10-21': null,
};

const agreements: readonly Agreement[] = Object.values(profiles).flatMap((each) => each.agreements);

/** The days of a simulated clock as a calendar in New York shows them, without the product's own date arithmetic. */
function calendar(from: string, count: number): string[] {
  const shown = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York', dateStyle: 'short' });
  const noon = new Date(`${from}T17:00:00Z`);
  return Array.from({ length: count }, () => {
    const day = shown.format(noon);
    noon.setUTCDate(noon.getUTCDate() + 1);
    return day;
  });
}

type Scenario = {
  name: string;
  sent: string;
  received: number | null;
  meeting: number | null;
  election: number | null;
};
/** Days after sending; the election notice is counted from the day on which it is first possible. */
const scenarios: readonly Scenario[] = [
  {
    name: 'received soon, over the end of daylight saving time',
    sent: '2026-10-20',
    received: 3,
    meeting: 10,
    election: 0,
  },
  { name: 'received on Thanksgiving', sent: '2026-11-23', received: 3, meeting: 20, election: 2 },
  { name: 'received on a Sunday', sent: '2026-06-04', received: 3, meeting: 5, election: 1 },
  {
    name: 'received late, over the start of daylight saving time',
    sent: '2027-01-11',
    received: 59,
    meeting: 70,
    election: 9,
  },
  { name: 'received on New Year’s Day', sent: '2026-12-28', received: 4, meeting: 8, election: 0 },
  { name: 'over a leap day', sent: '2028-01-20', received: 5, meeting: 10, election: 0 },
  { name: 'the meeting long after the period', sent: '2026-03-02', received: 2, meeting: 200, election: 5 },
  { name: 'receipt never recorded', sent: '2026-03-02', received: null, meeting: 10, election: 0 },
  { name: 'no meeting', sent: '2026-03-02', received: 2, meeting: null, election: null },
  { name: 'a meeting and no election notice', sent: '2026-03-02', received: 2, meeting: 9, election: null },
];

const opens = (
  agreement: Agreement,
  step: string,
  day: string,
  notice: NoticeGiven | null,
  taken: StepsTaken,
): boolean => stepsOpenOn(contractSteps(agreement, { notice, taken }), day).some((each) => each.step === step);

/**
 * Walks 400 days and counts, as somebody crossing days off would: how many have passed since the receipt, since the
 * meeting, since the election notice. What is recorded on a day is known from that day on.
 */
function walk(agreement: Agreement, rule: Read, scenario: Scenario): string[] {
  const wrong: string[] = [];
  const days = calendar(scenario.sent, 400);
  let [sinceStart, sinceMeeting, sinceElection] = [-1, -1, -1];
  let possibleFor = -1;
  let taken: StepsTaken = noStepTaken;
  let received: string | null = null;
  for (const [index, day] of days.entries()) {
    if (sinceStart >= 0) sinceStart += 1;
    if (sinceMeeting >= 0) sinceMeeting += 1;
    if (sinceElection >= 0) sinceElection += 1;
    if (possibleFor >= 0) possibleFor += 1;
    if (index === scenario.received) received = day;
    if (index === (rule.from === 'receipt' ? scenario.received : 0)) sinceStart = 0;
    if (index === scenario.meeting) [sinceMeeting, taken] = [0, { ...taken, conference_on: day }];
    const enough = rule.days === null ? 1 : rule.from === 'date' ? rule.days : rule.days + 1;
    const cleared =
      sinceStart >= enough &&
      (rule.meeting === false || sinceMeeting >= 1 || (rule.meeting === 'asked' && sinceMeeting < 0));
    if (cleared && possibleFor < 0) possibleFor = 0;
    if (rule.election !== null && scenario.election !== null && possibleFor === scenario.election)
      [sinceElection, taken] = [0, { ...taken, election_received_on: day }];
    const filing = rule.election === null ? cleared : sinceElection > rule.election;
    const notice = { sent_on: scenario.sent, received_on: received, filing_on: null };
    const expected = {
      arbitration: filing,
      small_claims: rule.small === 'always' || (rule.small === 'waits' && filing),
      election: rule.election !== null && cleared,
    };
    for (const [step, should] of Object.entries(expected))
      if (opens(agreement, step, day, notice, taken) !== should) wrong.push(`${day} ${step}: expected ${should}`);
  }
  return wrong;
}

test('a hand-read row exists for each version', () => {
  expect(Object.keys(read).toSorted()).toEqual(agreements.map(({ id }) => id).toSorted());
});

test.each(
  agreements.flatMap((agreement) =>
    scenarios.map((scenario) => [agreement.id, scenario.name, agreement, scenario] as const),
  ),
)(
  '%s, %s: in 400 days no step is offered one day too early, and each is offered from its day',
  (id, _name, agreement, scenario) => {
    const rule = read[id];
    if (rule) expect(walk(agreement, rule, scenario).slice(0, 3)).toEqual([]);
    else
      for (const day of calendar(scenario.sent, 400))
        expect(
          stepsOpenOn(
            contractSteps(agreement, {
              notice: { sent_on: scenario.sent, received_on: scenario.sent, filing_on: null },
              taken: noStepTaken,
            }),
            day,
          ),
        ).toEqual([]);
  },
);

test.each(agreements)('$id: without a complete notice nothing that a period bars is ever offered', (agreement) => {
  for (const day of calendar('2026-03-02', 400))
    for (const { step } of stepsOpenOn(contractSteps(agreement, { notice: null, taken: noStepTaken }), day))
      expect([step, read[agreement.id]?.small]).toEqual(['small_claims', 'always']);
});

type Filed = {
  notice: Partial<NoticeGiven>;
  taken?: Partial<StepsTaken>;
  arbitration: string | null;
  small: string | null;
};
/** Counted on a paper calendar. `small`: null where small claims is never or always open. */
const byHand: readonly (readonly [string, Filed])[] = [
  ['paypal/2026-05-19', { notice: { received_on: '2026-06-01' }, arbitration: '2026-07-17', small: '2026-07-17' }],
  ['paypal/2026-05-19', { notice: { received_on: '2026-11-26' }, arbitration: '2027-01-11', small: '2027-01-11' }],
  ['paypal/2026-05-19', { notice: { received_on: '2028-01-20' }, arbitration: '2028-03-06', small: '2028-03-06' }],
  ['paypal/2025-10-29', { notice: { received_on: '2025-11-01' }, arbitration: '2025-12-17', small: '2025-12-17' }],
  ['venmo/2026-08-24', { notice: { received_on: '2026-11-30' }, arbitration: '2027-01-30', small: '2027-01-30' }],
  // Asked for, and held after the 60 days.
  [
    'venmo/2026-08-24',
    {
      notice: { received_on: '2026-11-30' },
      taken: { conference_on: '2027-02-09' },
      arbitration: '2027-02-10',
      small: '2027-02-10',
    },
  ],
  ['venmo/2025-11-17', { notice: { received_on: '2026-02-10' }, arbitration: '2026-03-28', small: '2026-03-28' }],
  ['venmo/2025-10-07', { notice: { received_on: '2025-10-20' }, arbitration: '2025-12-05', small: '2025-12-05' }],
  [
    'stripe/2026-09-28',
    {
      notice: { received_on: '2026-10-01' },
      taken: { conference_on: '2026-10-15' },
      arbitration: '2026-11-01',
      small: null,
    },
  ],
  [
    'stripe/2026-09-28',
    {
      notice: { received_on: '2026-10-01' },
      taken: { conference_on: '2026-11-05' },
      arbitration: '2026-11-06',
      small: null,
    },
  ],
  ['stripe/2026-09-28', { notice: { received_on: '2026-10-01' }, arbitration: null, small: null }],
  [
    'stripe/2025-11-18',
    {
      notice: { received_on: '2025-12-10' },
      taken: { conference_on: '2025-12-20' },
      arbitration: '2026-01-10',
      small: null,
    },
  ],
  [
    'stripe/2024-11-11',
    {
      notice: { sent_on: '2025-02-03' },
      taken: { conference_on: '2025-02-10' },
      arbitration: '2025-03-05',
      small: null,
    },
  ],
  [
    'stripe/2024-11-11',
    {
      notice: { sent_on: '2025-02-03', filing_on: '2025-03-20' },
      taken: { conference_on: '2025-02-10' },
      arbitration: '2025-03-20',
      small: null,
    },
  ],
  [
    'square/2023-12-06',
    {
      notice: { received_on: '2026-03-02' },
      taken: { conference_on: '2026-04-10', election_received_on: '2026-05-06' },
      arbitration: '2026-05-14',
      small: '2026-05-14',
    },
  ],
  [
    'square/2023-12-06',
    {
      notice: { received_on: '2026-12-24' },
      taken: { conference_on: '2027-01-12', election_received_on: '2027-02-23' },
      arbitration: '2027-03-03',
      small: '2027-03-03',
    },
  ],
  // The election notice came on the last day of the period: it does not count.
  [
    'square/2023-12-06',
    {
      notice: { received_on: '2026-12-24' },
      taken: { conference_on: '2027-01-12', election_received_on: '2027-02-22' },
      arbitration: null,
      small: null,
    },
  ],
  ['ebay/2024-07-26', { notice: { received_on: '2024-08-15' }, arbitration: '2024-09-15', small: '2024-09-15' }],
  ['ebay/2025-05-16', { notice: { received_on: '2025-06-10' }, arbitration: '2025-07-26', small: '2025-07-26' }],
  ['ebay/2025-08-28', { notice: { received_on: '2025-09-30' }, arbitration: '2025-11-15', small: '2025-11-15' }],
  ['ebay/2026-02-20', { notice: { received_on: '2026-03-01' }, arbitration: '2026-04-16', small: '2026-04-16' }],
  ['ebay/2026-06-28', { notice: { received_on: '2026-07-03' }, arbitration: '2026-08-18', small: '2026-08-18' }],
  ['amazon/seen-2026-06-18', { notice: { sent_on: '2026-07-06' }, arbitration: '2026-07-07', small: null }],
  // The letter says that nothing is filed before the day it names.
  [
    'amazon/seen-2026-06-18',
    { notice: { sent_on: '2026-07-06', filing_on: '2026-08-20' }, arbitration: '2026-08-20', small: null },
  ],
  ['amazon/seen-2024-04-15', { notice: { sent_on: '2024-04-15' }, arbitration: '2024-04-16', small: null }],
];

test.each(byHand)('%s opens on the day counted by hand: %j', (id, { notice, taken, arbitration, small }) => {
  const agreement = agreements.find((each) => each.id === id);
  if (!agreement) throw new Error(id);
  const steps = contractSteps(agreement, {
    notice: { sent_on: notice.received_on ?? '2024-01-01', received_on: null, filing_on: null, ...notice },
    taken: { ...noStepTaken, ...taken },
  });
  expect(steps.find(({ step }) => step === 'arbitration')?.on ?? null).toBe(arbitration);
  expect(steps.find(({ step }) => step === 'small_claims')?.on ?? null).toBe(small);
});
