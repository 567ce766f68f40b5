import { expect, test } from 'vitest';
import { conflictsOf, type OtherParty } from './conflict.ts';

const theCase = { client: ['Cedar Lane Soaps LLC', 'Noor Haddad'], adverse: ['PayPal, Inc.', 'PayPal'] };
const kinds = (others: OtherParty[], parties = theCase) => conflictsOf(parties, others).map(({ kind }) => kind);
const processors: OtherParty[] = ['PayPal, Inc.', 'Block, Inc. (formerly Square, Inc.)', 'Stripe, Inc.'].map(
  (name) => ({
    kind: 'processor',
    name,
    about: name,
  }),
);

test('a processor is the other side of every case, which is no conflict', () => {
  expect(kinds(processors)).toEqual([]);
});

test('a client that is a processor under any of its names is a conflict', () => {
  expect(kinds(processors, { ...theCase, client: ['Squar LLC'] })).toEqual(['processor']);
  expect(kinds(processors, { ...theCase, client: ['Pay-Pal Incorporated'] })).toEqual(['processor']);
});

test('a client whom the firm opposes, or an opponent who is its client, is a conflict', () => {
  expect(kinds([{ kind: 'listed_adverse', name: 'Haddad, Noor', about: 'list' }])).toEqual(['listed_adverse']);
  expect(kinds([{ kind: 'listed_client', name: 'Paypal Holdings', about: 'list' }])).toEqual([]);
  expect(kinds([{ kind: 'listed_client', name: 'PayPal', about: 'list' }])).not.toEqual([]);
  expect(kinds([{ kind: 'client', name: 'Paypall Inc', about: 'UH-1' }])).not.toEqual([]);
});

test('the firm’s own client under the client’s name is no conflict', () => {
  expect(kinds([{ kind: 'listed_client', name: 'Cedar Lane Soaps', about: 'list' }])).toEqual([]);
  expect(kinds([{ kind: 'client', name: 'Cedar Lane Soaps LLC', about: 'UH-1' }])).toEqual([]);
});
