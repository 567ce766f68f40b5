import { expect, test } from 'vitest';
import { firmMailOf } from './firm-mail.ts';

const email = 'letters@firm.example';
const smtpUrl = 'smtps://letters%40firm.example:secret@smtp.mail.example:465';

test('a firm’s account is its address and the server that sends for it; without both there is none', () => {
  expect(firmMailOf({})).toBeNull();
  expect(firmMailOf({ FIRM_EMAIL: email, FIRM_SMTP_URL: smtpUrl })).toEqual({ email, smtpUrl });
  expect(firmMailOf({ FIRM_EMAIL: email, FIRM_SMTP_URL: 'smtp://mail.firm.example' })).not.toBeNull();
});

test.each([
  ['the address alone', { FIRM_EMAIL: email }],
  ['the server alone', { FIRM_SMTP_URL: smtpUrl }],
  ['a user of another domain', { FIRM_EMAIL: 'letters@other.example', FIRM_SMTP_URL: smtpUrl }],
  ['the account of the installation', { FIRM_EMAIL: email, FIRM_SMTP_URL: smtpUrl, SMTP_URL: smtpUrl }],
])('%s is refused: mail from it would not be aligned', (_, given) => {
  expect(() => firmMailOf(given)).toThrow(/FIRM_EMAIL, FIRM_SMTP_URL/);
});
