import { describe, expect, test } from 'vitest';
import type { ConfirmedAccount } from '../../domain/ledger-of-account/case-account.ts';
import { processors } from '../../domain/processors.ts';
import { letterTypes } from '../../domain/letters/letter.ts';
import { firm, fullCase } from '../../testing/cases/sample-cases.ts';
import { draftLetter } from '../draft-letter.ts';
import { letterAsText } from '../text/render-text.ts';
import { verifyLetter } from '../verify-letter.ts';

const exhibit = '0196f2a0-0000-7000-8000-000000000001';
const shown: ConfirmedAccount = {
  exhibit_file_id: exhibit,
  level: 'proven',
  withheld_cents: 4_190_000,
  day: '2026-11-03',
  parts: 3,
  rows: [14, 22, 31],
  exposure: null,
  overdue: null,
};
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
) {
  const plain = fullCase(processor);
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
      for (const level of ['proven', 'at least'] as const)
        expect(findingsOf(drafted({ ...shown, level }, processor, letterType))).toEqual(
          findingsOf(drafted(null, processor, letterType)),
        );
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

  test('a case without exports reads as before', () => {
    expect(textOf(drafted(null))).not.toContain('own records show');
  });
});
