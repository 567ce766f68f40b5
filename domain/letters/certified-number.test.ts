import { describe, expect, test } from 'vitest';
import { checkDigitOf, isCertifiedNumber, labelNumberTrouble } from './certified-number.ts';

test('a number of certified mail has its length and its check digit', () => {
  expect(isCertifiedNumber('9400 1000 0000 0000 0000 06')).toBe(true);
  expect(isCertifiedNumber('9400 1000 0000 0000 0000 07')).toBe(false);
  expect(isCertifiedNumber('9400 1000 0000 0000 0000')).toBe(false);
  expect(isCertifiedNumber('9400-1000-0000-0000-0000-06')).toBe(true);
  expect(checkDigitOf('940710005068086346047')).toBe('6');
});

describe('what is typed from a label', () => {
  test.each(['9407100050680863460476', '9407 1000 5068 0863 4604 76', 'RE 123 456 789 US', 're123456785us'])(
    '%s is taken',
    (typed) => expect(labelNumberTrouble(typed)).toBeNull(),
  );

  test.each([
    ['9407100050680863460474', 'its check digit'],
    ['9407100050680863406476', 'two digits exchanged'],
    ['940710005068086346047', 'one digit short'],
    ['94071000506808634604766', 'one digit too many'],
    ['94071000000000', 'fourteen digits'],
  ])('%s is refused: %s', (typed) => expect(labelNumberTrouble(typed)).toContain('no number of certified mail'));

  test.each(['', '1234 5', 'RE/123456789/US', 'A'.repeat(41)])('%j is refused for its length or its signs', (typed) =>
    expect(labelNumberTrouble(typed)).toContain('10 to 40 letters and digits'),
  );
});
