import type { LetterBlock } from '../../../domain/letters/letter.ts';

const kinds: Record<LetterBlock['kind'], string> = {
  heading: 'Heading',
  paragraph: 'Paragraph',
  quote: 'Quotation',
  list: 'List',
  table: 'Table',
};

/** "Paragraph 3": blocks are counted through, so that a number says where in the letter to look. */
export function blockLabel(block: Pick<LetterBlock, 'kind'>, index: number): string {
  return `${kinds[block.kind]} ${index + 1}`;
}
