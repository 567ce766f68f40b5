import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { variedRequest } from '../../../bench/drafting/varied-request.ts';
import { differencesOf } from '../../../domain/letters/letter-differences.ts';
import type { LetterDocument } from '../../../domain/letters/letter.ts';
import { fromWord, versionOfWord, type WordReturn } from '../../../domain/letters/word-return.ts';
import { draftLetter } from '../../../drafting/draft-letter.ts';
import { editZip } from '../../../testing/files/read-zip.ts';
import { sampleLetter } from '../../../testing/letters/sample-letter.ts';
import { createChildReader } from '../reader/child-reader.ts';
import { readWord } from '../reader/read-word.ts';
import { letterDocx } from './letter-docx.ts';

const letterId = '01a2279f-fca2-7782-8960-9b90a930ff2c';
const body = 'word/document.xml';

/** The letter as it comes back when its file is changed so; `change` is given the body of the document. */
async function returned(document: LetterDocument, change: (xml: string) => string = (xml) => xml): Promise<WordReturn> {
  const file = await letterDocx(document, false, { letterId, version: 3 });
  const [written, back] = [await readWord(file), await readWord(await editZip(file, body, change))];
  expect(versionOfWord(letterId, back)).toBe(3);
  let ids = 0;
  return fromWord(document, { letterId, written, back }, () => `own-${++ids}`);
}
const changes = (back: WordReturn, letter: LetterDocument) =>
  differencesOf(back.document, letter).map(({ mine, theirs }) => [theirs, mine]);

const block = (id: string, text: string, more: Partial<LetterDocument['blocks'][number]> = {}) => ({
  id,
  kind: 'paragraph' as const,
  clause_id: 'some.clause',
  text,
  fact_refs: ['held'],
  authority_refs: [],
  ...more,
});
const letter: LetterDocument = {
  ...sampleLetter,
  blocks: [
    block('one', 'You hold **$48,250** of the Merchant’s money.'),
    block('two', 'Release it by Friday.\n\nWe will wait no longer.'),
    block('list', 'We ask you:', { kind: 'list', items: ['to pay;', 'to explain _why_.'] }),
    block('table', '', {
      kind: 'table',
      rows: [
        ['Date', 'Amount'],
        ['October 3', '$100'],
        ['Total', '$100'],
      ],
    }),
    block('last', 'No more than that.'),
  ],
};
const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
/** The whole paragraph that holds these words. */
const around = (words: string) => new RegExp(`<w:p>(?:(?!<w:p>).)*${words}.*?</w:p>`, 's');

describe('a letter’s Word file that comes back', () => {
  test('unchanged, it suggests nothing: any drafted letter', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 5_000 }), async (seed) => {
        const { document } = draftLetter(variedRequest(seed));
        const back = await returned(document);
        expect(back).toEqual({ document, notes: [] });
      }),
      { numRuns: 25 },
    );
  }, 60_000);

  test.each([['the sample', sampleLetter] as const, ['the small one', letter] as const])(
    'unchanged, it suggests nothing: %s',
    async (_name, document) => expect(await returned(document)).toEqual({ document, notes: [] }),
  );

  test('changed words are a change of their own paragraph, and keep what it stands on', async () => {
    const back = await returned(letter, (xml) =>
      xml.replace('by Friday', 'by Monday').replace('to pay;', 'to pay now;'),
    );
    expect(changes(back, letter)).toEqual([
      ['Release it by Friday.\nWe will wait no longer.', 'Release it by Monday.\nWe will wait no longer.'].map((each) =>
        each.replace('\n', '\n\n'),
      ),
      ['We ask you:\n• to pay;\n• to explain _why_.', 'We ask you:\n• to pay now;\n• to explain _why_.'],
    ]);
    expect(back.document.blocks[1]?.fact_refs).toEqual(['held']);
  });

  test('bold and italic come back as marks, a table’s own bold does not, and other formatting is left out', async () => {
    const back = await returned(letter, (xml) =>
      xml
        .replace('>No more than that.<', '>No more <')
        .replace(around('No more '), (whole) =>
          whole.replace('</w:p>', '<w:r><w:rPr><w:b/><w:u w:val="single"/></w:rPr><w:t>than that.</w:t></w:r></w:p>'),
        )
        .replace('>Amount<', '>Sum<'),
    );
    expect(changes(back, letter)).toEqual([
      ['Date | Amount\nOctober 3 | $100\nTotal | $100', 'Date | Sum\nOctober 3 | $100\nTotal | $100'],
      ['No more than that.', 'No more **than that.**'],
    ]);
    expect(back.notes).toEqual([expect.stringContaining('Formatting beyond bold and italic')]);
  });

  test('a new paragraph is a new block, a removed one is gone, and one typed over is changed', async () => {
    const back = await returned(letter, (xml) =>
      xml
        .replace(
          around('You hold'),
          (whole) => paragraph('You keep it.') + paragraph('It is not yours.') + whole.slice(0, 0),
        )
        .replace(around('No more than that'), ''),
    );
    expect(changes(back, letter)).toEqual([
      ['You hold **$48,250** of the Merchant’s money.', 'You keep it.'],
      [null, 'It is not yours.'],
      ['No more than that.', null],
    ]);
    expect(back.document.blocks.map(({ id }) => id)).toEqual(['one', 'own-1', 'two', 'list', 'table']);
  });

  test('tracked changes count as accepted', async () => {
    const back = await returned(letter, (xml) =>
      xml.replace(
        '<w:t xml:space="preserve">No more than that.</w:t></w:r>',
        '<w:t xml:space="preserve">No more</w:t></w:r><w:del w:id="900" w:author="A"><w:r><w:delText> than that.</w:delText></w:r></w:del><w:ins w:id="901" w:author="A"><w:r><w:t>.</w:t></w:r></w:ins>',
      ),
    );
    expect(changes(back, letter)).toEqual([['No more than that.', 'No more.']]);
  });

  test('what stands around the paragraphs, rows of tables and moved paragraphs are left as they are, and said', async () => {
    const back = await returned(letter, (xml) => {
      const last = around('No more than that').exec(xml)?.[0] ?? '';
      return xml
        .replace(last, '')
        .replace(around('You hold'), (whole) => last + whole)
        .replace('>Respectfully,<', '>Yours,<')
        .replace('</w:tbl>', `<w:tr><w:tc>${paragraph('another')}</w:tc></w:tr></w:tbl>`);
    });
    expect(changes(back, letter)).toEqual([]);
    expect(back.notes.join(' ')).toMatch(/around the paragraphs.*Rows and columns.*stay in their order/s);
  });
});

describe('a hostile file', () => {
  test.each([
    ['no Word file', Buffer.from('%PDF-1.7')],
    ['a broken one', Buffer.from('PK\x03\x04')],
  ])('%s is refused with a sentence, by the process that reads strangers’ files', async (_name, file) => {
    await expect(createChildReader().readWord(file)).rejects.toThrow(/not a Word file/);
  });

  test('a file that unpacks to more than a letter can be is refused, and a macro is never read', async () => {
    const file = await letterDocx(letter, false, { letterId, version: 3 });
    const bomb = await editZip(file, body, (xml) => xml.replace('<w:body>', `<w:body>${paragraph('x').repeat(5_000)}`));
    await expect(readWord(bomb)).rejects.toThrow(/more than 4000 paragraphs/);
    const huge = await editZip(file, body, () => ' '.repeat(60_000_000));
    await expect(readWord(huge)).rejects.toThrow(/not a Word file/);
    const read = await createChildReader().readWord(await editZip(file, 'word/vbaProject.bin', () => 'Auto_Open'));
    expect(JSON.stringify(read)).not.toContain('Auto_Open');
  });
});
