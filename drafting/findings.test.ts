import { describe, expect, test } from 'vitest';
import type { LetterDocument } from '../domain/letters/letter.ts';
import { variedRequest } from '../bench/drafting/varied-request.ts';
import { corruptions } from '../testing/letters/corruptions.ts';
import { folded } from './text/display.ts';
import { draftLetter, type Draft } from './draft-letter.ts';
import { firm, fullCase } from '../testing/cases/sample-cases.ts';
import { verifyLetter } from './verify-letter.ts';

const drafts: readonly Draft[] = [
  ...(['paypal', 'square', 'stripe'] as const).map((processor) =>
    draftLetter({
      caseFile: fullCase(processor),
      letterType: 'initial',
      dated: '2026-11-23',
      firm,
      mailingAddress: ['Legal', '1 Example Square'],
    }),
  ),
  draftLetter(variedRequest(41)),
  draftLetter(variedRequest(90)),
];
const verdictOf = (draft: Draft, document: LetterDocument) =>
  verifyLetter(document, draft.factSheet, { confirmedAuthorityIds: draft.plan.authorityRefs });

/** Every piece of the letter that a finding may quote. */
function piecesOf(document: LetterDocument): string[] {
  const { addressee, signature, letterhead } = document;
  const blocks = document.blocks.flatMap((block) => [
    block.text,
    ...(block.items ?? []),
    ...(block.rows ?? []).map((row) => row.join(' | ')),
    ...(block.rows ?? []).flat(),
  ]);
  const around = [
    document.title,
    document.dated,
    document.delivery_method,
    addressee.name,
    addressee.address_lines.join(', '),
    ...addressee.address_lines,
    signature.name,
    signature.bar_number,
    signature.bar_state,
    ...letterhead.firm_lines,
  ];
  return [
    ...blocks,
    ...around,
    ...document.reference_lines.flatMap((line) => [line.value, `${line.label}: ${line.value}`]),
    ...document.exhibits.map((each) => each.description),
  ];
}

describe.each(corruptions)('$kind', ({ apply }) => {
  const corrupted = drafts.flatMap((draft) => {
    const document = apply(draft.document, draft.factSheet);
    return document ? [{ draft, document, findings: verdictOf(draft, document).findings }] : [];
  });

  test('each finding quotes text in the letter and explains itself in a sentence', () => {
    for (const { document, findings } of corrupted) {
      const pieces = piecesOf(document).flatMap((piece) => [piece, folded(piece)]);
      for (const finding of findings) {
        expect(finding.why, finding.key).toMatch(/^[“A-Z].{15,}[.:]/s);
        // A claimed id or a missing label has no text in the letter.
        if (
          finding.words === '' ||
          finding.words === 'payco-v-guild' ||
          finding.key.startsWith('disclosure:') ||
          finding.key === 'structure:deadline'
        )
          continue;
        expect(
          pieces.some((piece) => piece.includes(finding.words)),
          `${finding.check}: ${finding.words}`,
        ).toBe(true);
      }
    }
  });

  test('the findings do not depend on who wrote the text', () => {
    for (const { draft, document, findings } of corrupted) {
      const own = { ...document, blocks: document.blocks.map((block) => ({ ...block, clause_id: null })) };
      expect(verdictOf(draft, own).findings).toEqual(findings);
    }
  });
});

test.each([
  'The Merchant will accept half of the sum.',
  'We would consider a proposal.',
  'This is a settlement proposal.',
])('an offer in an attorney’s own words is red, since only the merchant makes one: %s', (text) => {
  const [draft] = drafts;
  if (!draft) throw new Error('no draft');
  const kept = draft.document.blocks;
  const document = {
    ...draft.document,
    blocks: [
      ...kept,
      { id: 'own', kind: 'paragraph' as const, clause_id: null, text, fact_refs: [], authority_refs: [] },
    ],
  };
  const red = { severity: 'red', key: 'structure:offer' };
  expect(verdictOf(draft, { ...document, blocks: kept }).findings).not.toContainEqual(expect.objectContaining(red));
  expect(verdictOf(draft, document).findings).toContainEqual(expect.objectContaining(red));
});
