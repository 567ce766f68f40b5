import { expect, test } from 'vitest';
import { steps } from './steps.ts';

const tokens = Object.fromEntries(
  steps
    .slice(1)
    .flatMap((step) => step.fields)
    .filter((field) => field.autocomplete)
    .map((field) => [field.name, field.autocomplete]),
);

/** Tokens from the HTML standard, section 4.10.18.7; a single-line field uses `address-line1`, not `street-address`. */
test('every field a browser can autofill has an autocomplete token', () => {
  expect(tokens).toEqual({
    firstName: 'given-name',
    lastName: 'family-name',
    email: 'email',
    phone: 'tel',
    legalBusinessName: 'organization',
    businessStreet: 'address-line1',
    businessCity: 'address-level2',
    businessState: 'address-level1',
    businessZip: 'postal-code',
    website: 'url',
    businessPhone: 'work tel',
    businessEmail: 'work email',
    fulfillmentStreet: 'shipping address-line1',
    fulfillmentCity: 'shipping address-level2',
    fulfillmentState: 'shipping address-level1',
    fulfillmentZip: 'shipping postal-code',
  });
});
