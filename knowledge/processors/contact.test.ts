// @proves processor-contact
import { expect, test } from 'vitest';
import { processorContact } from './contact.ts';

const nobody = { name: '', address_lines: [], email: null };
const addressed = {
  name: 'Block, Inc.',
  address_lines: ['Attn: Arbitration Agreement', '1955 Broadway'],
  email: 'legal@processor.example',
};

test('what the letter says comes first, and then there is nothing to confirm', () => {
  expect(processorContact(addressed, 'stripe')).toEqual({
    name: 'Block, Inc.',
    address_lines: addressed.address_lines,
    email: 'legal@processor.example',
    phone: null,
    note: null,
  });
});

test('an address that nobody has confirmed is a note and never an address', () => {
  const contact = processorContact(nobody, 'paypal');
  expect(contact).toMatchObject({ name: 'PayPal', address_lines: [], email: null });
  expect(contact.note).toMatch(
    /^Published, to be confirmed before mailing: PayPal, Inc\., Attn: Litigation Department, .*Confirm/,
  );
  expect(processorContact(nobody, 'authorize_net').note).toMatch(/^No mailing address is known\./);
});

test('an email that the processor publishes is given with what it is', () => {
  const contact = processorContact({ ...nobody, address_lines: ['1 Example Way'] }, 'stripe');
  expect(contact).toMatchObject({
    email: 'complaints@stripe.com',
    note: 'The email address is one that the processor publishes; it may not be an address for legal notices.',
  });
});
