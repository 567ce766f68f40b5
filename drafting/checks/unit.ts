import type { Finding } from '../../domain/letters/letter.ts';

/**
 * One piece of a letter that is checked by itself: a sentence, a table cell, a reference line.
 * `text` as printed; `plain` folded to straight quotes without marks. `proven`: it is a clause of the library, filled from the facts.
 */
export type Unit = {
  block_id: string | null;
  where: 'block' | 'reference' | 'exhibit' | 'title' | 'addressee' | 'letterhead' | 'signature' | 'raw';
  text: string;
  plain: string;
  proven: boolean;
};

/** A finding before it has its place and key. */
export type Complaint = Pick<Finding, 'severity' | 'check' | 'words' | 'why'> & { key?: string };
