import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { letterTypes } from '../domain/letters/letter.ts';
import { processors } from '../domain/processors.ts';
import { clauses } from '../knowledge/clauses/clauses.ts';
import { usable } from '../knowledge/load.ts';
import { analyzeCase } from './analysis/analyze-case.ts';
import { draftLetter, type DraftRequest } from './draft-letter.ts';
import { generateCase } from '../testing/cases/generate-case.ts';
import { letterAsText } from './text/render-text.ts';
import { nothingRetired, type Retired } from './facts/retired.ts';
import { firm, fullCase } from '../testing/cases/sample-cases.ts';
import { verifyLetter } from './verify-letter.ts';

const dated = '2026-12-14';
const first = { letter_type: 'initial', sent_on: '2026-11-24' } as const;
const replies = [
  { received_on: '2026-12-03', kind: 'offer', words: 'We can release one half.', amount_cents: 100_000 } as const,
];
const address = ['Legal Department', '1 Example Square', 'Springfield, OR 97477'];
const authorityIds = usable.map((each) => each.id);
const clauseIds = clauses.map((each) => each.id);
const request = (more: Partial<DraftRequest> = {}): DraftRequest => ({
  caseFile: fullCase('paypal'),
  letterType: 'initial',
  dated,
  firm,
  mailingAddress: address,
  priorLetters: [first],
  replies,
  ...more,
});
const findings = (draft: ReturnType<typeof draftLetter>, retired: Retired) =>
  verifyLetter(draft.document, draft.factSheet, { confirmedAuthorityIds: authorityIds, retired }).findings;

describe('retirement in general', () => {
  const anything = fc.record({
    seed: fc.integer({ min: 0, max: 10_000 }),
    letterType: fc.constantFrom(...letterTypes),
    processor: fc.constantFrom(...processors),
    retired: fc.record({
      authorityIds: fc.subarray(authorityIds, { maxLength: 20 }),
      clauseIds: fc.subarray(clauseIds, { maxLength: 20 }),
    }),
  });

  test('a letter drafted after any retirement verifies clean', () => {
    fc.assert(
      fc.property(anything, ({ seed, letterType, processor, retired }) => {
        const draft = draftLetter(request({ caseFile: generateCase(seed, dated, processor), letterType, retired }));
        expect(draft.plan.clauses.filter((each) => retired.clauseIds.includes(each.clauseId))).toEqual([]);
        expect(draft.plan.authorityRefs.filter((id) => retired.authorityIds.includes(id))).toEqual([]);
        const said = findings(draft, retired).filter(
          (each) => !['address', 'structure', 'authority'].includes(each.check),
        );
        expect(said).toEqual([]);
      }),
      { numRuns: 60 },
    );
  }, 30_000);

  test('retiring everything leaves a letter that says so, and an analysis', () => {
    const retired = { authorityIds, clauseIds };
    for (const letterType of letterTypes) {
      const draft = draftLetter(request({ letterType, retired }));
      expect(draft.document.blocks.map((each) => each.text)).toEqual([
        'No clause of the library may be used for this letter.',
      ]);
      expect(findings(draft, retired)).toContainEqual(
        expect.objectContaining({ severity: 'red', key: 'structure:merchant' }),
      );
    }
    const laws = analyzeCase(fullCase('square'), dated, retired).legalAssessment.applicableLaws;
    // Retiring our authorities does not remove the processor's.
    expect(laws.filter((each) => !each.relevance.startsWith('Favors the processor: '))).toEqual([]);
  });

  test('retiring nothing changes no byte of the letter', () => {
    const { retired: _none, ...plain } = request({ letterType: 'final' });
    expect(JSON.stringify(draftLetter({ ...plain, retired: nothingRetired }))).toBe(JSON.stringify(draftLetter(plain)));
  });
});

describe('a retired authority', () => {
  const draft = draftLetter(request());
  test.each(draft.plan.authorityRefs)(
    'once retired, %s is red in an earlier letter, absent from a new one, and clean when restored',
    (id) => {
      const retired = { authorityIds: [id], clauseIds: [] };
      expect(findings(draft, retired)).toContainEqual(
        expect.objectContaining({ severity: 'red', key: `retired:authority:${id}` }),
      );
      const after = draftLetter(request({ retired }));
      expect(letterAsText(after.document)).not.toBe(letterAsText(draft.document));
      expect(findings(after, retired).filter((each) => each.key.startsWith('retired:'))).toEqual([]);
      expect(findings(after, nothingRetired)).toEqual(findings(after, retired));
      expect(after.plan.cautions.join('\n')).toContain('is retired');
    },
  );

  test('a retired authority’s quotations and numbers disappear with it', () => {
    const { factSheet } = draftLetter(
      request({ retired: { authorityIds: ['paypal-ua-risk-hold-21'], clauseIds: [] } }),
    );
    expect(Object.keys(factSheet.facts)).not.toEqual(expect.arrayContaining(['quote_generally']));
    expect(
      Object.values(factSheet.facts).filter(
        (fact) => fact.source.from === 'knowledge' && fact.source.entry === 'paypal-ua-risk-hold-21',
      ),
    ).toEqual([]);
  });
});

describe('a retired clause', () => {
  const cautions = (clauseId: string, more: Partial<DraftRequest> = {}) =>
    draftLetter(request({ retired: { authorityIds: [], clauseIds: [clauseId] }, ...more })).plan.cautions.join('\n');

  test('a retired clause is replaced by its group’s next clause or omitted, and the notes report either', () => {
    const full = draftLetter(request());
    for (const { clauseId } of full.plan.clauses) {
      const heading = clauses.find((each) => each.id === clauseId)?.kind === 'heading';
      expect([clauseId, cautions(clauseId)]).toEqual([
        clauseId,
        expect.stringMatching(
          heading ? /is retired/ : /is retired(, and nothing takes its place|: \S+ takes its place)/,
        ),
      ]);
    }
  });

  test('retiring the label of the part about a proposal removes that whole part', () => {
    const retired = { authorityIds: [], clauseIds: ['compromise.label'] };
    const draft = draftLetter(request({ letterType: 'follow_up', retired }));
    expect(draft.document.blocks.filter((each) => /^compromise\.|^answer\.offer/.test(each.id))).toEqual([]);
    expect(draft.plan.cautions).toContain(
      'The part on the proposal is omitted: its label is retired, and a proposal is answered only under it.',
    );
    expect(findings(draft, retired)).toEqual([]);
  });

  test('a retired clause in an earlier letter is one finding that takes a reason', () => {
    const draft = draftLetter(request());
    const id = draft.plan.clauses[3]?.clauseId ?? '';
    expect(findings(draft, { authorityIds: [], clauseIds: [id] })).toEqual([
      expect.objectContaining({ severity: 'red', settle: 'reason', key: `retired:clause:${id}` }),
    ]);
  });
});
