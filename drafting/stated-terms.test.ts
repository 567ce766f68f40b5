import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { firm, fullCase } from '../testing/cases/sample-cases.ts';
import { before, dates } from '../testing/goldens/history.ts';
import type { Processor } from '../domain/processors.ts';
import { draftLetter, type Draft } from './draft-letter.ts';
import type { CaseFile, Reply } from './facts/case-file.ts';
import { factsToConfirm } from './facts/facts-to-confirm.ts';
import { statedTermsIn, type StatedPeriod } from './facts/stated-terms.ts';
import { letterAsText } from './text/render-text.ts';
import { verifyLetter } from './verify-letter.ts';

const hand = z
  .array(
    z.object({
      id: z.string(),
      words: z.string(),
      whose: z.enum(['ours', 'law', 'other']),
      days: z.number().nullable(),
      percent: z.number().nullable(),
      until: z.string().nullable(),
      reserve: z.string().nullable(),
    }),
  )
  .parse(JSON.parse(readFileSync(new URL('../testing/letters/terms-hand-a.json', import.meta.url), 'utf8')));

const unitDays = { days: 1, weeks: 7, months: 30 } as const;
const inDays = (period: StatedPeriod | null): number | null => period && period.count * unitDays[period.unit];

describe('another hand’s terms', () => {
  const read = hand.flatMap(({ id, words, whose, ...terms }) => {
    const { period, percent, until, reserve } = statedTermsIn(words);
    const found = { days: inDays(period), percent, until, reserve };
    const own = whose === 'ours';
    return (['days', 'percent', 'until', 'reserve'] as const).map((name) => ({
      what: `${id} ${name}`,
      found: found[name],
      expected: own ? terms[name] : null,
    }));
  });

  test('no figure is taken that is of something else, and none is read otherwise', () => {
    expect(read.filter(({ found, expected }) => found !== null && found !== expected)).toEqual([]);
  });

  test('at least nine in ten of those that bind the hold are read', () => {
    const stated = read.filter(({ expected }) => expected !== null);
    expect(stated.filter(({ found, expected }) => found === expected).length / stated.length).toBeGreaterThanOrEqual(
      0.9,
    );
  });
});

type More = { fields?: Partial<CaseFile['fields']>; replies?: Reply[]; letterType?: 'initial' | 'follow_up' };
function drafted(processor: Processor, { fields = {}, replies = [], letterType = 'initial' }: More): Draft {
  const full = fullCase(processor);
  return draftLetter({
    caseFile: { ...full, fields: { ...full.fields, ...fields } },
    letterType,
    dated: dates[letterType],
    firm,
    mailingAddress: ['1 Example Square', 'Springfield, OR 97477'],
    priorLetters: before[letterType],
    replies,
  });
}
const textOf = (processor: Processor, more: More): string => letterAsText(drafted(processor, more).document);
const reply = (words: string, kind: Reply['kind'] = 'refusal'): Reply => ({
  received_on: '2026-12-01',
  kind,
  amount_cents: null,
  words,
});

describe('a letter', () => {
  test('computes with the period of the notice, and no longer asks for the end', () => {
    const text = textOf('stripe', {
      fields: { reason_given: 'Payouts are paused. We will hold your balance for 60 days' },
    });
    expect(text).toContain(
      'Your own notice, as the Merchant reports it, spoke of 60 days; counted from the start of the hold, that time ended on October 23, 2026.',
    );
    expect(text).toContain('A review has a subject; please state it.');
  });

  test('computes with a percentage and a period, and asks for neither', () => {
    const reason_given = 'A rolling reserve of 30% of your daily sales applies, and each part is held for 90 days';
    const text = textOf('square', { fields: { reason_given, hold_started_on: '2026-06-01' } });
    expect(text).toContain(
      'spoke of 30% and of 90 days. Whatever was set aside on or before August 25, 2026 has been kept for that time.',
    );
    expect(text).not.toContain('A rolling reserve has a percentage');
    const soon = textOf('square', { fields: { reason_given, hold_started_on: '2026-11-02' } });
    expect(soon).toContain('spoke of 30% and of 90 days.');
    expect(soon).not.toContain('Whatever was set aside');
  });

  test('names a last day that has passed, and does not accept one that has not', () => {
    const until = (day: string) => textOf('stripe', { fields: { reason_given: `Your funds are held until ${day}` } });
    expect(until('October 17, 2026')).toContain(
      'names October 17, 2026 as the day until which the money is kept. That day has passed.',
    );
    expect(until('March 1, 2027')).toContain(
      'names March 1, 2027 as the day until which the money is kept. The Merchant does not accept',
    );
  });

  test('counts nothing from a day that is not on file', () => {
    const text = textOf('stripe', { fields: { reason_given: 'Funds are held for 60 days after your last payment' } });
    expect(text).not.toContain('spoke of 60 days');
    const each = textOf('stripe', { fields: { reason_given: 'Each payment is held for 12 days' } });
    expect(each).not.toContain('spoke of 12 days');
  });

  test('counts the term of a reply from that reply, and a promise to its day', () => {
    const text = textOf('square', {
      letterType: 'follow_up',
      replies: [
        reply('We will hold the reserve for 10 days. We will release the rest within 5 business days.', 'automatic'),
      ],
    });
    expect(text).toContain(
      'Your answer of December 1, 2026 spoke of 10 days; counted from that day, that time ended on December 11, 2026.',
    );
    expect(text).toContain(
      'You wrote on December 1, 2026: “We will release the rest within 5 business days.” That time ended on December 8, 2026',
    );
  });

  test('names no promise whose day is still to come, and none that an answer followed', () => {
    const late = reply('We will release the rest within 30 business days.', 'automatic');
    const kept = reply('We will release the rest within 5 business days.', 'automatic');
    const since: Reply = { ...reply('Your account is under review.', 'automatic'), received_on: '2026-12-10' };
    expect(textOf('square', { letterType: 'follow_up', replies: [late] })).not.toContain('You wrote on');
    expect(textOf('square', { letterType: 'follow_up', replies: [kept, since] })).not.toContain('You wrote on');
  });

  test('takes neither of two terms that differ, nor a date that can be read two ways', () => {
    const twice = 'Your balance is held for 60 days. Your reserve is held for 30 days';
    expect(textOf('stripe', { fields: { reason_given: twice } })).not.toContain('spoke of');
    expect(statedTermsIn('Your funds are held until 09/12/2026').until).toBeNull();
  });

  test('states nothing of a number that is of something else', () => {
    const text = textOf('square', {
      letterType: 'follow_up',
      replies: [
        reply('You have 10 days to respond. Cardholders have 120 days to dispute a sale. Your refund rate is 5%.'),
      ],
    });
    expect(text).not.toMatch(/spoke of|names .* as the day until/);
  });

  test('that states terms verifies clean, and the merchant is asked to confirm them', () => {
    const draft = drafted('square', {
      letterType: 'follow_up',
      fields: {
        reason_given: 'A rolling reserve of 30% of your daily sales applies, and each part is held for 90 days',
      },
      replies: [reply('We will hold the balance for 10 days')],
    });
    const { findings } = verifyLetter(draft.document, draft.factSheet, {
      confirmedAuthorityIds: draft.plan.authorityRefs,
    });
    expect(findings).toEqual([]);
    const asked = factsToConfirm(draft.document, draft.factSheet).flatMap(({ fact, lines }) =>
      lines.map(({ value }) => `${fact}: ${value}`),
    );
    expect(asked).toEqual(expect.arrayContaining(['reason: 30%', 'reason: 90 days', 'other: 10 days']));
  });
});
