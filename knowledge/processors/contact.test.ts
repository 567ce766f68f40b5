// @proves processor-contact
import { expect, test } from 'vitest';
import { processorContact } from './contact.ts';

const nobody = { name: '', address_lines: [], email: null };
const addressed = {
  name: 'Block, Inc.',
  address_lines: ['Attn: Arbitration Agreement', '1955 Broadway'],
  email: 'legal@processor.example',
};

test('the letter’s own addressee takes precedence and needs no confirmation', () => {
  expect(processorContact(addressed, 'stripe')).toEqual({
    name: 'Block, Inc.',
    address_lines: addressed.address_lines,
    email: 'legal@processor.example',
    phone: null,
    note: null,
  });
});

test('an unconfirmed address appears only in the note, never as an address', () => {
  const contact = processorContact(nobody, 'paypal');
  expect(contact).toMatchObject({ name: 'PayPal', address_lines: [], email: null });
  expect(contact.note).toMatch(
    /^Published, to be confirmed before mailing: PayPal, Inc\., Attn: Litigation Department, .*Confirm/,
  );
  expect(processorContact(nobody, 'authorize_net').note).toMatch(/^No mailing address is known\./);
});

test('a published email address comes with a caveat that it may not accept legal notices', () => {
  const contact = processorContact({ ...nobody, address_lines: ['1 Example Way'] }, 'stripe');
  expect(contact).toMatchObject({
    email: 'complaints@stripe.com',
    note: 'The email address is published by the processor; it may not be an address for legal notices.',
  });
});
