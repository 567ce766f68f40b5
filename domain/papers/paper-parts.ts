type PaperPart = { kind: 'heading' | 'paragraph'; runs: { text: string; bold: boolean }[] };

/** The text as headings and paragraphs, for page and PDF. */
export function paperParts(text: string): PaperPart[] {
  return text.split('\n\n').map((part) => {
    const heading = part.startsWith('# ');
    const pieces = (heading ? part.slice(2) : part).split('**');
    return {
      kind: heading ? 'heading' : 'paragraph',
      runs: pieces.map((piece, index) => ({ text: piece, bold: index % 2 === 1 })).filter((run) => run.text !== ''),
    };
  });
}
