import type { ExtractionView } from '../../domain/documents/extraction.ts';

/**
 * How many answers the notices suggest, how many of those are not filled in, and how many questions the notices leave
 * open.
 */
type Suggested = { all: number; open: number; asked: number };

const byHand = 'Fill in the boxes below; it stays among your documents.';

/** The state of the notices and what to do next, in a sentence or two; empty without a notice. */
export function noticeText(extractions: readonly ExtractionView[], { all, open, asked }: Suggested): string {
  if (extractions.length === 0) return '';
  if (extractions.some(({ status }) => status === 'waiting' || status === 'reading'))
    return 'It is being read, which takes a few seconds. You can go on meanwhile.';
  if (open > 0)
    return open === 1
      ? 'One answer is suggested below. Check it against the notice; nothing is filled in until you say so.'
      : `${open} answers are suggested below. Check each against the notice; nothing is filled in until you say so.`;
  if (asked > 0) return 'It says something that cannot be filled in as it stands. See below what to enter.';
  if (all > 0) return 'What it says is filled in below. You can change every answer.';
  if (extractions.some(({ status }) => status === 'done'))
    return `Nothing in it could be read for certain. A photo of the whole page, flat and in good light, may do better. ${byHand}`;
  return `It could not be read by machine. Try another photo, a screenshot or a PDF. ${byHand}`;
}
