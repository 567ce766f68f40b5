import { expect, test } from 'vitest';
import { named } from './file-drops.ts';

test('a pasted picture is named by its time, and a copied file keeps its name', () => {
  const at = new Date(2026, 10, 27, 9, 5, 7).getTime();
  const pasted = (name: string) => named(new File(['x'], name, { type: 'image/png', lastModified: at }));
  expect(pasted('image.png').name).toBe('screenshot-2026-11-27-090507.png');
  expect([pasted('image.png').type, pasted('image.png').lastModified]).toEqual(['image/png', at]);
  expect(pasted('hold-notice.png').name).toBe('hold-notice.png');
});
