import type { Clause, When } from '../clause.ts';

/**
 * Three variants of a passage about a reply: quoting it, quoting its opening, and without a quotation (`bare` when given) where
 * nothing on file can be quoted. The first that applies is used.
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
      { flags: [...(when.flags ?? []), 'reply_quoted'], not: [...(when.not ?? []), 'reply_in_part'] },
      'It reads: "{fact:reply_words}."',
    ),
    form(
      '-in-part',
      { flags: [...(when.flags ?? []), 'reply_quoted', 'reply_in_part'] },
      'It reads in part: "{fact:reply_words}."',
    ),
    form('', {}, ''),
  ];
}
