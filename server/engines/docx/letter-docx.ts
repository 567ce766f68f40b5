import {
  BorderStyle,
  Document,
  Footer,
  Header,
  HeadingLevel,
  Packer,
  PageNumber,
  Paragraph,
  TabStopType,
  TextRun,
  type FileChild,
  type IParagraphOptions,
} from 'docx';
import { exhibitText } from '../../../domain/letters/exhibits.ts';
import type { LetterDocument } from '../../../domain/letters/letter.ts';
import type { WordOrigin } from '../../../domain/letters/word-marks.ts';
import { paperLine, papersHeading } from '../../../domain/papers/signed-paper.ts';
import { printedDate } from '../typst/printed-date.ts';
import { brand, inch, numbering, rule, styles, tableStyle } from './docx-styles.ts';
import { plainRuns, readsRightToLeft, xmlText } from './docx-text.ts';
import { blockParts } from './letter-blocks.ts';
import { Marker } from './marker.ts';

type Lines = readonly (string | null)[];
const margin = { top: 0.86 * inch, bottom: 0.84 * inch, left: inch, right: inch };

/**
 * The letter as an editable Word file: the text of drafting/text/render-text.ts in real styles, on US Letter, with page
 * numbers. `origin`: whose text it is; without it, the file cannot be matched when it comes back.
 */
export async function letterDocx(document: LetterDocument, signed = false, origin?: WordOrigin): Promise<Buffer> {
  const marker = new Marker(origin);
  const children = [
    ...marker.ofFrame(opening(document)),
    ...blocks(document, false, marker),
    ...marker.ofFrame(closing(document, signed)),
    ...blocks(document, true, marker),
  ];
  const foot = () => new Footer({ children: [footLine(document)] });
  const header = new Header({ children: [headLine(document)] });
  const firm = xmlText(document.letterhead.firm_name);
  const file = new Document({
    title: xmlText(document.title),
    creator: firm,
    lastModifiedBy: firm,
    description: '',
    styles,
    numbering,
    sections: [
      {
        properties: { page: { size: { width: 8.5 * inch, height: 11 * inch }, margin }, titlePage: true },
        headers: { default: header, first: new Header({ children: [new Paragraph({ style: 'SmallLine' })] }) },
        footers: { default: foot(), first: foot() },
        children,
      },
    ],
  });
  file.Styles.addChildElement(tableStyle());
  return Packer.toBuffer(file);
}

function opening(document: LetterDocument): Paragraph[] {
  const { letterhead, addressee } = document;
  return [
    ...lines([letterhead.firm_name], { style: 'Letterhead' }),
    ...lines(letterhead.firm_lines, { style: 'SmallLine' }),
    new Paragraph({
      style: 'SmallLine',
      border: { bottom: { style: BorderStyle.SINGLE, size: 6, color: brand, space: 4 } },
      spacing: { after: 240 },
      children: [],
    }),
    ...lines([printedDate(document.dated).long], { style: 'Address', spacing: { after: 160 } }),
    ...lines(
      [
        document.delivery_method,
        document.certified_mail_number && `Certified mail no. ${document.certified_mail_number}`,
      ],
      { style: 'SmallLine' },
    ),
    ...lines(
      [addressee.name, ...addressee.address_lines, addressee.email],
      { style: 'Address' },
      { spacing: { before: 240 } },
    ),
    ...document.reference_lines.map((each, index) => reference(each, index === 0)),
    ...lines([document.title], { heading: HeadingLevel.TITLE }),
  ];
}

function reference({ label, value }: LetterDocument['reference_lines'][number], first: boolean): Paragraph {
  return new Paragraph({
    style: 'Address',
    indent: { left: 1.7 * inch, hanging: 1.7 * inch },
    tabStops: [{ type: TabStopType.LEFT, position: 1.7 * inch }],
    ...(first ? { spacing: { before: 240 } } : {}),
    children: [...plainRuns(`${label}:`, { size: 18 }), new TextRun({ children: ['\t'] }), ...plainRuns(value)],
  });
}

/** An enclosure is a separate document: it starts on a new page. */
function blocks(document: LetterDocument, enclosed: boolean, marker: Marker): FileChild[] {
  const wanted = document.blocks
    .map((block, index) => ({ block, index }))
    .filter(({ block }) => (block.enclosure === true) === enclosed);
  const parts = wanted.flatMap(({ block, index }) => blockParts(block, index, marker.ofBlock(index)));
  return enclosed && parts.length > 0
    ? [new Paragraph({ pageBreakBefore: true, spacing: { after: 0 }, children: [] }), ...parts]
    : parts;
}

function closing({ signature, exhibits, letterhead, papers = [] }: LetterDocument, isSigned: boolean): Paragraph[] {
  const bar = signature.bar_number && `${signature.bar_state} Bar No. ${signature.bar_number}`.trim();
  const signed: IParagraphOptions = { style: 'Signature' };
  return [
    ...lines(['Respectfully,'], { ...signed, spacing: { before: 240, after: isSigned ? 120 : 0.5 * inch } }),
    ...(isSigned ? lines(['[Signed in the PDF. This file is for editing.]'], { style: 'SmallLine' }) : []),
    ...lines([signature.name, signature.title, signature.firm, bar, ...signature.lines], signed, {
      indent: { right: 3.6 * inch },
      border: { top: { style: BorderStyle.SINGLE, size: 6, color: '17211C', space: 4 } },
    }),
    ...(exhibits.length > 0 ? lines(['Exhibits'], { heading: HeadingLevel.HEADING_1 }) : []),
    ...exhibits.map(
      (each) =>
        new Paragraph({
          style: 'Address',
          indent: { left: 480, hanging: 480 },
          tabStops: [{ type: TabStopType.LEFT, position: 480 }],
          children: [
            ...plainRuns(each.label, { bold: true }),
            new TextRun({ children: ['\t'] }),
            ...plainRuns(exhibitText(each)),
          ],
        }),
    ),
    ...(papers.length > 0 ? lines([papersHeading], { heading: HeadingLevel.HEADING_1 }) : []),
    ...lines(papers.map(paperLine), { style: 'Address' }),
    ...lines([letterhead.disclaimer], { style: 'SmallLine', spacing: { before: 320 } }),
  ];
}

/** One paragraph per line; empty text gives none. `first` is added to the first paragraph. */
function lines(texts: Lines, options: IParagraphOptions, first: IParagraphOptions = {}): Paragraph[] {
  return texts
    .filter((text): text is string => Boolean(text))
    .map(
      (text, index) =>
        new Paragraph({
          ...options,
          ...(index === 0 ? first : {}),
          ...(readsRightToLeft(text) ? { bidirectional: true } : {}),
          children: plainRuns(text),
        }),
    );
}

/** From the second page on: the recipient and the date. */
function headLine({ addressee, dated }: LetterDocument): Paragraph {
  return new Paragraph({
    style: 'SmallLine',
    tabStops: [{ type: TabStopType.RIGHT, position: 6.5 * inch }],
    children: [...plainRuns(addressee.name), new TextRun({ children: ['\t'] }), ...plainRuns(printedDate(dated).long)],
  });
}

function footLine(document: LetterDocument): Paragraph {
  const ours = document.reference_lines.find(({ label }) => /\b(our (ref\w*|case)|case)\b/i.test(label));
  return new Paragraph({
    style: 'SmallLine',
    border: { top: { style: BorderStyle.SINGLE, size: 4, color: rule, space: 4 } },
    tabStops: [{ type: TabStopType.RIGHT, position: 6.5 * inch }],
    children: [
      ...(ours ? plainRuns(`${ours.label} ${ours.value}`) : []),
      new TextRun({ children: ['\t', 'Page ', PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES] }),
    ],
  });
}
