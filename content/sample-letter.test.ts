import { expect, test } from 'vitest';
import type { CaseFields } from '../domain/case-fields.ts';
import { draftLetter } from '../drafting/draft-letter.ts';
import { fullCase } from '../testing/cases/sample-cases.ts';
import { letterAsText } from '../drafting/text/render-text.ts';
import { sampleCase, sampleFoot, sampleHead, sampleParts, type SampleBlock } from './sample-letter.ts';

function draftedSample() {
  const full = fullCase('other');
  const fields: CaseFields = {
    ...full.fields,
    merchant_account_id: sampleCase.account,
    hold_started_on: sampleCase.holdStarted,
    held_amount_cents: sampleCase.heldCents,
    rolling_reserves_held_cents: sampleCase.reserveCents,
    reason_given: sampleCase.reason,
    legal_business_name: sampleCase.merchant,
    legal_business_name_full: sampleCase.merchant,
    dba_name: null,
  };
  const caseFile = { ...full, case_number: sampleCase.caseNumber, fields };
  return draftLetter({
    caseFile,
    letterType: 'initial',
    dated: sampleCase.dated,
    firm: null,
    mailingAddress: null,
    copyEmail: 'legal@processor.example.com',
  }).document;
}

const plain = (text: string) => text.replaceAll('[[', '').replaceAll(']]', '');
const textsOf = (block: SampleBlock): string[] => {
  if (block.kind === 'omission') return [];
  if (block.kind === 'heading') return [block.text.toUpperCase()];
  const cells =
    block.kind === 'table' ? block.rows.map((row) => `  ${row.filter((cell) => cell !== '').join('  |  ')}`) : [];
  const items = block.kind === 'list' ? block.items.map((item, index) => `${index + 1}. ${item}`) : [];
  return [block.text, ...cells, ...items].map(plain);
};

const document = draftedSample();
const letter = letterAsText(document);

test('every passage of the sample is in the letter that the engine drafts, in the same order', () => {
  let from = 0;
  for (const passage of sampleParts.flatMap((part) => part.blocks).flatMap(textsOf)) {
    const at = letter.indexOf(passage, from);
    expect(at, passage).toBeGreaterThanOrEqual(0);
    from = at;
  }
});

test('the sample’s head and foot are those of the letter', () => {
  expect(sampleHead.title).toBe(document.title);
  expect(sampleHead.delivery).toBe(document.delivery_method);
  expect(sampleHead.references.map(([label, value]) => ({ label, value }))).toEqual(document.reference_lines);
  expect(sampleFoot.exhibits.map(([label, description]) => ({ label, description }))).toEqual(
    document.exhibits.map(({ label, description }) => ({ label, description })),
  );
  expect(letter).toContain(sampleHead.dated);
});
