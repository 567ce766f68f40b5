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

test.each([
  // Verbs of bringing, and forms that need none.
  ['send over ur w9 n a pic of ur passport', ['ein_letter', 'photo_id']],
  ['Would you be so good as to let us have a copy of your passport?', ['photo_id']],
  ['Got a picture of your driving licence you can shoot over?', ['photo_id']],
  ['Mind sending the EIN letter over?', ['ein_letter']],
  ['Please log in and complete the W-9.', ['ein_letter']],
  ['Give me a login so that I can look around.', ['website_access']],
  ['Bank statements, six months. Photo ID of each owner.', ['bank_statements', 'photo_id']],
  ['proof of delivery pls', ['proof_of_fulfillment']],
  ['Tracking?', ['proof_of_fulfillment']],
  ['Do you happen to have invoices from your wholesaler?', ['supplier_invoices']],
  // Who asks, retold.
  ['now theyre asking for receipts from my suppliers again', ['supplier_invoices']],
  ['square wants to see invoices i sent my customers', ['customer_invoices']],
  ['they said my id was blurry and now they need a water bill', ['photo_id', 'proof_of_address']],
  // What is missing, and on what it depends.
  ['All that is left is a selfie.', ['selfie']],
  ['Next step is a short video of your face.', ['selfie']],
  ['The EIN letter has yet to arrive.', ['ein_letter']],
  ['You have not yet given us your EIN letter.', ['ein_letter']],
  ['Without proof of delivery we cannot release the funds.', ['proof_of_fulfillment']],
  ['Release is subject to receipt of your W-9.', ['ein_letter']],
  ['We can only release once the tracking for order 1182 is in.', ['proof_of_fulfillment']],
  ['Verification requires a government ID and a selfie.', ['photo_id', 'selfie']],
  ['A clear photo of your ID would speed things up.', ['photo_id']],
  ['Your account is on hold until you verify your identity with a passport.', ['photo_id']],
  ['The review hangs on one thing: your lease.', ['proof_of_address']],
  // Lists in one line.
  ['Documents outstanding: (1) EIN letter (2) photo ID', ['ein_letter', 'photo_id']],
  ['Please send: 1. your lease; 2. a selfie.', ['proof_of_address', 'selfie']],
  // What was refused, and what will do instead.
  ['We cannot accept the utility bill. Please supply a newer one.', ['proof_of_address']],
  ['Please send bank statements, screenshots are not accepted.', ['bank_statements']],
  ['We need your lease (a utility bill will not do).', ['proof_of_address']],
  ['Send a lease instead of a bank statement.', ['proof_of_address']],
  ['Thanks for the passport, now just the selfie.', ['selfie']],
])('%s', (text, asked) => {
  expect(items(text)).toEqual(asked);
});

test.each([
  'Your bank statement was fine.',
  'Status of your documents: passport verified, utility bill verified.',
  'Passport okay.',
  'Your refund policy says 30 days.',
  'The name on your driver’s license does not match the name on the account.',
  'Please do not email us copies of your ID.',
  'You asked whether a bank statement would do: no.',
  'According to your bank statements, sales fell in May.',
  'The merchant agreement requires proof of delivery for every sale over $750.',
  'Once your bank statements have been reviewed, we will write to you.',
  'Please allow five days while we review your bank statements.',
  'Got your photo ID, cheers.',
  'The photo ID you uploaded works.',
  'You provided a passport and a lease.',
  'Everything is there: W-9, lease, selfie.',
  'Reason: missing proof of delivery in 12 disputes.',
  'The articles you sold were reported as counterfeit.',
  'You can update your refund policy in your settings at any time.',
  'If your customer asks for a refund, follow your refund policy.',
])('asks for nothing: %s', (text) => {
  expect(items(text)).toEqual([]);
});
