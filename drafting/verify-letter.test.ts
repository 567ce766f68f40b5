import { describe, expect, test } from 'vitest';
import { processors } from '../domain/case.ts';
import { corruptions } from './corruptions.ts';
import { draftLetter, type Draft } from './draft-letter.ts';
import { generateCase } from './generate-case.ts';
import { firm, fullCase } from './sample-cases.ts';
import { verifyLetter } from './verify-letter.ts';

const dated = '2026-11-23';
const address = ['Legal Department', '1 Example Square', 'Springfield, OR 97477'];

function drafted(seed: number): Draft {
  return draftLetter({ caseFile: generateCase(seed, '2026-11-20'), letterType: 'initial', dated, firm, mailingAddress: address });
}
const reds = (draft: Draft) =>
  verifyLetter(draft.document, draft.factSheet, { confirmedAuthorityIds: [] }).findings.filter((each) => each.severity === 'red');

describe('clean letters', () => {
  test.each(processors)('%s: no red, and amber only for unconfirmed authorities', (processor) => {
    const draft = draftLetter({ caseFile: fullCase(processor), letterType: 'initial', dated, firm, mailingAddress: address });
    const { findings } = verifyLetter(draft.document, draft.factSheet, { confirmedAuthorityIds: [] });
    const surprising = findings.filter((each) => each.check !== 'authority' && !(processor === 'other' && each.check === 'address'));
    expect(surprising).toEqual([]);
    expect(findings.filter((each) => each.severity === 'amber').every((each) => each.key.startsWith('authority:'))).toBe(true);
  });

  test('300 generated cases: nothing but the addressee that only the agreement names', () => {
    for (let seed = 0; seed < 300; seed += 1) {
      const draft = drafted(seed);
      const unexpected = reds(draft).filter((each) => !(each.check === 'address' && draft.factSheet.situation.processor === 'other'));
      expect(unexpected, `seed ${seed}`).toEqual([]);
    }
  }, 60_000);

  test('later letters of generated cases are clean too', () => {
    for (let seed = 0; seed < 90; seed += 1) {
      const letterType = (['follow_up', 'final', 'escalation'] as const)[seed % 3] ?? 'final';
      const caseFile = generateCase(seed, '2026-11-20');
      const draft = draftLetter({
        caseFile,
        letterType,
        dated,
        firm,
        mailingAddress: address,
        priorLetters: [{ letter_type: 'initial', sent_on: '2026-11-21' }],
      });
      const unexpected = verifyLetter(draft.document, draft.factSheet, { confirmedAuthorityIds: [] }).findings.filter(
        (each) => each.check !== 'authority' && each.check !== 'address',
      );
      expect(unexpected, `seed ${seed}`).toEqual([]);
    }
  });

  test('all amber is gone once the authorities are confirmed', () => {
    const draft = draftLetter({ caseFile: fullCase('square'), letterType: 'initial', dated, firm, mailingAddress: null });
    const verdict = verifyLetter(draft.document, draft.factSheet, { confirmedAuthorityIds: draft.plan.authorityRefs });
    expect(verdict).toMatchObject({ ok: true, findings: [] });
  });

  test('no address and no attorney are red, and nothing else is', () => {
    const draft = draftLetter({ caseFile: fullCase('paypal'), letterType: 'initial', dated, firm: null, mailingAddress: null });
    expect(
      reds(draft)
        .map((each) => each.check)
        .sort(),
    ).toEqual(['address', 'structure']);
  });

  test('a firm without a bar number is red', () => {
    const draft = draftLetter({
      caseFile: fullCase('square'),
      letterType: 'initial',
      dated,
      firm: { ...firm, signature: { ...firm.signature, bar_number: '' } },
      mailingAddress: null,
    });
    expect(
      reds(draft)
        .map((each) => each.why)
        .join(),
    ).toContain('bar number');
  });
});

describe('corrupted letters', () => {
  const keys = ({ document, factSheet }: Pick<Draft, 'document' | 'factSheet'>): string[] =>
    verifyLetter(document, factSheet, { confirmedAuthorityIds: [] }).findings.map((each) => each.key);
  const cleanLetters = Array.from({ length: 24 }, (_, seed) => {
    const draft = drafted(seed);
    return { draft, known: new Set(keys(draft)) };
  });

  test.each(corruptions)(
    'caught: $kind',
    ({ apply }) => {
      let tried = 0;
      for (const { draft, known } of cleanLetters) {
        const document = apply(draft.document, draft.factSheet);
        if (document === null) continue;
        tried += 1;
        const raised = keys({ document, factSheet: draft.factSheet }).filter((key) => !known.has(key));
        expect(raised.length, draft.factSheet.case_id).toBeGreaterThan(0);
      }
      expect(tried).toBeGreaterThan(3);
    },
    20_000,
  );
});
