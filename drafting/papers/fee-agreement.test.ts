// @proves fee-agreement
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cancelRule, filingCostsRule, feePromises } from '../../content/fees.ts';
import { terms } from '../../content/legal/terms.ts';
import { site } from '../../content/site.ts';
import { formatCents } from '../../domain/money/cents.ts';
import { feeFor } from '../../domain/money/fee.ts';
import { paperParts } from '../../domain/papers/paper-parts.ts';
import { agreementVersion, type AgreementFacts } from './fee-agreement-facts.ts';
import { feeAgreement } from './fee-agreement.ts';

const facts: AgreementFacts = {
  brand: site.name,
  charged_by: 'service',
  case_number: 'UH-2026-001004',
  business: 'Saltmarsh Outfitters LLC',
  merchant: 'Hannah Boyd',
  processor: 'Shopify Payments',
  held_amount_cents: 29_310_00,
  percent: 18,
};
const agreementText = (of: AgreementFacts): string => feeAgreement(of).text;
const text = agreementText(facts);

test.each<Partial<AgreementFacts>>([{}, { charged_by: 'firm' }, { held_amount_cents: null }, { processor: null }])(
  'the Spanish has every term of the English, section by section, with the same figures (%j)',
  (more) => {
    const { text: english, spanish = '' } = feeAgreement({ ...facts, ...more });
    const [said, inSpanish] = [paperParts(english), paperParts(spanish)];
    expect(inSpanish.map(({ kind }) => kind)).toEqual(said.map(({ kind }) => kind));
    const figures = (parts: typeof said) =>
      parts.map(({ runs }) =>
        runs
          .map((run) => run.text)
          .join('')
          .match(/\$[\d,.]*\d|\d+%|SHA-256|UH-[\d-]+/g),
      );
    expect(figures(inSpanish)).toEqual(figures(said));
  },
);

describe('the agreement', () => {
  test('the agreement names the case, business, merchant, processor, amount, percentage and version', () => {
    for (const words of [
      'UH-2026-001004',
      'Saltmarsh Outfitters LLC',
      'Hannah Boyd',
      'Shopify Payments',
      '$29,310.00',
      '18%',
      `Agreement version ${agreementVersion}.`,
    ])
      expect(text).toContain(words);
  });

  test('the agreement repeats the public pages’ promises verbatim', () => {
    for (const words of [cancelRule.slice(0, -1), filingCostsRule, ...feePromises.slice(0, 3)])
      expect(text).toContain(words);
    const said = terms.sections
      .flatMap((section) => section.blocks.filter((block) => typeof block === 'string'))
      .join(' ');
    for (const sentence of [
      'If two statements about the fee differ, the one that is better for you prevails.',
      `${site.name} is not a law firm and does not give legal advice.`,
      'If nothing is recovered, there is no fee.',
      'They are the costs of a filing with a court or an arbitration body, and arise only if you choose such a step.',
      'it does not rise if the hold grows or the case takes longer',
    ]) {
      expect(said).toContain(sentence);
      expect(text).toContain(sentence);
    }
    expect(said).toMatch(
      /Recovered means held money that the processor pays or releases to you after the letter has been sent\./,
    );
    expect(text).toContain(
      'Recovered means held money that the processor pays or releases to you after the demand letter has been sent.',
    );
    expect(text).toContain('No outcome is guaranteed');
  });

  test('the agreement’s examples match the ledger’s arithmetic', () => {
    expect(text).toContain('If all of $29,310.00 comes back, the fee is **$5,275.80** and you keep $24,034.20.');
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 10 ** 12 }),
        fc.integer({ min: 0, max: 100 }),
        (held_amount_cents, percent) => {
          const other = agreementText({ ...facts, held_amount_cents, percent });
          for (const recovered of [held_amount_cents, Math.floor(held_amount_cents / 2)]) {
            const fee = feeFor(recovered, percent);
            expect(other).toContain(`the fee is **${formatCents(fee)}** and you keep ${formatCents(recovered - fee)}.`);
          }
        },
      ),
    );
  });

  test('the agreement’s text changes with any fact and only then', () => {
    const others: Partial<AgreementFacts>[] = [
      { brand: 'Other' },
      { case_number: 'UH-2026-001005' },
      { business: 'Other LLC' },
      { merchant: 'Other Person' },
      { processor: null },
      { held_amount_cents: 29_310_01 },
      { held_amount_cents: null },
      { percent: 15 },
    ];
    expect(new Set([text, ...others.map((change) => agreementText({ ...facts, ...change }))]).size).toBe(
      others.length + 1,
    );
    expect(agreementText({ ...facts })).toBe(text);
  });

  test('typed text in the agreement cannot create a heading, paragraph or bold', () => {
    const typed = fc
      .string({ unit: fc.constantFrom('a', 'B', '*', '#', '_', ' ', '\n', '\t', '\u2028', 'é'), maxLength: 40 })
      .filter((words) => /[aBé]/.test(words));
    const shape = (parts: ReturnType<typeof paperParts>) => parts.map((part) => part.kind);
    fc.assert(
      fc.property(typed, typed, (business, merchant) => {
        const parts = paperParts(agreementText({ ...facts, business, merchant }));
        expect(shape(parts)).toEqual(shape(paperParts(text)));
        expect(
          parts
            .filter((part) => part.kind === 'paragraph')
            .some((part) => part.runs.some((run) => run.text.includes('\n'))),
        ).toBe(false);
        const bold = (all: typeof parts) =>
          all.slice(3).flatMap((part) => part.runs.filter((run) => run.bold).map((run) => run.text));
        expect(bold(parts).slice(-7)).toEqual(bold(paperParts(text)).slice(-7));
      }),
    );
  });
});

test('the parsed parts contain every word of the agreement, without markup', () => {
  const words = paperParts(text)
    .map((part) => part.runs.map((run) => run.text).join(''))
    .join('\n\n');
  expect(words).toBe(text.replaceAll('**', '').replace(/^# /gm, ''));
});

test('the fee agreement names what bears no fee, each part on its own, and lets no client money go to the operator', () => {
  for (const charged_by of ['firm', 'service'] as const) {
    const of = agreementText({ ...facts, charged_by });
    expect(of).toContain('Money whose release the processor had announced before you engaged the attorney');
    expect(of).toContain('due on a date set by its own agreement');
    expect(of).toContain('It is worked out on each part');
    expect(of).toContain('A check of the processor goes to the attorney');
    expect(of.includes('we receive no money of yours but our own fee')).toBe(charged_by === 'service');
  }
});
