import { expect, test } from 'vitest';
import { notResponsible } from './who-confirms.ts';

test('an address is confirmed by who answers for a case of its processor, or by a lead, and by nobody else', () => {
  expect(notResponsible('paypal', { processors: ['stripe', 'paypal'], isLead: false })).toBeNull();
  expect(notResponsible('paypal', { processors: [], isLead: true })).toBeNull();
  for (const processors of [[], ['stripe'] as const])
    expect(notResponsible('paypal', { processors, isLead: false })).toMatch(/open case against PayPal/);
});
