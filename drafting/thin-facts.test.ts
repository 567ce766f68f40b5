import { describe, expect, test } from 'vitest';
import { processors } from '../domain/processors.ts';
import { profiles } from '../knowledge/processors/profiles.ts';
import { stateNames } from '../knowledge/state-names.ts';
import { letterTypes, type LetterType } from '../domain/letters/letter.ts';
import { untracedFigures } from '../bench/drafting/trace-figures.ts';
import { draftLetter, type Draft } from './draft-letter.ts';
import { thinCase } from '../testing/goldens/scenarios.ts';
import { letterAsText } from './text/render-text.ts';
import { firm } from '../testing/cases/sample-cases.ts';
import { verifyLetter } from './verify-letter.ts';

const dated = '2026-12-14';
const each = letterTypes.flatMap((letterType) => processors.map((processor) => ({ letterType, processor })));
function drafted(letterType: LetterType, processor: (typeof processors)[number], fields = {}): Draft {
  const thin = thinCase(processor);
  const priorLetters = letterType === 'initial' ? [] : [{ letter_type: 'initial' as const, sent_on: '2026-11-24' }];
  return draftLetter({
    caseFile: { ...thin, fields: { ...thin.fields, ...fields } },
    letterType,
    dated,
    firm,
    mailingAddress: ['Legal', '1 Example Square'],
    priorLetters,
  });
}

/** What the letter says instead of each missing fact. What only an attorney can supply appears only in the plan. */
const asked: Record<string, RegExp> = {
  hold_started: /Please state the day on which the hold began|The day on which the hold began, .* are asked for again/,
  account_id:
    /Please identify by its number every account|number of every account .* is asked for again|number of each account .* is still asked for|number of every account .* please see that it is given/,
  stated_reason:
    /We ask for one in writing, with the term and the facts|Please state in writing the reason for which the money is kept/,
  exhibit_hold_notice:
    /Please produce the notice of the hold as it was sent|Please produce it, with proof of the day|The notice of the hold, as it was sent, is asked for again|A copy of the notice .* Please enclose it with your answer/,
  exhibit_proof_of_fulfillment: /reserves the right to supplement this letter/,
  exhibit_chargeback_report: /reserves the right to supplement this letter/,
  exhibit_merchant_statements: /the complete ledger of the account/,
  volume_avg: /Please state the exposure that the hold is meant to cover/,
  delivery_days: /at risk, and (?:the rest in steps|set a calendar day)|release the rest now|release everything else/,
  reserve: /stands in your ledger, which is requested below|the ledger asked for will show/,
  processor_entity: /state the full name of each company that is party/,
};
const attorneys = ['mailing_address'];

/** The law that the processor's agreement chooses, as a letter names it. */
const lawOf = (processor: (typeof processors)[number]): string | null => {
  const { law } = profiles[processor];
  return law === 'open' ? null : stateNames[law];
};

const laws = [...new Set(processors.flatMap((processor) => lawOf(processor) ?? []))];

describe.each(each)('$letterType to $processor with the required fields only', ({ letterType, processor }) => {
  const draft = drafted(letterType, processor);
  const text = letterAsText(draft.document);

  test('the letter names the law of an agreement that was read, and otherwise neither names nor asks for a law', () => {
    const law = lawOf(processor);
    const named = laws.filter((state) =>
      new RegExp(`(?<!If )\\b${state} law\\b|\\blaw is that of ${state}\\b`).test(text),
    );
    expect(named).toEqual(law === null ? [] : [law]);
    expect(text).not.toMatch(/\b(?:name|state|say|which|what)\b[^.;]{0,60}\blaws?\b[^.;]{0,40}\bcho(?:ose|oses|sen)\b/);
    expect(draft.plan.cautions.some((each) => each.startsWith('The governing law is not known'))).toBe(law === null);
  });

  test('the letter asks for everything that is missing', () => {
    expect(draft.plan.missing.length).toBeGreaterThanOrEqual(10);
    for (const { fact } of draft.plan.missing.filter((missing) => !attorneys.includes(missing.fact)))
      expect(text, fact).toMatch(asked[fact] ?? /never/);
  });

  test('the letter states no amount but the one withheld, no dates but its own and those of letters sent, and no exhibits', () => {
    expect(new Set(text.match(/\$[\d,.]*\d/g))).toEqual(
      new Set(
        ['$48,250.75', '$91,400.00', '$36,900.00', '$58,310.40', '$187,000.00'].filter(
          (sum) => sum === draft.factSheet.facts['held_amount']?.display,
        ),
      ),
    );
    expect(untracedFigures(text, draft.document, draft.factSheet)).toEqual([]);
    expect(text).not.toMatch(/Exhibit [A-Z]\b|has lasted|doing business as|in business since/);
    expect(draft.document.exhibits).toEqual([]);
  });

  test('the letter passes the verifier', () => {
    const { findings } = verifyLetter(draft.document, draft.factSheet, {
      confirmedAuthorityIds: draft.plan.authorityRefs,
    });
    expect(findings.filter((finding) => !(processor === 'other' && finding.check === 'address'))).toEqual([]);
  });
});

test.each(each)(
  '$letterType to $processor without an amount states none and asks for it',
  ({ letterType, processor }) => {
    const text = letterAsText(drafted(letterType, processor, { held_amount_cents: null }).document);
    expect(text).not.toContain('$');
    expect(text).toContain('State the exact sum withheld');
  },
);

test('particulars the file lacks are blank in the form that Square’s seller signs', () => {
  const notice = drafted('initial', 'square', {
    held_amount_cents: null,
    account_name: null,
    account_phone: null,
  }).document.blocks.find((block) => block.id === 'seller-notice.form');
  const cells = Object.fromEntries((notice?.rows ?? []).map((row) => [row[0], row[1]]));
  expect(cells).toMatchObject({
    Seller: 'Juniper Outfitters LLC',
    'Square Account Name': '',
    'Telephone of the account': '',
    'Relief sought': '',
    'Amount demanded': '',
    'How it was calculated': '',
  });
});
