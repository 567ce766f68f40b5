import { expect, test } from 'vitest';
import { shown } from '../../testing/web/shown.tsx';
import { TextArea } from './text-field.tsx';

const area = (length: number) =>
  shown(<TextArea id="note" label="Note" maxLength={10_000} value={'x'.repeat(length)} readOnly />);

test('a text that is too long is not cut, and the error says by how much it is too long', () => {
  expect(area(120_000)).toContain('x'.repeat(120_000));
  expect(area(120_000)).toContain('Shorten it by 110,000 characters: it may have 10,000.');
  expect(area(10_001)).toContain('Shorten it by 1 character: it may have 10,000.');
  expect(area(10_000)).not.toContain('Shorten');
  for (const html of [area(1), area(10_001)]) expect(html).not.toMatch(/maxlength/i);
});
