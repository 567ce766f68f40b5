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
    /^Published, to be confirmed before mailing: PayPal, Inc\., Attn: Legal Specialists, Re: Notice of Dispute, P\.O\. Box 45950, .*Confirm/,
  );
  expect(processorContact(nobody, 'authorize_net').note).toMatch(/^No mailing address is known\./);
});

test('the email address offered is the agreement’s own for notices, and a published one only a note', () => {
  const contact = processorContact({ ...nobody, address_lines: ['1 Example Way'] }, 'stripe');
  expect(contact).toMatchObject({
    email: 'notices@stripe.com',
    note: 'The email address is the agreement’s own for notices of dispute; confirm it on the day of sending. complaints@stripe.com is published by the processor and is not an address for legal notices.',
  });
});
