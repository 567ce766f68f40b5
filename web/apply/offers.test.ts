import { describe, expect, it } from 'vitest';
import type { Answers } from '../../domain/intake/answers.ts';
import { businessAddressLine, offerFor } from './offers.ts';

const answers = (fields: Answers['fields']): Answers => ({ fields, owners: [{}], previousProcessors: [{}], files: [] });

describe('offerFor', () => {
  it('offers the phone, email and state given elsewhere', () => {
    const given = answers({ phone: '(555) 555-0100 ', email: 'noor@shop.example', businessState: 'OR' });
    expect(
      ['businessPhone', 'businessEmail', 'stateOfIncorporation'].map((name) => offerFor(name, given)?.answer),
    ).toEqual(['(555) 555-0100', 'noor@shop.example', 'OR']);
  });

  it.each([
    ['nothing was given', 'businessPhone', {}],
    ['the box is filled', 'businessPhone', { phone: '1', businessPhone: '2' }],
    ['nothing fits the box', 'website', { phone: '1', email: 'a' }],
  ])('offers nothing when %s', (_, name, fields) =>
    expect(offerFor(name, answers(fields as Answers['fields']))).toBeNull(),
  );
});

describe('businessAddressLine', () => {
  it('joins the parts that are filled in', () => {
    expect(
      businessAddressLine(
        answers({
          businessStreet: '12 Sample Road',
          businessCity: 'Portland',
          businessState: 'OR',
          businessZip: '97205',
        }),
      ),
    ).toBe('12 Sample Road, Portland, OR 97205');
    expect(businessAddressLine(answers({ businessStreet: ' 12 Sample Road' }))).toBe('12 Sample Road');
    expect(businessAddressLine(answers({}))).toBe('');
  });
});
