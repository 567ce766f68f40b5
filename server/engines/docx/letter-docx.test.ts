import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { draftLetter } from '../../../drafting/draft-letter.ts';
import { letterAsText } from '../../../drafting/text/render-text.ts';
import { firm, fullCase } from '../../../testing/cases/sample-cases.ts';
import { processors, type Processor } from '../../../domain/processors.ts';
import type { LetterDocument } from '../../../domain/letters/letter.ts';
import { readZip } from '../../../testing/files/read-zip.ts';
import { blocksOf, sampleLetter } from '../../../testing/letters/sample-letter.ts';
import { letterDocx } from './letter-docx.ts';

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'" };

async function partsOf(document: LetterDocument) {
  const files = await readZip(await letterDocx(document));
  const part = (name: string) => files.get(name)?.toString('utf8') ?? '';
  return {
    body: part('word/document.xml'),
    styles: part('word/styles.xml'),
    numbering: part('word/numbering.xml'),
    footer: [...files.keys()]
      .filter((name) => name.startsWith('word/footer'))
      .map(part)
      .join(''),
    header: [...files.keys()]
      .filter((name) => name.startsWith('word/header'))
      .map(part)
      .join(''),
    part,
    names: [...files.keys()],
  };
}

/** The text of the body, one line per paragraph. */
function readBack(body: string): string {
  const spaced = body.replaceAll(/<w:(tab|br)\/>/g, ' ').replaceAll('</w:p>', '\n');
  return spaced
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|apos);/g, (entity) => entities[entity] ?? entity);
}

/** Whether every element that opens also closes, in order. */
function isBalanced(xml: string): boolean {
  const open: string[] = [];
  for (const [, closing, name, alone] of xml.matchAll(/<(\/?)([A-Za-z][\w:.-]*)[^>]*?(\/?)>/g)) {
    if (alone) continue;
    if (!closing) open.push(name ?? '');
    else if (open.pop() !== name) return false;
  }
  return open.length === 0;
}

/** Only the words, in order; capitals, item numbers and table bars are how plain text shows what styles show here. */
const wordsOf = (text: string) =>
  text
    .replaceAll(/^\d+\. /gm, '')
    .replaceAll(' | ', ' ')
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean);
const drafted = (processor: Processor) =>
  draftLetter({
    caseFile: fullCase(processor),
    letterType: 'initial',
    dated: '2026-11-21',
    firm: processor === 'other' ? null : firm,
    mailingAddress: null,
  }).document;
const withBlocks = (...parts: Parameters<typeof blocksOf>[0]): LetterDocument => ({
  ...sampleLetter,
  blocks: blocksOf(parts),
});

describe('a letter as a Word file', () => {
  test.each([['the sample', sampleLetter] as const, ...processors.map((each) => [each, drafted(each)] as const)])(
    'the Word file has exactly the words of the text: %s',
    async (_name, document) => {
      const { body } = await partsOf(document);
      expect(wordsOf(readBack(body))).toEqual(wordsOf(letterAsText(document)));
    },
  );

  test('the Word file has real styles, a numbered list, a table with a header row, and page numbers in the footer', async () => {
    const { body, styles, numbering, footer } = await partsOf(sampleLetter);
    for (const style of [
      'Letterhead',
      'Title',
      'Heading1',
      'Body',
      'LetterQuote',
      'LetterList',
      'TableText',
      'Signature',
    ]) {
      expect(styles, style).toContain(`w:styleId="${style}"`);
      expect(body, style).toContain(`<w:pStyle w:val="${style}"/>`);
    }
    expect(body.match(/<w:pStyle w:val="Heading1"\/>/g)).toHaveLength(
      sampleLetter.blocks.filter((block) => block.kind === 'heading').length + 1,
    );
    expect(body).toContain('<w:numPr>');
    expect(numbering).toContain('<w:numFmt w:val="decimal"/>');
    expect(body.match(/<w:tblHeader\/>/g)).toHaveLength(2);
    expect(body).toContain('<w:jc w:val="end"/>');
    expect(footer).toMatch(/Page .*PAGE.* of .*NUMPAGES/s);
    expect(readBack(footer)).toContain('Our case UH-2026-000184');
  });

  test('the Word file has a table style, a title, a language, and a header from the second page on', async () => {
    const { body, styles, header, part } = await partsOf(sampleLetter);
    const style = /<w:style [^>]*w:styleId="LetterTable".*?<\/w:style>/s.exec(styles)?.[0] ?? '';
    expect(style).toContain('w:type="table"');
    for (const look of ['<w:tblBorders>', 'w:type="firstRow"', 'w:type="lastRow"']) expect(style).toContain(look);
    expect(body.match(/<w:tblStyle w:val="LetterTable"\/>/g)).toHaveLength(2);
    expect(body.match(/w:firstRow="(1|true)"/g)).toHaveLength(2);
    expect(body.match(/w:lastRow="(1|true)"/g)).toHaveLength(1);
    expect(part('docProps/core.xml')).toContain('<dc:title>Demand and Notice of Dispute</dc:title>');
    expect(styles).toContain('<w:lang w:val="en-US"');
    expect(body).toContain('<w:titlePg/>');
    expect(readBack(header)).toContain('Northline Payments, Inc.\tNovember 23, 2026');
    expect(body.match(/<w:(header|footer)Reference [^>]*w:type="(default|first)"/g)).toHaveLength(4);
  });

  test('every part of the Word file is declared, present and well-formed', async () => {
    const { part, names } = await partsOf(sampleLetter);
    const types = part('[Content_Types].xml');
    const targets = [...names]
      .filter((name) => name.endsWith('.rels'))
      .flatMap((name) =>
        [...part(name).matchAll(/Target="([^"]+)"(?! TargetMode)/g)].map(
          (found) => `${name.replace(/_rels\/[^/]+$/, '')}${found[1]}`,
        ),
      );
    for (const target of targets) expect(names).toContain(target);
    for (const name of names.filter((each) => each.endsWith('.xml') && !each.startsWith('['))) {
      expect(types.includes(`PartName="/${name}"`) || /<Default[^>]*Extension="xml"/.test(types), name).toBe(true);
      expect(isBalanced(part(name)), name).toBe(true);
      expect(part(name)).not.toMatch(/<\/?undefined/);
    }
  });

  test('two lists each count from one', async () => {
    const list = { kind: 'list' as const, text: '', items: ['first', 'second'] };
    const { body } = await partsOf(withBlocks(list, list));
    expect(new Set(body.match(/<w:numId w:val="\d+"\/>/g)).size).toBe(2);
  });

  test('an enclosure starts on a new page', async () => {
    const [paragraph] = blocksOf([{ kind: 'paragraph', text: 'The notice' }]);
    const { body } = await partsOf({
      ...sampleLetter,
      blocks: [...sampleLetter.blocks, { ...paragraph!, id: 'e1', enclosure: true }],
    });
    expect(body.indexOf('<w:pageBreakBefore/>')).toBeGreaterThan(body.indexOf('Respectfully'));
    expect(body.lastIndexOf('The notice')).toBeGreaterThan(body.indexOf('<w:pageBreakBefore/>'));
  });
});

describe('hostile text', () => {
  test('typed text stays text: no formula, no field, no markup', async () => {
    const typed = '=1+1 @SUM(A1) {HYPERLINK "http://x.example"} <w:instrText>DDE</w:instrText> ]]> &amp; "q"';
    const { body } = await partsOf(
      withBlocks(
        { kind: 'paragraph', text: typed },
        {
          kind: 'table',
          text: '',
          rows: [
            ['=1+1', '@cmd'],
            [typed, '-2'],
          ],
        },
      ),
    );
    expect(readBack(body).split(typed)).toHaveLength(3);
    expect(body).not.toMatch(/<w:(instrText|fldSimple|hyperlink)/);
  });

  test('right-to-left text reads that way, and characters that change the direction are shown as codes', async () => {
    const { body } = await partsOf(
      withBlocks(
        { kind: 'paragraph', text: 'שלום עולם 12 (PayPal)' },
        { kind: 'paragraph', text: 'Order مرحبا today \u202egnp' },
      ),
    );
    expect(body).toContain('<w:bidi/>');
    expect(body.match(/<w:rtl\/>/g)?.length).toBeGreaterThanOrEqual(2);
    expect(readBack(body)).toContain('שלום עולם 12 (PayPal)');
    expect(readBack(body)).toContain('Order مرحبا today [U+202E]gnp');
  });

  test('any text gives a readable file with every character that XML allows', async () => {
    const typed = fc.string({
      unit: fc.oneof(
        fc.constantFrom(
          '\u0000',
          '\u000b',
          '\ud800',
          '\ufffe',
          '\u202e',
          '😀',
          'ש',
          'ع',
          '<',
          '&',
          '**',
          '_',
          '\n',
          '\t',
          ' ',
        ),
        fc.string({ maxLength: 2 }),
      ),
      maxLength: 60,
    });
    await fc.assert(
      fc.asyncProperty(typed, typed, async (text, cell) => {
        const { body } = await partsOf(
          withBlocks(
            { kind: 'paragraph', text },
            { kind: 'list', text: cell, items: [text] },
            { kind: 'table', text: '', rows: [[cell, text], [text]] },
          ),
        );
        expect(body).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/);
        expect(body.isWellFormed()).toBe(true);
        expect(body.replaceAll(/<[^<>]*>/g, '')).not.toMatch(/[<>]|&(?!(amp|lt|gt|quot|apos);)/);
      }),
      { numRuns: 60 },
    );
  });

  test('the longest letter is written', async () => {
    const long = withBlocks(
      ...Array.from({ length: 40 }, () => ({
        kind: 'paragraph' as const,
        text: `א${' '.repeat(9_000)}א b `.repeat(2).slice(0, 20_000),
      })),
    );
    expect((await letterDocx(long)).byteLength).toBeGreaterThan(1_000);
  });
});
