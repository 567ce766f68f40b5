import type { Finding } from '../../domain/letters/letter.ts';
import type { Exchange } from './exchanges.ts';

/**
 * One piece of a letter checked on its own: a sentence, a table row, a reference line.
 * `text` as printed; `plain` folded to straight quotes without markup. `proven`: it is a clause filled from the facts.
 */
export type Unit = {
  block_id: string | null;
  where: 'block' | 'reference' | 'exhibit' | 'title' | 'addressee' | 'letterhead' | 'signature' | 'raw';
  text: string;
  plain: string;
  proven: boolean;
  /** It heads a part of the letter. */
  heading?: true;
  /** It says in other words what the plan of the letter says (restatements.ts). */
  restated?: true;
  /** It has a small word in the place of another of the plan's (exchanges.ts). */
  exchange?: Exchange;
};

/** A finding before it is given its block and key. */
export type Complaint = Pick<Finding, 'severity' | 'check' | 'words' | 'why' | 'says' | 'risk' | 'settle'> & {
  key?: string;
};
