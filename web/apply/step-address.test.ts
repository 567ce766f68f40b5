// @proves step-address
import { describe, expect, it } from 'vitest';
import type { Answers } from '../../domain/intake/answers.ts';
import { allowedPlace, hasAllRequired, lastRequiredStep, stepOfField } from './allowed-place.ts';
import { addressOf, placeFrom } from './step-address.ts';

const today = '2026-11-21';
const answers = (fields: Answers['fields']): Answers => ({ fields, owners: [{}], previousProcessors: [{}], files: [] });
const required = {
  processor: 'stripe',
  amountHeld: '5,000',
  firstName: 'Dana',
  lastName: 'Okafor',
  email: 'dana@shop.example',
  legalBusinessName: 'Harbor',
  businessStreet: '1 Front St',
};

describe('the wizard’s place in the URL', () => {
  it('is parsed and formatted by the step’s name', () => {
    expect(addressOf(3)).toBe('/apply?step=business');
    expect(placeFrom(new URLSearchParams('step=business'))).toBe(3);
    expect(placeFrom(new URLSearchParams('step=check'))).toBe('check');
    expect(placeFrom(new URLSearchParams('step=nonsense'))).toBeNull();
  });

  it('stops at the first step with a required field missing', () => {
    expect(allowedPlace(8, answers({}), today)).toBe(1);
    expect(allowedPlace('check', answers({ ...required, businessStreet: '' }), today)).toBe(3);
    expect(allowedPlace(0, answers({}), today)).toBe(0);
  });

  it('can be anywhere once the seven required answers are given', () => {
    expect(allowedPlace('check', answers(required), today)).toBe('check');
    expect(allowedPlace(8, answers(required), today)).toBe(8);
  });

  it('knows when, and from which step, the application can be submitted', () => {
    expect(lastRequiredStep).toBe(3);
    expect(hasAllRequired(answers(required))).toBe(true);
    for (const name of Object.keys(required))
      expect(hasAllRequired(answers({ ...required, [name]: ' ' })), name).toBe(false);
  });

  it('finds the step of a field the server rejected', () => {
    expect([
      stepOfField('firstName'),
      stepOfField('owners.1.ownerName'),
      stepOfField('files.0'),
      stepOfField('unheardOf'),
    ]).toEqual([2, 4, 8, 1]);
  });
});
