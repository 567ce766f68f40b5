import { expect, test } from 'vitest';
import { asksIn } from './asked-for.ts';

const items = (text: string) => asksIn(text).map(({ item, words }) => item ?? `“${words}”`);

test.each([
  ['Thank you for the ID.', []],
  ['We have received your bank statements and reviewed your utility bill.', []],
  ['You do not need to provide bank statements, and please do not send your passport.', []],
  ['No further documents are needed; you already provided your EIN letter.', []],
  ['The bank statements you sent are being reviewed. We will get back to you.', []],
  ['Thank you for the ID, but we still need a selfie.', ['selfie']],
  ['A copy of your passport is still required.', ['photo_id']],
  ['Send a bank statement or utility bill showing your business address.', ['proof_of_address']],
  ['Please upload proof of address (bank statement, utility bill) and a selfie.', ['proof_of_address', 'selfie']],
  [
    'Please provide photo identification, such as a driver’s license, and your refund policy.',
    ['photo_id', 'refund_policy'],
  ],
  [
    'Documents we need:\n- EIN letter\n- Articles of organization\n- your lease',
    ['ein_letter', 'formation_document', 'proof_of_address'],
  ],
  ['We need your business license and your merchant account ID.', ['license', '“your merchant account ID”']],
  ['Please send your driver’s license.', ['photo_id']],
  ['Please send supplier invoices so that we can verify ownership of your goods.', ['supplier_invoices']],
  [
    'Please send the names and telephone numbers of your suppliers.',
    ['“the names and telephone numbers of your suppliers”'],
  ],
  ['Please reply to this email within 10 days.', []],
])('%s', (text, asked) => {
  expect(items(text)).toEqual(asked);
});
