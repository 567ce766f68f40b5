// @proves engagement-letter
import { describe, expect, test } from 'vitest';
import { sampleArrangement } from '../../../domain/engagement/sample-arrangement.ts';
import { paperParts } from '../../../domain/papers/paper-parts.ts';
import type { EngagementFacts } from './engagement-facts.ts';
import { engagementLetter } from './engagement-letter.ts';

const [firm] = sampleArrangement.firms;
const facts: EngagementFacts = {
  case_number: 'UH-2026-000123',
  business: 'Analytical Goods LLC',
  merchant: 'Ada Byron',
  processor: 'PayPal',
  held_amount_cents: 1_250_000,
  percent: 15,
  attorney_id: 'a',
  counsel: { name: 'Jordan Avery', firm: firm?.name ?? '', bar_number: '1', bar_state: 'California' },
  arrangement: sampleArrangement,
  firm: firm ?? never(),
  ai: null,
};
const {
  kind: _kind,
  service_dollars_a_month: _price,
  ...common
} = sampleArrangement as Extract<typeof sampleArrangement, { kind: 'firm_charges' }>;
const service: EngagementFacts = {
  ...facts,
  arrangement: {
    ...common,
    kind: 'service_charges',
    payment: { days: 14, how: { en: 'By check.', es: 'Con un cheque.' } },
    counsel_dollars_a_case: 350,
  },
};
function never(): never {
  throw new Error('the sample has a firm');
}

/** What the law asks an engagement letter to say, by its source, and the words that say it. */
const required: [source: string, says: RegExp][] = [
  [
    'who agrees, and in what capacity',
    /between \*\*Analytical Goods LLC\*\*.*by \*\*Jordan Avery\*\*.*Ada Byron signs for you and confirms the authority/,
  ],
  ['22 NYCRR 1215.1(b)(1): scope', /We act in one matter: money of yours that \*\*PayPal\*\* holds/],
  [
    'Model Rule 1.2(c): the limit, and consent to it',
    /limited engagement.*told what the limit leaves out.*consent to it/,
  ],
  ['Cal. B&P 6147(a)(1), 22 NYCRR 1215.1(b)(2): the rate', /contingent fee of \*\*15%\*\*/],
  [
    'Cal. B&P 6147(a)(2), Model Rule 1.5(c): costs and their effect on the fee',
    /worked out before any costs are deducted/,
  ],
  ['Cal. B&P 6147(a)(3): matters not covered', /pay us nothing for matters that this agreement does not cover/],
  ['Cal. B&P 6147(a)(4): negotiable', /not set by law; it is negotiable/],
  [
    'Model Rule 1.5(c): the closing statement',
    /written closing statement: the outcome, what was recovered, and how the fee was worked out/,
  ],
  ['Model Rule 1.5(c): expenses due whether or not the client prevails', /Postage, copies and typing are ours/],
  ['Model Rule 5.4(a): nobody else gets a part of the fee', /gets no part of our fee/],
  ['Model Rule 1.15: whose money', /holds no money of yours/],
  [
    'Model Rule 1.16: how it ends, with notice and the file',
    /in writing, and with time for you to find other counsel.*You get your file/,
  ],
  ['what is owed when the client ends it', /Before the demand is sent you owe nothing.*never more than 15% of it/],
  [
    'the client decides about offers (1.2(a)), counsel advises (1.4)',
    /You alone decide whether to accept an offer.*business day of its receipt, with our advice/,
  ],
  ['Model Rule 5.3: staff', /Staff of Unhold \(sample operator\).*give no legal advice/],
  ['AI by name', /No language model is given anything of your case.*told by name which/],
  ['duty to preserve', /Do not delete or change any of it/],
  [
    '15 U.S.C. 7001(c): paper, withdrawal, what is needed',
    /on paper, free of charge, and may withdraw this consent.*need an email address and a web browser/,
  ],
  ['the file, and how long', /We keep the file for 7 years/],
  ['insurance', /professional liability insurance/],
  ['22 NYCRR 1215.1(b)(3): fee arbitration', /Part 137 of the Rules of the Chief Administrator/],
  [
    'no fee on money that was coming anyway',
    /whose release PayPal had announced before you signed this, or that was due on a date set by its own agreement/,
  ],
  ['no promise of an outcome', /promised no outcome/],
];

describe('what an engagement letter must say', () => {
  test.each(required)('%s', (_, says) => {
    expect(engagementLetter(facts).text).toMatch(new RegExp(says.source, `${says.flags}s`));
  });

  test('under the other arrangement the client owes counsel nothing and consents that another pays (1.8(f))', () => {
    const { text } = engagementLetter(service);
    expect(text).toMatch(/You owe us no fee.*flat fee of \$350\.00.*whatever its outcome.*is not a law firm/s);
    expect(text).toMatch(/consent that another pays us.*does not direct our judgment/s);
    expect(text).not.toContain('contingent fee');
  });
});

test('each term has its Spanish, in the same order, with the same figures', () => {
  const ai = { writer: 'OpenAI', judge: 'Anthropic', sends: 'texts' } as const;
  for (const each of [facts, service, { ...facts, ai }, { ...facts, held_amount_cents: null, processor: null }]) {
    const { text, spanish = '' } = engagementLetter(each);
    const [english, other] = [paperParts(text), paperParts(spanish)];
    expect(other.map(({ kind }) => kind)).toEqual(english.map(({ kind }) => kind));
    const figures = (part: (typeof english)[number]) =>
      part.runs.flatMap(({ text: run }) => run.match(/\$[\d,.]+|\d+%/g) ?? []).toSorted();
    expect(other.map(figures)).toEqual(english.map(figures));
  }
});

test('where something may leave for a language model, the letter names whom, what, the tick, and how it is taken back', () => {
  const named = (sends: 'facts' | 'texts') =>
    engagementLetter({ ...facts, ai: { writer: 'OpenAI', judge: 'Anthropic', sends } });
  for (const says of [
    '**OpenAI (writer) and Anthropic (judge)**',
    'Only if you allow it, by a tick of its own',
    'no promise that nothing is kept',
    'Without your tick all is drafted without it',
    'take it back at any time',
    'asked again, by name',
    'Our thread with you is never sent',
  ])
    expect(named('facts').text).toContain(says);
  expect(named('facts').spanish).toContain('**OpenAI (redacta) y Anthropic (revisa)**');
  expect(named('facts').text).not.toContain('texts of your documents');
  expect(named('texts').text).toContain('texts of your documents');
  expect(named('texts').text).not.toContain('No language model is given anything');
});

test('nothing typed becomes markup, and the same facts give the same text', () => {
  const hostile = engagementLetter({ ...facts, business: 'A **B**\n\n# C LLC' });
  expect(paperParts(hostile.text).filter(({ kind }) => kind === 'heading')).toHaveLength(
    paperParts(engagementLetter(facts).text).filter(({ kind }) => kind === 'heading').length,
  );
  expect(engagementLetter(facts)).toEqual(engagementLetter({ ...facts }));
});

test.each([true, false])(
  'a check of the processor goes to counsel and no money to the service, under either arrangement (trust account: %s)',
  (trust_account) => {
    for (const of of [facts, service]) {
      const { text, spanish } = engagementLetter({ ...of, firm: { ...of.firm, trust_account } });
      expect(text).toContain(`A check of PayPal goes to ${of.firm.name}`);
      expect(text).toContain(`${of.arrangement.service} receives no money of yours.`);
      expect(text.includes('client trust account')).toBe(trust_account);
      expect(spanish).toContain(`${of.arrangement.service} no recibe dinero que sea de usted.`);
      expect(spanish?.includes('cuenta fiduciaria')).toBe(trust_account);
    }
  },
);
