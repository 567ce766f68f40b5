import { AlignmentType, ImportedXmlComponent, LevelFormat, type INumberingOptions, type IStylesOptions } from 'docx';

/**
 * Half-points, twips and colors of the printed letter (server/engines/typst/paper.typ), in a typeface that every word
 * processor has.
 */
export const inch = 1_440;
export const rule = 'B9BFB8';
export const brand = '0E4A3A';
const muted = '5E6963';
const ink = '17211C';
const face = { font: 'Georgia', size: 21, color: ink };

const ruled = (side: string, size: number, color: string): string =>
  `<w:${side} w:val="single" w:sz="${size}" w:space="0" w:color="${color}"/>`;
const tableXml = `<w:style xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" w:type="table" w:customStyle="1" w:styleId="LetterTable"><w:name w:val="Letter Table"/><w:uiPriority w:val="59"/>
<w:tblPr><w:tblBorders>${ruled('top', 8, ink)}${ruled('bottom', 8, ink)}${ruled('insideH', 4, rule)}</w:tblBorders></w:tblPr>
<w:tblStylePr w:type="firstRow"><w:rPr><w:b/></w:rPr></w:tblStylePr><w:tblStylePr w:type="lastRow"><w:rPr><w:b/></w:rPr><w:tcPr><w:tcBorders>${ruled('top', 8, ink)}</w:tcBorders></w:tcPr></w:tblStylePr></w:style>`;
/** Ruled lines, with header and total row in bold; the docx package has no API for table styles. */
export const tableStyle = (): ImportedXmlComponent => ImportedXmlComponent.fromXmlString(tableXml);

export const styles: IStylesOptions = {
  default: {
    document: { run: { ...face, language: { value: 'en-US' } }, paragraph: { spacing: { after: 160, line: 276 } } },
    title: {
      run: { ...face, size: 30, bold: true },
      paragraph: { spacing: { before: 300, after: 200 }, keepNext: true },
    },
    heading1: {
      run: { ...face, size: 23, bold: true, color: brand },
      paragraph: { spacing: { before: 280, after: 110 }, keepNext: true },
    },
  },
  paragraphStyles: [
    {
      id: 'Letterhead',
      name: 'Letterhead',
      basedOn: 'Normal',
      run: { size: 38, bold: true, color: brand },
      paragraph: { spacing: { after: 40, line: 240 } },
    },
    {
      id: 'SmallLine',
      name: 'Small Line',
      basedOn: 'Normal',
      run: { size: 17, color: muted },
      paragraph: { spacing: { after: 0, line: 260 } },
    },
    {
      id: 'Address',
      name: 'Address',
      basedOn: 'Normal',
      quickFormat: true,
      paragraph: { spacing: { after: 0, line: 260 } },
    },
    { id: 'Body', name: 'Body Text', basedOn: 'Normal', quickFormat: true },
    {
      id: 'LetterQuote',
      name: 'Quote',
      basedOn: 'Body',
      quickFormat: true,
      run: { size: 20 },
      paragraph: { indent: { left: 480, right: 240 } },
    },
    {
      id: 'LetterList',
      name: 'List Number',
      basedOn: 'Body',
      quickFormat: true,
      paragraph: { spacing: { after: 110 } },
    },
    {
      id: 'TableText',
      name: 'Table Text',
      basedOn: 'Normal',
      run: { size: 19 },
      paragraph: { spacing: { after: 0, line: 250 } },
    },
    {
      id: 'Signature',
      name: 'Signature',
      basedOn: 'Normal',
      paragraph: { spacing: { after: 0, line: 260 }, keepNext: true, keepLines: true },
    },
  ],
};

/** Each list in the letter counts from one, so each needs its own numbering instance. */
export const numbering: INumberingOptions = {
  config: [
    {
      reference: 'letter-list',
      levels: [
        {
          level: 0,
          format: LevelFormat.DECIMAL,
          text: '%1.',
          alignment: AlignmentType.START,
          style: { paragraph: { indent: { left: 560, hanging: 400 } } },
        },
      ],
    },
  ],
};
