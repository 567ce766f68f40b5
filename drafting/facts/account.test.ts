import { describe, expect, test } from 'vitest';
import type { CaseFields } from '../../domain/case-fields.ts';
import type { CaseEvent } from '../../domain/cases/story/case-event.ts';
import type { ConfirmedAccount, ConfirmedExposure } from '../../domain/ledger-of-account/case-account.ts';
import { processors } from '../../domain/processors.ts';
import type { CaseFile } from './case-file.ts';
import { letterTypes } from '../../domain/letters/letter.ts';
import { typedEvent } from '../../testing/goldens/story-scenarios.ts';
import { firm, fullCase } from '../../testing/cases/sample-cases.ts';
import { analyzeCase } from '../analysis/analyze-case.ts';
import { draftLetter } from '../draft-letter.ts';
import { letterAsText } from '../text/render-text.ts';
import { verifyLetter } from '../verify-letter.ts';
import { isOfRecords } from './account.ts';
import { factsToConfirm } from './facts-to-confirm.ts';

const exhibit = '0196f2a0-0000-7000-8000-000000000001';
const shown: ConfirmedAccount = {
  exhibit_file_id: exhibit,
  level: 'proven',
  withheld_cents: 4_190_000,
  day: '2026-11-03',
  since: '2026-01-02',
  parts: 3,
  rows: [14, 22, 31],
  held: [],
  reserve_cents: null,
  exposure: null,
  overdue: null,
};
const exposure = {
  window_days: 180,
  ripe_days: 31,
  sales: 1_204,
  disputes: 2,
  rate: 0.5984,
  open_cents: 2_814_400,
  expected_cents: 16_842,
  not_due_cents: 0,
  last_due: null,
  last_sale: null,
};
const refunds = {
  days: 31,
  sales: 1_204,
  refunds: 12,
  refunded_cents: 100_800,
  rate: 1.7327,
  by_amount: null,
  expected_cents: 48_765,
};
const part = {
  day: '2026-10-01',
  kind: 'reserve' as const,
  as: 'reserve',
  cents: 1_200_000,
  rows: [14],
  payment: null,
};
/** All of the sum that the sample case has, $12,000.00 of it reserve. */
const inParts: ConfirmedAccount = {
  ...shown,
  withheld_cents: 4_825_075,
  reserve_cents: 1_200_000,
  held: [
    part,
    {
      ...part,
      day: '2026-10-09',
      kind: 'general hold',
      as: 'Hold on Available Balance',
      cents: 3_625_075,
      rows: [22, 31],
    },
  ],
};
const releasedOn = (day: string): CaseEvent => ({
  id: 'event-1',
  who: 'processor',
  act: 'released',
  day,
  precision: 'day',
  due_on: null,
  about: null,
  proof_file_id: null,
  source: 'account',
  source_id: null,
  source_kind: null,
  page: null,
  quote: null,
  start: null,
  end: null,
  day_said: null,
});
const made = {
  id: exhibit,
  filename: 'Processor records.pdf',
  document_type: 'account_proof' as const,
  content_type: 'application/pdf',
  size_bytes: 1,
  created_at: new Date('2026-11-04'),
};

function drafted(
  account: ConfirmedAccount | null,
  processor: (typeof processors)[number] = 'paypal',
  letterType: (typeof letterTypes)[number] = 'initial',
  fields: CaseFields = fullCase(processor).fields,
  more: Partial<CaseFile> = {},
) {
  const plain = { ...fullCase(processor), fields, ...more };
  return draftLetter({
    caseFile: account ? { ...plain, account, files: [...plain.files, made] } : plain,
    letterType,
    dated: '2026-11-24',
    firm,
    mailingAddress: ['1 Example Square', 'Springfield, OR 97477'],
    priorLetters: letterType === 'initial' ? [] : [{ letter_type: 'initial', sent_on: '2026-11-10' }],
  });
}
const textOf = (draft: ReturnType<typeof drafted>) => letterAsText(draft.document).replaceAll(/\s+/g, ' ');
const findingsOf = ({ document, factSheet, plan }: ReturnType<typeof drafted>) =>
  verifyLetter(document, factSheet, { confirmedAuthorityIds: plan.authorityRefs }).findings;

describe('what the processor’s own exports show', () => {
  test('is stated with its day, its parts, its exhibit and the rows', () => {
    expect(textOf(drafted(shown))).toContain(
      'PayPal’s own records show $41,900.00 withheld on November 3, 2026, in three parts (Exhibit B, rows 14, 22 and 31).',
    );
    expect(drafted(shown).document.exhibits[1]).toMatchObject({ label: 'B', file_id: exhibit });
  });

  test('is never stated as proven where the files show only that at least so much is withheld', () => {
    const text = textOf(drafted({ ...shown, level: 'at least', withheld_cents: 1_000_000, rows: [] }));
    expect(text).toContain('show at least $10,000.00 withheld on November 3, 2026, in three parts (Exhibit B).');
    expect(text).not.toMatch(/show \$/);
  });

  test.each(letterTypes)('adds no finding to a letter of any processor: %s', (letterType) => {
    for (const processor of processors)
      for (const more of [
        { level: 'at least' as const },
        { exposure, overdue: { cents: 1_210_000, days: 90 } },
        { exposure: { ...exposure, open_cents: 0, expected_cents: 0 } },
        inParts,
        { ...inParts, exposure: { ...exposure, not_due_cents: 100_000, last_due: '2026-12-28' } },
        { exposure: { ...exposure, refunds } },
        {
          exposure: {
            ...exposure,
            by_amount: { sum: 20_000, gross: 3_342_000 },
            refunds: { ...refunds, days: 60, sales: 900 },
          },
        },
      ])
        expect(
          findingsOf(
            drafted({ ...shown, ...more }, processor, letterType, undefined, { sum_stated: { on: '2026-11-08' } }),
          ),
        ).toEqual(findingsOf(drafted(null, processor, letterType)));
  });

  test('the verifier refuses another sum or day in its place', () => {
    const draft = drafted(shown);
    for (const [from, to] of [
      ['$41,900.00 withheld on November 3', '$51,900.00 withheld on November 3'],
      ['withheld on November 3, 2026', 'withheld on November 5, 2026'],
    ] as const) {
      const blocks = draft.document.blocks.map((block) => ({ ...block, text: block.text.replace(from, to) }));
      expect(blocks).not.toEqual(draft.document.blocks);
      const found = findingsOf({ ...draft, document: { ...draft.document, blocks } });
      expect(found.length).toBeGreaterThan(findingsOf(draft).length);
    }
  });

  test('its own rate of disputes takes the place of the illustration', () => {
    const draft = drafted({ ...shown, exposure });
    const text = textOf(draft);
    expect(text).toContain('By PayPal’s own records (method: Exhibit B)');
    expect(text).toMatch(/Sales at least 31 days old .{0,5}1,204 sales .{0,5}Of these, disputed .{0,5}2 sales/);
    expect(text).toMatch(
      /\$168\.42.*If every one of those sales were lost, \$20,106\.75 of the sum withheld would be left over\./,
    );
    expect(text).toContain('at least 286 times the loss computed above');
    expect(text).not.toMatch(/illustrat|1%/i);
  });

  describe('refunds stand beside the loss', () => {
    const rowsWith = (of: Partial<typeof exposure> & Pick<ConfirmedExposure, 'refunds' | 'by_amount'>) =>
      textOf(drafted({ ...shown, exposure: { ...exposure, ...of } })).replaceAll(' | ', ': ');

    test('with their number, sum and rate, and what the two make, where that is less than is withheld', () => {
      const text = rowsWith({ refunds });
      expect(text).toContain('Of these, disputed: 2 sales Of these, refunded: 12 sales, $1,008.00 Neither refunded');
      expect(text).toContain(
        'Loss at 0.5984%, upper 95% Wilson limit (rounded up): $168.42 Refunds, beside it, at 1.7327%, likewise: $487.65 Both together: $656.07 Withheld: $48,250.75',
      );
    });

    test('without that comparison where they reach the sum, less the reserve that is not due', () => {
      const gap = 4_825_075 - exposure.expected_cents - 100_000;
      const withBoth = (expected_cents: number) =>
        rowsWith({ not_due_cents: 100_000, refunds: { ...refunds, expected_cents } });
      expect(withBoth(gap - 1)).toContain('Both together');
      expect(withBoth(gap)).not.toContain('Both together');
      expect(withBoth(gap)).toContain('Refunds, beside it');
    });

    test('with the sales that they are counted of, where these have to be older', () => {
      expect(rowsWith({ refunds: { ...refunds, days: 60, sales: 900 } })).toContain(
        'Refunded, of 900 sales at least 60 days old: 12 sales, $1,008.00',
      );
    });

    test('and a rate by amount has its amounts', () => {
      const text = rowsWith({ by_amount: { sum: 20_000, gross: 3_342_200 }, refunds });
      expect(text).toContain('Of these, disputed: 2 sales By amount: $200.00 of $33,422.00');
      expect(text).toContain('Loss at 0.5984%, share by amount (rounded up): $168.42');
      expect(text).toContain('at 1.7327%, upper 95% Wilson limit: $487.65');
    });
  });

  describe('what came after the records', () => {
    const dollars: CaseFields = { ...fullCase('paypal').fields, held_amount_cents: 4_825_000 };
    const since = (more: Partial<CaseFile>, account: Partial<ConfirmedAccount> = {}, fields = dollars) =>
      textOf(drafted({ ...inParts, ...account }, 'paypal', 'initial', fields, more));
    const stated = { sum_stated: { on: '2026-11-08' } };

    test('is what the merchant stated since, that no release is on file, and what the ledger has', () => {
      expect(since(stated)).toContain(
        'The records end on November 3, 2026. On November 8, 2026 the Merchant stated $48,250, the same sum without its cents. Our file has no release since.',
      );
      expect(since(stated, {}, fullCase('paypal').fields)).toContain(
        'On November 8, 2026 the Merchant stated $48,250.75 withheld. Our file has no release since.',
      );
      expect(since({ sum_stated: { on: '2026-11-03' } })).toContain(
        'The records end on November 3, 2026; please produce each later entry.',
      );
    });

    test('is not said where the records reach the letter, or money came back', () => {
      expect(since(stated, { day: '2026-11-16' })).toContain('The records end on');
      expect(since(stated, { day: '2026-11-17' })).not.toContain('The records end on');
      expect(since({})).not.toContain('The records end on');
      expect(since({ ...stated, events: [releasedOn('2026-11-10')] })).not.toContain('The records end on');
      expect(since({ ...stated, events: [releasedOn('2026-11-02')] })).toContain('The records end on');
    });

    test('is confirmed by the merchant together with the sum', () => {
      const { document, factSheet } = drafted(inParts, 'paypal', 'initial', undefined, stated);
      const amount = factsToConfirm(document, factSheet).find(({ fact }) => fact === 'amount');
      expect(amount?.lines).toContainEqual({
        label: 'Nothing was released since the last day of the records',
        value: 'November 3, 2026',
        file_id: exhibit,
      });
    });
  });

  test('reserve of which the last part came due since the records end is overdue, and demanded at once', () => {
    const due = { ...exposure, not_due_cents: 100_000, last_due: '2026-11-24', reserve_days: 30 };
    const text = textOf(drafted({ ...inParts, exposure: due }));
    expect(text).toContain('Of it, $1,000.00 is reserve overdue by its term of 30 days, as the Merchant');
    expect(text).not.toMatch(/falls due/);
    expect(textOf(drafted({ ...inParts, exposure: { ...due, last_due: '2026-11-25' } }))).toContain('as it falls due');
  });

  test('a loss that is not below the sum withheld is neither stated nor replaced by an illustration', () => {
    const draft = drafted({ ...shown, exposure: { ...exposure, open_cents: 9_000_000, expected_cents: 2_500_000 } });
    expect(textOf(draft)).not.toMatch(/illustrat|own rate|lost if every/i);
    expect(draft.factSheet.facts['surplus']).toBeUndefined();
  });

  test('reserve that is not due yet is no part of what is withheld beyond the loss', () => {
    const { factSheet } = drafted({ ...shown, exposure: { ...exposure, not_due_cents: 1_000_000 } });
    expect(factSheet.facts['surplus']?.display).toBe('$38,082.33');
  });

  test('what is beyond the loss is claimed for want of a term, and what is beyond the refunds, too', () => {
    const text = textOf(drafted({ ...shown, exposure: { ...exposure, not_due_cents: null, refunds } }, 'stripe'));
    expect(text).toContain(
      'For the $91,231.58 beyond (even with the refunds, $90,743.93), none has been shown whose condition is met.',
    );
    expect(text).toContain('542 times the loss computed above.');
  });

  test('that no sale can be disputed any longer is said', () => {
    const text = textOf(drafted({ ...shown, exposure: { ...exposure, open_cents: 0, expected_cents: 0 } }));
    expect(text).toContain(
      'none of the 1,204 sales in PayPal’s own records was still inside a dispute window of 180 days',
    );
    expect(text).not.toMatch(/illustrat/i);
  });

  test('reserve that is overdue is said with its term', () => {
    expect(textOf(drafted({ ...shown, overdue: { cents: 1_210_000, days: 90 } }))).toContain(
      'Of it, $12,100.00 is reserve overdue by its term of 90 days, as the Merchant reports it.',
    );
    const text = textOf(drafted({ ...shown, level: 'at least', overdue: { cents: 1_210_000, days: 90 } }));
    expect(text).toContain('Of it, at least $12,100.00 is reserve overdue');
    expect(text).toContain('By the term reported, keeping at least $12,100.00 is a breach by itself.');
  });

  test('reserve that is not due yet is said with its last day, and demanded as it falls due', () => {
    const due = { ...exposure, not_due_cents: 100_000, last_due: '2026-12-28' };
    const text = textOf(drafted({ ...shown, exposure: due, overdue: { cents: 1_100_000, days: 90 } }));
    expect(text).toContain(
      'Of it, $12,000.00 is reserve: $11,000.00 is overdue by its term of 90 days, as the Merchant reports it; $1,000.00 falls due by December 28, 2026.',
    );
    expect(text).toContain('then the reserve of $12,000.00, $1,000.00 of it as it falls due.');
  });

  test('the sum stands part by part where the records account for all of it', () => {
    const text = textOf(drafted(inParts, 'venmo'));
    expect(text).toContain('Venmo’s own records show $48,250.75 withheld on November 3, 2026, as follows (Exhibit B).');
    expect(text).toMatch(/October 1, 2026 .{0,3}Reserve .{0,3}14 .{0,3}\$12,000\.00/);
    expect(text).toMatch(/October 9, 2026 .{0,3}Hold on Available Balance .{0,3}22 and 31 .{0,3}\$36,250\.75/);
    expect(text).toMatch(/Together .{0,3}\$48,250\.75/);
    expect(text).not.toMatch(/rows 14|Merchant states the sum/);
  });

  test('a letter counts the days of the first part alone where the others are younger', () => {
    const since = (hold_started_on: string): string =>
      textOf(drafted(inParts, 'venmo', 'initial', { ...fullCase('venmo').fields, hold_started_on }));
    expect(since('2026-10-01')).toContain('is withheld, the first of it for 54 days, and no term');
    expect(since('2026-10-01')).toContain('is not paid out, the first of it for 54 days.');
    expect(since('2026-09-30')).toContain('the hold has lasted 55 days, and no term');
  });

  test('a reserve that the records show raised is theirs, and no report of the merchant', () => {
    const later = { ...part, day: '2026-10-09', rows: [22], cents: 3_625_075 };
    const raised = { ...typedEvent, who: 'processor' as const, act: 'raised_reserve' as const, day: '2026-10-09' };
    const said = (held: ConfirmedAccount['held']): string =>
      textOf(drafted({ ...inParts, held }, 'venmo', 'initial', undefined, { events: [raised] }));
    expect(said([part, later])).toContain(
      'Your records reserve a further $36,250.75 on October 9, 2026 (row 22); please produce the calculation for that day',
    );
    expect(said([part, later])).not.toContain('you raised the reserve');
    expect(said([part, { ...later, rows: [22, 31] }])).toContain('The Merchant reports that you raised the reserve on');
  });

  test('a first letter that this makes too long names the rows alone', () => {
    const long = (held: ConfirmedAccount['held']): string => {
      const draft = drafted({ ...inParts, held, exposure, overdue: { cents: 100_000, days: 30 } }, 'stripe');
      expect(findingsOf(draft)).toEqual(findingsOf(drafted(null, 'stripe')));
      return textOf(draft);
    };
    const six = Array.from({ length: 6 }, (_, at) => ({ ...part, rows: [at + 2, at + 40], cents: 804_179 }));
    expect(long(six)).not.toContain(' Together');
    expect(long(six)).toContain('(Exhibit B, rows 14, 22 and 31)');
  });

  test('one sum is stated where the merchant entered whole dollars: the records’, with its cents', () => {
    const plain = fullCase('venmo');
    const typed = { held_amount_cents: 4_825_000, rolling_reserves_held_cents: 1_200_000 };
    const text = textOf(drafted(inParts, 'venmo', 'initial', { ...plain.fields, ...typed }));
    expect(text).not.toMatch(/48,250\.00|36,250\.00/);
    expect(text).toContain('first the $36,250.75 that stands outside any reserve, then the reserve of $12,000.00');
  });

  test('a hold on single sales secures these alone', () => {
    const held = [{ ...part, kind: 'payment hold' as const, payment: '114-7', cents: 4_825_075 }];
    expect(textOf(drafted({ ...inParts, held, reserve_cents: null, exposure }, 'venmo', 'follow_up'))).toContain(
      'Counted 180 days from the sale, the last of them can be disputed until March 30, 2027; please name any dispute of them.',
    );
    expect(textOf(drafted({ ...inParts, held, reserve_cents: null }, 'venmo'))).toContain(
      'Each part is held on a single sale, which Exhibit B names. Such a hold can secure that sale and no other.',
    );
  });

  test('the loss of these sales alone stands beside the account’s, while none of them is known as disputed', () => {
    const sale = { open: 1_463_040, disputed: 0 };
    const onSale = (of: typeof sale | null) => [
      { ...part, kind: 'payment hold' as const, payment: '114-7', cents: 4_825_075, sale: of },
    ];
    const said = (of: typeof sale | null): string =>
      textOf(drafted({ ...inParts, held: onSale(of), reserve_cents: null, exposure }, 'venmo', 'follow_up'));
    // 0.5984% of $14,630.40, rounded up.
    expect(said(sale)).toContain(
      'The table counts all open sales. On the sales held alone that average is $87.55; but no average is a ceiling for single sales: that is what can still be disputed of their price, $14,630.40.',
    );
    expect(said(sale)).not.toMatch(/times the loss/);
    expect(said({ ...sale, disputed: 1 })).not.toContain('On the sales held alone');
    expect(said(null)).not.toContain('On the sales held alone');
  });

  test('one window is counted, with the delivery time among its days', () => {
    const counted = { ...exposure, window_days: 126, delivery_days: 6 };
    expect(textOf(drafted({ ...shown, exposure: counted }, 'stripe'))).toContain(
      'Below, 126 days run from each sale: 120 days and the average delivery time of 6 days.',
    );
    expect(textOf(drafted({ ...shown, exposure: counted }, 'stripe', 'follow_up'))).toContain(
      'records, 126 days counted from each sale, 6 days of delivery among them (method:',
    );
  });

  test('a case without exports reads as before', () => {
    expect(textOf(drafted(null))).not.toContain('own records show');
  });

  test.each(processors)('is asked about no further than the letter to %s states it', (processor) => {
    for (const letterType of letterTypes)
      for (const account of [
        shown,
        { ...shown, exposure, overdue: { cents: 50_000, days: 90 } },
        { ...shown, exposure: { ...exposure, not_due_cents: 123_456 } },
        { ...shown, exposure: { ...exposure, not_due_cents: shown.withheld_cents } },
      ]) {
        const draft = drafted(account, processor, letterType);
        const { document, factSheet } = draft;
        const ofRecords = new Set(
          Object.values(factSheet.facts).flatMap(({ id, label }) => (isOfRecords(id) ? [label] : [])),
        );
        const asked = factsToConfirm(document, factSheet).flatMap(({ lines }) => lines);
        const values = asked.filter(({ label }) => ofRecords.has(label)).map(({ value }) => value);
        expect(values.length).toBeGreaterThan(0);
        expect(values.filter((value) => !textOf(draft).includes(value))).toEqual([]);
        const isStated = document.blocks.some(({ fact_refs: refs }) => refs.includes('records_not_due'));
        expect(asked.some(({ label }) => label === 'Reserve that is not yet due')).toBe(isStated);
      }
  });

  test('answers what the analysis would ask the chargeback report for', () => {
    const bare = fullCase('paypal');
    const files = bare.files.filter(({ document_type }) => document_type !== 'chargeback_report');
    const saidBy = (account: ConfirmedAccount | null) =>
      JSON.stringify(analyzeCase({ ...bare, files: account ? [...files, made] : files, account }, '2026-11-24'));
    const asks =
      /Upload: [^"]*Chargeback summary report|Upload the chargeback report|upload the processor’s chargeback report|Review the chargeback report|Chargeback summary report: missing|No dispute record is on file/g;
    expect(new Set(saidBy(null).match(asks)).size).toBeGreaterThan(3);
    expect(saidBy({ ...shown, exposure }).match(asks)).toBeNull();
    expect(saidBy({ ...shown, exposure })).toContain('not needed; the processor’s own records show the disputes');
    expect(saidBy({ ...shown, exposure: { ...exposure, refunds } })).toContain(
      '$168.42 is to be expected as a loss at 0.5984%, and beside it $487.65 in refunds at 1.7327% (12 of 1204 sales were refunded): together $656.07, less than is withheld.',
    );
  });
});
