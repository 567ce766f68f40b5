import { describe, expect, test } from 'vitest';
import type { LetterBlock } from '../domain/letters/letter.ts';
import { goldens } from '../testing/goldens/scenarios.ts';
import { knobsOf } from './plan/knobs.ts';
import { readInstructions } from './plan/read-instructions.ts';
import { draftLetter, type Draft } from './draft-letter.ts';
import { verifyLetter } from './verify-letter.ts';

function drafted(name: string): Draft {
  const golden = goldens.find((each) => each.name === name);
  if (!golden) throw new Error(name);
  return draftLetter(golden.request);
}
const isDraft = ({ id }: LetterBlock): boolean => id.startsWith('draft-demand.');
const findings = ({ document, factSheet, plan }: Draft, blocks = document.blocks) =>
  verifyLetter({ ...document, blocks }, factSheet, { confirmedAuthorityIds: plan.authorityRefs }).findings;
const textOf = (blocks: readonly LetterBlock[]): string =>
  blocks.flatMap(({ text, items = [], rows = [] }) => [text, ...items, ...rows.flat()]).join('\n');

describe('the draft of the next step', () => {
  test.each([
    [
      'paypal-final',
      'demand for arbitration',
      'arbitration before the American Arbitration Association',
      'January 15, 2027',
    ],
    [
      'stripe-escalation',
      'demand for arbitration',
      'arbitration before the American Arbitration Association',
      'December 31, 2026',
    ],
    ['square-final', 'election notice', 'the election notice', 'January 30, 2027'],
  ])('%s encloses the %s that the agreement names next', (name, what, step, day) => {
    const draft = drafted(name);
    const own = draft.document.blocks.filter(isDraft);
    const said = textOf(own);
    expect(own.every(({ enclosure }) => enclosure)).toBe(true);
    expect(said).toContain(`DRAFT of the ${what}`);
    for (const words of [
      step,
      day,
      draft.factSheet.facts['claimed']?.display ?? '?',
      'Unsigned draft',
      'Juniper Outfitters LLC',
    ])
      expect(said).toContain(words);
    expect(textOf(draft.document.blocks.filter((block) => !isDraft(block)))).toMatch(
      new RegExp(`draft (of the )?${what} is enclosed`),
    );
    expect(findings(draft)).toEqual([]);
  });

  test.each(['paypal-initial', 'stripe-follow-up'])('%s encloses no draft and promises none', (name) => {
    const { blocks } = drafted(name).document;
    expect(blocks.some(isDraft)).toBe(false);
    expect(textOf(blocks)).not.toMatch(/\bdraft\b/i);
  });

  test('without a notice that was given the agreement’s next step is not open, and nothing is drafted', () => {
    const golden = goldens.find(({ name }) => name === 'paypal-final');
    if (!golden) throw new Error('no such golden');
    const priorLetters = (golden.request.priorLetters ?? []).map((each) => ({ ...each, notice: false }));
    const draft = draftLetter({ ...golden.request, priorLetters });
    expect(textOf(draft.document.blocks)).not.toMatch(/\bdraft\b/i);
  });

  test.each(['heading', 'parties', 'facts', 'claims', 'relief', 'unsigned'])(
    'a letter that calls the draft enclosed is red without its part “%s”',
    (part) => {
      const draft = drafted('square-final');
      const blocks = draft.document.blocks.filter(({ id }) => id !== `draft-demand.${part}`);
      expect(findings(draft, blocks)).toContainEqual(
        expect.objectContaining({ severity: 'red', key: 'structure:draft' }),
      );
    },
  );

  test('an instruction omits the draft and the sentence that calls it enclosed, and the letter still verifies', () => {
    const golden = goldens.find(({ name }) => name === 'stripe-final');
    if (!golden) throw new Error('no such golden');
    const knobs = knobsOf(readInstructions('Leave out the draft demand.'));
    const draft = draftLetter({ ...golden.request, knobs });
    expect(knobs.without).toEqual(['draft_demand']);
    expect(textOf(draft.document.blocks)).not.toMatch(/\bdraft\b/i);
    expect(findings(draft)).toEqual([]);
  });

  test('a draft that an attorney calls enclosed is red where none goes with the letter', () => {
    const draft = drafted('stripe-follow-up');
    const own: LetterBlock = {
      id: 'own',
      kind: 'paragraph',
      clause_id: null,
      text: 'The draft demand is enclosed.',
      fact_refs: [],
      authority_refs: [],
    };
    expect(findings(draft, [...draft.document.blocks, own]).map(({ key }) => key)).toContain('structure:draft');
  });

  test('a changed sum, day or party in the draft is red', () => {
    const draft = drafted('stripe-final');
    for (const [right, wrong] of [
      ['$61,400.00', '$64,100.00'],
      ['December 31, 2026', 'December 13, 2026'],
      ['Stripe, LLC', 'Stripe Payments Company'],
    ] as const) {
      const blocks = draft.document.blocks.map((block) =>
        block.id === 'draft-demand.parties'
          ? { ...block, rows: (block.rows ?? []).map((row) => row.map((cell) => cell.replace(right, wrong))) }
          : block,
      );
      expect(
        findings(draft, blocks).some(({ severity }) => severity === 'red'),
        wrong,
      ).toBe(true);
    }
  });
});
