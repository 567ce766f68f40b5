import { disclosures } from '../../knowledge/disclosures.ts';
import { onRecall, sourceSeen } from '../../knowledge/entries/source-seen.ts';
import { authorities } from '../../knowledge/load.ts';
import type { Authority } from '../../knowledge/schemas.ts';
import { processors, type Processor } from '../../domain/processors.ts';
import type { FactSheet } from '../facts/fact.ts';
import { unconfirmedAuthority, type OwnInLetter } from './own-sources.ts';
import type { Complaint } from './unit.ts';

function misfit(entry: Authority, processor: Processor, law: string): Complaint | null {
  // Ids of a processor's own terms start with its key.
  const owner = entry.kind === 'processor_agreement' && processors.find((key) => entry.id.startsWith(`${key}-`));
  if (owner && owner !== processor) {
    return {
      severity: 'red',
      check: 'citation',
      words: entry.citation,
      why: `These are ${owner}’s terms, not this processor’s.`,
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
        severity: 'red',
        check: 'authority',
        words: entry.citation,
        settle: 'reason',
        why: `${entry.jurisdiction} authority, but the agreement chooses ${law} law. An attorney must confirm.`,
        key: `law:${entry.id}`,
      }
    : null;
}

/**
 * Each cited authority must be known, apply to this processor and governing law, have its outcome disclosed, and have
 * been confirmed once by an attorney of this installation; one that an attorney added, by another attorney. Ids come
 * from the text and from the blocks' references.
 */
export function checkAuthorities(
  ids: Iterable<string>,
  sheet: FactSheet,
  confirmed: ReadonlySet<string>,
  wholeText: string,
  own: readonly OwnInLetter[] = [],
): Complaint[] {
  return [...new Set(ids)].flatMap((id): Complaint[] => {
    const added = own.find((each) => each.id === id);
    if (added) return unconfirmedAuthority(added, confirmed);
    const entry = authorities.get(id);
    if (!entry)
      return [
        { severity: 'red', check: 'citation', words: id, why: 'No authority in the knowledge base has this id.' },
      ];
    if (!entry.usable || entry.do_not_cite) {
      return [
        {
          severity: 'red',
          check: 'citation',
          words: entry.citation,
          why: entry.reason ?? 'Available for analysis only; it may not be cited in a letter.',
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
              severity: 'red' as const,
              check: 'authority' as const,
              words: entry.citation,
              settle: 'reason' as const,
              why: untold.why,
              key: `disclosure:${id}`,
            },
          ]
        : []),
      ...(confirmed.has(id)
        ? []
        : [
            {
              severity: 'red' as const,
              check: 'authority' as const,
              words: entry.citation,
              settle: 'authority' as const,
              key: `authority:${id}`,
              why: `No attorney has confirmed this authority for this installation.${onRecall(entry) ? ` ${sourceSeen(entry)}` : ''} ${entry.verify_note} Source: ${entry.source_url}`.trim(),
            },
          ]),
    ];
  });
}

/**
 * An attorney confirms the version under which a notice is given on the day of use. With `confirmed` undefined, nothing
 * is asked.
 */
export function checkVersion({ packet, situation }: FactSheet, confirmed: string | null | undefined): Complaint[] {
  const agreement = packet?.agreement ?? null;
  if (confirmed === undefined || agreement === null || !situation.flags.includes('notice')) return [];
  return confirmed === agreement
    ? []
    : [
        {
          severity: 'red',
          settle: 'authority',
          check: 'authority',
          words: agreement,
          why: 'The letter is a notice under this version of the agreement. Read the official page again today, and confirm that the version is in force.',
          key: `version:${agreement}`,
        },
      ];
}
