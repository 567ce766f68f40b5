import fc from 'fast-check';
import { expect, test } from 'vitest';
import { injections } from '../../testing/models/injections.ts';
import { writtenCase } from '../../testing/models/written-case.ts';
import { acceptEvents } from './events-from-text.ts';
import { acceptParagraphs, type ParagraphsGiven } from './paragraphs.ts';
import { abouts } from './places.ts';
import { acceptPointed } from './point.ts';
import { slotKinds, sourcesFor } from './sources.ts';

const given = writtenCase();
const sources = sourcesFor(given);
const ids = [...sources.map(({ id }) => id), 'event_4', 'merchant_legal', 'other_case', ''];

const id = fc.constantFrom(...ids);
const slot = fc.oneof(
  fc.tuple(fc.constantFrom(...slotKinds, 'name'), id).map(([kind, of]) => `{${kind}:${of}}`),
  fc.constantFrom('{fact:held_amount}', '{date:hold_started}', '{event:event_1}', '{exhibit:exhibit_hold_notice}'),
);
const words = fc.constantFrom(
  ...'the Merchant reports|you hold|since|of the account|nothing on file|and|is|shows|the orders were delivered'.split(
    '|',
  ),
);
const values = fc.constantFrom(
  ...'$500|48,250|seven|half|May 4, 2026|§ 9|Rupert|Square|www.a.org|“so”|you knew|theft|٣|twice|Exhibit Z|**b**|{{fact:x}}'.split(
    '|',
  ),
);
const piece = fc.oneof(
  { weight: 5, arbitrary: words },
  { weight: 2, arbitrary: slot },
  { weight: 1, arbitrary: values },
);
const text = fc.oneof(
  { weight: 8, arbitrary: fc.array(piece, { minLength: 1, maxLength: 7 }).map((pieces) => `${pieces.join(' ')}.`) },
  { weight: 1, arbitrary: fc.constantFrom(...injections) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
);
const slotIds = (of: string): string[] => [...of.matchAll(/:([\w.-]+)\}/g)].map(([, each = '']) => each);
const sentence = fc
  .tuple(text, fc.array(id, { maxLength: 2 }), fc.boolean())
  .map(([of, rests, isBound]) => ({ text: of, rests_on: isBound ? [...rests, ...slotIds(of)] : rests, is: 'fact' }));
const output = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.record({
      paragraphs: fc.array(
        fc.record({ about: fc.constantFrom(...abouts, 'demand'), sentences: fc.array(sentence, { maxLength: 2 }) }),
        { maxLength: 2 },
      ),
    }),
  },
  { weight: 1, arbitrary: fc.anything() },
);

/** What is left of a sentence without everything that its sources print. */
function withoutPrints(of: string, rests: readonly string[], { sheet }: ParagraphsGiven): string {
  const prints = sources.flatMap((each) => (rests.includes(each.id) ? Object.values(each.prints) : []));
  expect(sheet.facts['merchant_legal']).toBeDefined();
  return prints
    .toSorted((a, b) => b.length - a.length)
    .reduce(
      (left, print) => left.replaceAll(print, '').replaceAll(print.charAt(0).toUpperCase() + print.slice(1), ''),
      of,
    );
}

test('of 10,000 answers of a writer none brings a value, name or mark of its own into a letter', () => {
  let stood = 0;
  const mine = new Set(sources.map(({ id: each }) => each));
  fc.assert(
    fc.property(output, (answer) => {
      for (const { sentences } of acceptParagraphs(answer, given).paragraphs)
        for (const { text: of, rests_on: rests } of sentences) {
          stood += 1;
          expect(rests.length > 0 && rests.every((each) => mine.has(each))).toBe(true);
          expect(withoutPrints(of, rests, given)).not.toMatch(
            /[\p{N}$%§"“”{}[\]*<>@]|www|seven|half|twice|Rupert|Square|Exhibit|knew|theft/u,
          );
        }
    }),
    { numRuns: 10_000 },
  );
  expect(stood).toBeGreaterThan(100);
}, 600_000);

const lines = [
  'Held: $48,250.75 since May 4, 2026.',
  'We called on May 4, 2026.',
  'Account limited on June 1, 2026; paid $1.00',
];
const page = fc.array(fc.oneof(fc.constantFrom(...lines), fc.constantFrom(...injections)), { maxLength: 6 });
const place = fc.record({ from: fc.nat(300), length: fc.nat(60), own: fc.boolean() });

test('of 10,000 answers of a reader none has words that the text does not have, or a value that they do not have', () => {
  fc.assert(
    fc.property(page, fc.array(place, { maxLength: 4 }), fc.string({ maxLength: 20 }), (of, places, other) => {
      const whole = of.join('\n');
      const quotes = places.map(({ from, length, own }) => (own ? other : whole.slice(from, from + length)));
      const items = quotes.flatMap((quote) => [
        { what: 'amount', role: 'held', page: 1, quote, value: 7 },
        { what: 'date', role: 'effective', page: 1, quote },
      ]);
      const pages = [{ page: 1, text: whole }];
      for (const read of acceptPointed({ items }, { pages, kind: null, findings: [] }).proposals) {
        const words = whole.slice(read.start, read.end);
        expect(quotes.some((quote) => quote.replace(/\s+/g, ' ').trim() === words.replace(/\s+/g, ' '))).toBe(true);
        if (read.what === 'amount') expect(words.replace(/\D/g, '')).toContain(String(read.value).replace(/00$/, ''));
      }
      const events = quotes.map((quote) => ({ act: 'called', who: 'merchant', quote, page: null }));
      const from = { source: 'account' as const, source_id: null };
      const account = {
        pages: [{ page: null, text: whole }],
        from,
        today: '2026-11-20',
        isDated: true,
        saidOn: null,
        taken: [],
      };
      for (const { quote, start, end } of acceptEvents({ events }, account).proposals)
        expect(whole.slice(start ?? 0, end ?? 0)).toBe(quote);
    }),
    { numRuns: 10_000 },
  );
}, 600_000);
