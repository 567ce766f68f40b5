import type { LetterBlock } from './letter.ts';

const kinds: Record<LetterBlock['kind'], string> = {
  heading: 'Heading',
  paragraph: 'Paragraph',
  quote: 'Quotation',
  list: 'List',
  table: 'Table',
};

/** "Paragraph 3": blocks are numbered consecutively, so that a number locates one in the letter. */
export function blockLabel(block: Pick<LetterBlock, 'kind'>, index: number): string {
  return `${kinds[block.kind]} ${index + 1}`;
}
