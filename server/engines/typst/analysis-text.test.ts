import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { printedParagraphs } from './analysis-text.ts';
import { loadFonts } from './fonts.ts';

const { covered } = loadFonts();
const linesOf = (text: string) => printedParagraphs(text, covered).map((paragraph) => paragraph.lines);
/** Every character that is not a space, in order. */
const solid = (text: string) => text.replaceAll(/[\s\u200b]/g, '');
const wordy = fc
  .array(fc.constantFrom('reserve', 'a', '\n', '\n\n', ' ', '=1+1', 'x'.repeat(70), '😀', 'שלום', '- item', '\t'), {
    maxLength: 400,
  })
  .map((words) => words.join(' '));

describe('free text as paragraphs', () => {
  test('a blank line starts a paragraph, a single break stays a line, and an indent stays', () => {
    expect(linesOf('One\ntwo\n\n\n  three\r\nfour')).toEqual([
      ['One', 'two'],
      ['  three', 'four'],
    ]);
    expect(linesOf('')).toEqual([]);
  });

  test('no character is lost and no paragraph is too long', () => {
    fc.assert(
      fc.property(wordy, (text) => {
        const paragraphs = linesOf(text);
        expect(solid(paragraphs.flat().join(''))).toBe(solid(text));
        for (const lines of paragraphs) expect(lines.join('').length).toBeLessThan(4_100);
      }),
    );
  });

  test('a page-long line is cut between words, and an emoji never', () => {
    const [first = [], ...others] = linesOf('withheld '.repeat(1_000));
    expect([...first, ...others.flat()].every((line) => /^(withheld ?)+$/.test(line))).toBe(true);
    expect(
      linesOf('👩‍⚖️'.repeat(3_000))
        .flat()
        .every((line) => line.isWellFormed() && !line.startsWith('\u200d')),
    ).toBe(true);
  });

  test('text that begins in Hebrew or Arabic reads from right to left', () => {
    expect(printedParagraphs('12. שלום PayPal\n\nPayPal שלום\n\nالسلام', covered).map((each) => each.rtl)).toEqual([
      true,
      false,
      true,
    ]);
  });

  test('what does not fit is reported', () => {
    const said = /^The text goes on; [\d,]+ characters of it are printed here\./;
    expect(linesOf('a\n'.repeat(400_000)).flat().at(-1)).toMatch(said);
    expect(linesOf('漢'.repeat(400_000)).flat().at(-1)).toMatch(said);
    expect(linesOf('The provision permits a reserve. '.repeat(12_000)).flat().at(-1)).not.toMatch(said);
    const [before = '', after] = linesOf(`x${'漢😀'.repeat(60_000)}`)
      .flat()
      .slice(-2);
    expect([before.isWellFormed(), after]).toEqual([true, expect.stringMatching(said)]);
  });

  test('a pile of combining marks on one letter is counted, not typeset', () => {
    expect(linesOf(`e${'\u0301'.repeat(10_012)} and é`).flat()).toEqual([
      `e${'\u0301'.repeat(12)}[10000 more marks] and é`,
    ]);
  });
});
