import { disclosures } from '../../knowledge/disclosures.ts';
import { authorities } from '../../knowledge/load.ts';
import type { Authority } from '../../knowledge/schemas.ts';
import { processors, type Processor } from '../../domain/processors.ts';
import type { FactSheet } from '../facts/fact.ts';
import type { Complaint } from './unit.ts';

function misfit(entry: Authority, processor: Processor, law: string): Complaint | null {
  // Entries of one processor's own terms begin with its key.
  const owner = entry.kind === 'processor_agreement' && processors.find((key) => entry.id.startsWith(`${key}-`));
  if (owner && owner !== processor) {
    return {
      severity: 'red',
      check: 'citation',
      words: entry.citation,
      why: `These are the terms of ${owner}, not of this processor.`,
    };
  }
  const substantive = entry.kind === 'case' || entry.kind === 'statute';
  const evidence = entry.id === 'cal-evid-1152';
  const other =
    law !== 'open' &&
    substantive &&
    !evidence &&
    ['CA', 'DE', 'NY', 'MA', 'TX', 'FL', 'WA', 'NC'].includes(entry.jurisdiction) &&
    entry.jurisdiction !== law;
  return other
    ? {
        severity: 'amber',
        check: 'authority',
        words: entry.citation,
        why: `Law of ${entry.jurisdiction}, but the agreement chooses ${law}. An attorney must confirm.`,
        key: `law:${entry.id}`,
      }
    : null;
}

/**
 * What the cited authorities call for: known, fit for this processor and law, outcome disclosed, and confirmed once by an
 * attorney of this installation. Ids come from the text and from the blocks' own references.
 */
export function checkAuthorities(
  ids: Iterable<string>,
  sheet: FactSheet,
  confirmed: ReadonlySet<string>,
  wholeText: string,
): Complaint[] {
  return [...new Set(ids)].flatMap((id): Complaint[] => {
    const entry = authorities.get(id);
    if (!entry)
      return [{ severity: 'red', check: 'citation', words: id, why: 'No authority of the library has this id.' }];
    if (!entry.usable || entry.do_not_cite) {
      return [
        {
          severity: 'red',
          check: 'citation',
          words: entry.citation,
          why: entry.reason ?? 'In the library for analysis only, not for letters.',
        },
      ];
    }
    const wrong = misfit(entry, sheet.situation.processor, sheet.situation.law);
    const untold = disclosures.find((each) => each.authority_id === id && !each.words.test(wholeText));
    return [
      ...(wrong ? [wrong] : []),
      ...(untold
        ? [
            {
              severity: 'amber' as const,
              check: 'authority' as const,
              words: entry.citation,
              why: untold.why,
              key: `disclosure:${id}`,
            },
          ]
        : []),
      ...(confirmed.has(id)
        ? []
        : [
            {
              severity: 'amber' as const,
              check: 'authority' as const,
              words: entry.citation,
              key: `authority:${id}`,
              why: `No attorney of this installation has confirmed this authority yet. ${entry.verify_note} Source: ${entry.source_url}`.trim(),
            },
          ]),
    ];
  });
}
