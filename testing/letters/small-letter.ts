import { letterDocument, type LetterBlock, type LetterDocument } from '../../domain/letters/letter.ts';

export function smallBlock(id: string, text = `Words of ${id}.`): LetterBlock {
  return { id, kind: 'paragraph', clause_id: `clause.${id}`, text, fact_refs: [], authority_refs: [] };
}

/** A letter of three paragraphs: a, b, c. */
export function smallLetter(change: Partial<LetterDocument> = {}): LetterDocument {
  return letterDocument.parse({
    letter_type: 'initial',
    title: 'Demand and Notice of Dispute',
    letterhead: { firm_name: 'Marsh & Lowell LLP', firm_lines: ['40 Harbor Street'], disclaimer: '' },
    dated: '2026-11-20',
    delivery_method: 'By certified mail',
    certified_mail_number: null,
    addressee: { name: 'PayPal, Inc.', address_lines: ['2211 North First Street'], email: null },
    reference_lines: [{ label: 'Account', value: '7421' }],
    blocks: [smallBlock('a'), smallBlock('b'), smallBlock('c')],
    signature: {
      name: 'Dana Marsh',
      title: 'Attorney',
      bar_number: '000000',
      bar_state: 'California',
      firm: 'Marsh & Lowell LLP',
      lines: [],
    },
    exhibits: [],
    ...change,
  });
}
