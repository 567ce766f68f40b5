import { describe, expect, test } from 'vitest';
import { folded } from '../text/display.ts';
import { draftLetter } from '../draft-letter.ts';
import { goldens } from '../../testing/goldens/scenarios.ts';
import { checkEnclosed } from './enclosed.ts';

/** Asked for tracking, supplier invoices and bank statements; exhibits A to E are notice, statements, chargebacks, fulfillment, bank. */
const { document, factSheet } = draftLetter(
  goldens.find(({ name }) => name === 'square-follow-up')?.request ?? expect.fail(),
);
const found = (text: string) =>
  checkEnclosed({ block_id: 'typed', where: 'block', text, plain: folded(text), proven: false }, document, factSheet);

describe('a statement that the match does not bear out', () => {
  test.each([
    'The supplier invoices are enclosed.',
    'We enclose a copy of the owner’s passport.',
    'The Merchant has already provided its business license.',
    'Proof of delivery and the invoices of the supplier have been supplied.',
    'All documents that you requested are attached.',
    'Everything you asked for has been supplied.',
    'Your request for documents has been fully answered.',
    'These documents are enclosed in answer.',
    'In answer to your request, the chargeback report is enclosed.',
    'Proof of fulfillment is Exhibit C.',
    'Exhibit B contains the bank statements.',
  ])('is refused: %s', (text) => {
    expect(found(text)).toContainEqual(expect.objectContaining({ severity: 'red' }));
    expect(found(text).every(({ settle }) => settle === undefined)).toBe(true);
  });

  test('of a paper that has no name here is counsel’s to take', () => {
    expect(found('A photograph of the warehouse is attached.')).toMatchObject([{ severity: 'red', settle: 'reason' }]);
  });
});

describe('a statement that stands', () => {
  test.each([
    'The bank statements are enclosed as Exhibit E.',
    'In answer to your request, proof of fulfillment is enclosed.',
    'Of what you ask for, proof of fulfillment is enclosed.',
    'The chargeback report is Exhibit C and proof of fulfillment is Exhibit D.',
    'The supplier invoices are not enclosed.',
    'If supplier invoices are enclosed with your answer, please mark them.',
    'Please enclose the license on which you rely.',
    'You have not provided the calculation.',
    'Proof of delivery is enclosed, but the supplier invoices are not.',
    'The exhibits listed below are enclosed.',
    'Your notice said that “supplier invoices are enclosed.”',
  ])('is left alone: %s', (text) => {
    expect(found(text)).toEqual([]);
  });
});
