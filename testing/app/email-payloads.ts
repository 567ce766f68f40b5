export const sampleCase = {
  first_name: 'Ada',
  case_number: 'UH-2026-000123',
  case_id: '01900000-0000-7000-8000-000000000042',
};
const hash = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
const url = 'https://unhold.example/api/auth/verify-email?token=eyJhbGciOi.J9&callbackURL=%2Fapply';

/** One payload per template, by name, as its callers build it. */
export const samplePayloads: Readonly<Record<string, object>> = {
  'verify-email': { url },
  'reset-password': { url },
  'password-changed': { when: '2026-11-21T16:05:00.000Z' },
  'change-email': { url, new_email: 'new@shop.example' },
  'email-changed': { old_email: 'old@shop.example', new_email: 'new@shop.example' },
  'second-factor-changed': { what: 'A passkey was added.', when: '2026-11-21T16:05:00.000Z' },
  'sign-up-attempt': {},
  'case-received': sampleCase,
  'action-needed': { ...sampleCase, what: 'Please sign the success-fee agreement.', due_on: '2026-11-30' },
  'message-received': {
    ...sampleCase,
    preview: 'PayPal has answered.\n\nMay we tell them that all orders were delivered?',
  },
  'erasure-waiting': {},
  'merchant-wrote': {
    case_number: sampleCase.case_number,
    case_id: sampleCase.case_id,
    business: 'Analytical Goods LLC',
  },
  'letter-in-review': {
    case_number: sampleCase.case_number,
    business: 'Analytical Goods LLC',
    letter_id: sampleCase.case_id,
    due_on: '2026-11-24',
  },
  'demand-letter': {
    case_number: sampleCase.case_number,
    business: 'Analytical Goods LLC',
    addressee: 'PayPal, Inc.',
    attorney: 'Grace Hopper',
    sha256: hash,
    version: 2,
  },
  'letter-sent': { ...sampleCase, addressee: 'PayPal, Inc.', sha256: hash, version: 2 },
  'letter-delivered': { ...sampleCase, delivered_on: '2026-11-24', answer_due_on: '2026-12-09' },
  'agreement-signed': { ...sampleCase, sha256: hash },
  'paper-signed': { ...sampleCase, paper_id: sampleCase.case_id, title: 'Notice of Dispute', sha256: hash },
  'offer-made': { ...sampleCase, amount_cents: 1_000_050, answer_by: '2026-12-15' },
  'money-received': { ...sampleCase, amount_cents: 1_000_000, fee_cents: 150_000, total_recovered_cents: 1_250_000 },
  'money-withdrawn': {
    ...sampleCase,
    amount_cents: 1_000_000,
    total_fee_cents: 37_500,
    total_recovered_cents: 250_000,
  },
  'case-closed': { ...sampleCase, cancelled: true },
  'erasure-requested': { note: 'I have closed my shop.' },
  'erasure-decided': { status: 'refused', note: 'A letter of your case is on its way.' },
  'admin-granted': { email: 'new@staff.example', by: 'chief@staff.example' },
  'admin-revoked': { email: 'former@staff.example', by: 'chief@staff.example', yours: false },
  'contact-message': {
    name: 'Ada Byron',
    email: 'ada@shop.example',
    phone: null,
    message: 'PayPal holds 12,500 dollars.\n\nWhat now?',
  },
  'newsletter-confirm': { token: 'a-token_1' },
  'newsletter-known': { token: 'a-token_1' },
};
