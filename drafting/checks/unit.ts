import type { Finding } from '../../domain/letters/letter.ts';

/**
 * A small word in exactly the place of another: "with prejudice" for "without prejudice". A paraphrase changes such
 * words freely, but where everything around one stays, the word itself is the change. `was` and `now` are the words at
 * that place; either may be empty.
 */
export type Exchange = { severity: 'red' | 'amber'; was: string; now: string };

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
  /** It is a heading. */
  heading?: true;
  /** It has a small word in place of one of the plan's (exchanges.ts). */
  exchange?: Exchange;
};

/** A finding before it is given its block and key. */
export type Complaint = Pick<Finding, 'severity' | 'check' | 'words' | 'why' | 'settle'> & {
  key?: string;
};

/** A short key (FNV-1a, twice with different seeds) that is the same in every process. */
export function stableHash(text: string): string {
  const run = (seed: number): string => {
    let hash = seed;
    for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
    return (hash >>> 0).toString(16).padStart(8, '0');
  };
  return run(0x811c9dc5) + run(0x9e3779b9);
}
