import type { Clause, When } from '../clause.ts';

/**
 * One passage about an answer in its three forms: with its words, with its opening words, and without them where our file has
 * none or they are not fit to be quoted: then `bare` when it is given. Of the three the first that fits is used.
 */
export function threeWays(
  id: string,
  when: When,
  { lead, tail, bare }: { lead: string; tail: string; bare?: string },
): readonly Clause[] {
  const form = (ending: string, more: Partial<When>, words: string): Clause => ({
    id: `${id}${ending}`,
    kind: 'paragraph',
    group: id,
    when: { ...when, ...more },
    text: words === '' && bare ? bare : [lead, words, tail].filter(Boolean).join(' '),
  });
  return [
    form(
      '-quoted',
      { flags: [...(when.flags ?? []), 'answer_quoted'], not: [...(when.not ?? []), 'answer_in_part'] },
      'It reads: "{fact:answer_words}."',
    ),
    form(
      '-in-part',
      { flags: [...(when.flags ?? []), 'answer_quoted', 'answer_in_part'] },
      'It reads in part: "{fact:answer_words}."',
    ),
    form('', {}, ''),
  ];
}
