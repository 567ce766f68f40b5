/** The template letters as downloads: DOCX to edit, PDF to read. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { AlignmentType, Document, LevelFormat, Packer, Paragraph, TextRun } from 'docx';
import { letterClose, letterHead, templateLetters, type TemplateLetter } from '../../content/template-letters.ts';

/** Writes `downloads/{slug}.docx` and `.pdf` into the built site. */
export async function writeLetterFiles(folder: string): Promise<void> {
  const downloads = join(folder, 'downloads');
  mkdirSync(downloads, { recursive: true });
  const setPdf = pdfSetter();
  for (const letter of templateLetters) {
    writeFileSync(join(downloads, `${letter.slug}.docx`), await docxOf(letter));
    writeFileSync(join(downloads, `${letter.slug}.pdf`), setPdf(letter));
  }
}

type Piece = { text: string; style: 'plain' | 'subject' | 'item' };

function piecesOf(letter: TemplateLetter): Piece[] {
  const plain = (text: string): Piece =>
    text.startsWith('- ') ? { text: text.slice(2), style: 'item' } : { text, style: 'plain' };
  return [
    ...letterHead.map(plain),
    { text: `Re: ${letter.subject}`, style: 'subject' },
    ...letter.body.map(plain),
    ...letterClose.map(plain),
  ];
}

function docxOf(letter: TemplateLetter): Promise<Buffer> {
  const children = piecesOf(letter).map(
    ({ text, style }) =>
      new Paragraph({
        spacing: { after: style === 'item' ? 80 : 200, line: 288 },
        ...(style === 'item' ? { numbering: { reference: 'dashes', level: 0 } } : {}),
        children: text
          .split('\n')
          .map(
            (line, index) => new TextRun({ text: line, bold: style === 'subject', ...(index > 0 ? { break: 1 } : {}) }),
          ),
      }),
  );
  const dashes = {
    reference: 'dashes',
    levels: [
      {
        level: 0,
        format: LevelFormat.BULLET,
        text: '–',
        alignment: AlignmentType.START,
        style: { paragraph: { indent: { left: 480, hanging: 240 } } },
      },
    ],
  };
  return Packer.toBuffer(
    new Document({
      title: letter.title,
      description: letter.subject,
      numbering: { config: [dashes] },
      styles: { default: { document: { run: { font: 'Georgia', size: 22 } } } },
      sections: [
        {
          properties: {
            page: {
              size: { width: 12_240, height: 15_840 },
              margin: { top: 1_440, bottom: 1_440, left: 1_440, right: 1_440 },
            },
          },
          children,
        },
      ],
    }),
  );
}

function pdfSetter(): (letter: TemplateLetter) => Buffer {
  const packaged = createRequire(import.meta.url);
  const faces = ['400Regular/SourceSerif4_400Regular.ttf', '600SemiBold/SourceSerif4_600SemiBold.ttf'];
  const fontBlobs = faces.map((face) => readFileSync(packaged.resolve(`@expo-google-fonts/source-serif-4/${face}`)));
  const workspace = fileURLToPath(new URL('.', import.meta.url));
  const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs }] });
  return (letter) =>
    compiler.pdf(
      {
        mainFilePath: `${workspace}template-letter.typ`,
        inputs: { data: JSON.stringify({ title: letter.title, pieces: piecesOf(letter) }) },
      },
      // A fixed date, so that the same text produces the same bytes.
      { pdfStandard: 'ua-1', creationTimestamp: 1_735_732_800 },
    );
}
