import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { slipReasons, slipText } from '../../../domain/letters/exhibits.ts';
import { maxPages, slipsByPages, slipsBySize } from './plan-book.ts';
import { isLandscape, printedSize } from './sheet.ts';

const file = (size_bytes: number, content_type = 'application/pdf') => ({ size_bytes, content_type });

describe('the limits of an exhibit book', () => {
  test('type and size alone decide which files need not be opened', () => {
    expect(
      slipsBySize([file(10), null, file(1, 'image/heic'), file(1, 'application/msword'), file(95), file(90)], 100),
    ).toEqual([null, 'no_file', 'kind', 'kind', 'too_large', null]);
  });

  test('a book holds 150 pages; the 151st is too many, and a later short exhibit still fits', () => {
    expect(slipsByPages([maxPages])).toEqual([null]);
    expect(slipsByPages([maxPages + 1])).toEqual(['too_many_pages']);
    expect(slipsByPages([100, null, 60, 50])).toEqual([null, null, 'too_many_pages', null]);
  });

  test('a plan never exceeds its limits, leaves out nothing that fits, and gives space to earlier exhibits first', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(80), { maxLength: 26 }), (counts) => {
        const slips = slipsByPages(counts);
        const shown = counts.filter((_, index) => slips[index] === null);
        expect(shown.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(maxPages);
        for (const [index, slip] of slips.entries()) {
          const before = counts
            .slice(0, index)
            .filter((_, at) => slips[at] === null)
            .reduce((sum, count) => sum + count, 0);
          expect(slip === null).toBe(before + (counts[index] ?? 0) <= maxPages);
        }
        const sizes = counts.map((count) => file(count));
        expect(slipsBySize(sizes, maxPages).map((slip) => slip !== null)).toEqual(slips.map((slip) => slip !== null));
      }),
    );
  });

  test('every slip sheet has a reason, and one about a file says that it is produced on request', () => {
    for (const reason of slipReasons)
      expect(slipText(reason, 7)).toMatch(
        reason === 'no_file' ? /follows this sheet/ : /^This exhibit is produced on request\./,
      );
    expect(slipText('too_many_pages', 212)).toContain('212 pages');
  });
});

test('a page of any size fits its frame, keeps its proportions, and is never scaled up', () => {
  fc.assert(
    fc.property(
      fc.float({ min: 1, max: 20_000, noNaN: true }),
      fc.float({ min: 1, max: 20_000, noNaN: true }),
      (width, height) => {
        const printed = printedSize({ width, height });
        const [wide, high] = isLandscape({ width, height }) ? [792, 612] : [612, 792];
        expect(printed.width).toBeLessThanOrEqual(Math.min(width, wide - 56) + 0.01);
        expect(printed.height).toBeLessThanOrEqual(Math.min(height, high - 100) + 0.01);
        expect(printed.width / printed.height).toBeCloseTo(width / height, 0);
      },
    ),
  );
});
