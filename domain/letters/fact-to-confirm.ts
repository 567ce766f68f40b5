import { z } from 'zod';

/** What a letter states of the merchant, one question each, in the order in which they are asked. */
export const factsAsked = [
  'amount',
  'account',
  'hold_start',
  'reason',
  'business',
  'sales',
  'other',
  'enclosed',
] as const;

/** One question: `says` in plain words, and what belongs to it line by line; `file_id` where a line is an uploaded file. */
export const factToConfirm = z.object({
  fact: z.enum(factsAsked),
  says: z.string().max(600),
  lines: z.array(z.object({ label: z.string(), value: z.string(), file_id: z.string().nullable() })),
});
export type FactToConfirm = z.infer<typeof factToConfirm>;

/** What happened to a fact: the merchant confirmed or corrected it, the desk answered the correction, the attorney waived it. */
const factEntryKinds = ['confirmed', 'corrected', 'answered', 'waived'] as const;
export type FactEntryKind = (typeof factEntryKinds)[number];

/** How a fact stands. `asked`: the merchant owes an answer; `corrected`: the desk does. */
export const factStandings = ['asked', 'confirmed', 'corrected', 'waived'] as const;
export type FactStanding = (typeof factStandings)[number];

/**
 * How a value stands by its entries, oldest first: the newest decides. An answered correction is asked again, because the merchant has the last
 * word; `app.fact_standing` says the same.
 */
export function standingOf(entries: readonly { kind: FactEntryKind }[]): FactStanding {
  const last = entries.at(-1)?.kind;
  return last === undefined || last === 'answered' ? 'asked' : last;
}

/** What the hash of a fact's value covers, as JSON: the question and everything that it shows. */
export const valueOfFact = ({ fact, says, lines }: FactToConfirm): string =>
  JSON.stringify([fact, says, lines.map(({ label, value, file_id }) => [label, value, file_id])]);

/** The question as one text, for records and emails. */
export const factAsText = ({ says, lines }: Pick<FactToConfirm, 'says' | 'lines'>): string =>
  [says, ...lines.map(({ label, value }) => `${label}: ${value}`)].join('\n');
