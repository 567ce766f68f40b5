import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moveOf, nextPlace, scaleOf, zoomText, type Move } from './pdf-place.ts';

const moves: Move[] = ['next', 'previous', 'first', 'last', 'larger', 'smaller', 'fit'];
const plain = { ctrlKey: false, metaKey: false, altKey: false };

test('paging stops at either end', () => {
  expect([
    nextPlace({ page: 1, zoom: 0 }, 'next', 3),
    nextPlace({ page: 3, zoom: 1 }, 'next', 3),
    nextPlace({ page: 1, zoom: 0 }, 'previous', 3),
  ]).toEqual([
    { page: 2, zoom: 0 },
    { page: 3, zoom: 1 },
    { page: 1, zoom: 0 },
  ]);
  expect([nextPlace({ page: 2, zoom: 0 }, 'last', 9), nextPlace({ page: 2, zoom: 0 }, 'first', 9)]).toEqual([
    { page: 9, zoom: 0 },
    { page: 1, zoom: 0 },
  ]);
});

test('zoom goes in steps, and back to the width', () => {
  expect([0, 1, 5, -2].map((zoom) => zoomText(zoom))).toEqual(['100%', '125%', '400%', '50%']);
  expect(nextPlace({ page: 2, zoom: 3 }, 'fit', 3)).toEqual({ page: 2, zoom: 0 });
});

test('any sequence of moves ends on a valid page and zoom step', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...moves)), fc.integer({ min: 1, max: 50 }), (steps, pages) => {
      const place = steps.reduce((now, step) => nextPlace(now, step, pages), { page: 1, zoom: 0 });
      expect(place.page).toBeGreaterThanOrEqual(1);
      expect(place.page).toBeLessThanOrEqual(pages);
      expect([0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4]).toContain(scaleOf(place.zoom));
    }),
  );
});

test('keys with Ctrl, ⌘ or Alt are left to the browser', () => {
  expect([
    moveOf({ key: 'PageDown', ...plain }),
    moveOf({ key: '=', ...plain }),
    moveOf({ key: 'a', ...plain }),
  ]).toEqual(['next', 'larger', null]);
  for (const held of ['ctrlKey', 'metaKey', 'altKey']) expect(moveOf({ key: '0', ...plain, [held]: true })).toBeNull();
});
