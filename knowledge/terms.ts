import { processors, type Processor } from '../domain/processors.ts';
import type { Quotation, StatedTerm } from './processors/cited-clause.ts';
import { processorsWhere, profiles } from './processors/profiles.ts';

/** The authority that states a number or quotation, and the processors whose letters may use it (all when absent). */
type Stated = { authority_id: string; processors?: readonly Processor[] };

/** Numbers a letter may state because an authority states them: the agreements' first, then the general rules'. */
export const terms: readonly (StatedTerm & Stated)[] = [
  ...processors.flatMap((key) =>
    profiles[key].cited.flatMap(({ authority_id, terms: own = [] }) =>
      own.map((term) => ({ ...term, authority_id, processors: [key] })),
    ),
  ),
  {
    id: 'term_dispute_window',
    label: 'ordinary card dispute window',
    value: 120,
    unit: 'days',
    authority_id: 'visa-dispute-120-540',
  },
  {
    id: 'term_dispute_limit',
    label: 'outer card dispute window',
    value: 540,
    unit: 'days',
    authority_id: 'visa-dispute-120-540',
  },
  {
    id: 'term_match_ratio',
    label: 'chargeback ratio of the excessive-chargeback MATCH reason code',
    value: 1,
    unit: 'percent',
    authority_id: 'mc-match',
  },
  {
    id: 'term_accounting',
    label: 'time to respond to a request for an accounting',
    value: 14,
    unit: 'days',
    authority_id: 'ucc-9-210',
  },
  {
    id: 'term_ach_return',
    label: 'consumer unauthorized-return window',
    value: 60,
    unit: 'days',
    authority_id: 'nacha-returns',
    processors: processorsWhere(({ kind }) => kind === 'gateway'),
  },
];

/** The only agreement language a letter may quote. */
export const quotations: readonly (Quotation & Stated & { processors: readonly Processor[] })[] = processors.flatMap(
  (key) =>
    profiles[key].cited.flatMap(({ authority_id, quotes = [] }) =>
      quotes.map((quote) => ({ ...quote, authority_id, processors: [key] })),
    ),
);
