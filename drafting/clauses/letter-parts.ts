import type { KnowledgeClause } from '../../knowledge/clauses/clauses.ts';
import { sameJson } from '../../domain/same-json.ts';
import type { LetterBlock } from '../../domain/letters/letter.ts';
import type { Situation } from '../facts/situation.ts';

/** Parts of a letter an instruction may name. */
export const partNames = [
  'settlement_offer',
  'exposure_table',
  'exposure',
  'match_request',
  'preservation',
  'chronology',
  'ledger_request',
  'notice_of_dispute',
  'seller_notice',
  'draft_demand',
] as const;
export type PartName = (typeof partNames)[number];

type LetterPart = {
  /** Its name in messages. */
  says: string;
  /** Names users give it, anchored and without an article. */
  called: RegExp;
  clauses: RegExp;
  /** Limits the part to list items of these clauses that contain this text. */
  items?: string;
  /** Clauses that refer to this part and must go with it. */
  lean?: RegExp;
  /** Why no instruction can add it to a letter. */
  never?: string;
  /** Why it cannot be omitted from this letter; null when it can. */
  stays?: (situation: Situation) => string | null;
};

const always = (why: string) => () => why;

export const letterParts: Record<PartName, LetterPart> = {
  settlement_offer: {
    says: 'the offer of compromise',
    called:
      /^(?:(?:settlement|compromise)(?: (?:offer|part|section|proposal|terms))?|offers? (?:of|to) (?:compromise|settlement|settle)|offers?)$/,
    clauses: /^compromise\./,
    never: 'An offer is the merchant’s choice: it goes out as a separate paper that the merchant signs.',
    stays: ({ answer }) =>
      answer === 'offer' ? 'The processor’s proposal may be answered only in that section.' : null,
  },
  exposure_table: {
    says: 'the exposure table',
    called: /^(?:(?:exposure|risk|loss) (?:table|arithmetic|figures|calculation|illustration)|table of exposure)$/,
    clauses: /^exposure\.(arithmetic|caveat.*)$/,
    lean: /^(?:grounds\.covenant-facts-measured|grounds\.(?:later|final|escalation)-measured)$/,
  },
  exposure: {
    says: 'the exposure section',
    called: /^exposure(?: (?:part|section|argument))?$/,
    clauses: /^exposure\./,
    lean: /^(?:grounds\.covenant-facts-measured|grounds\.(?:later|final|escalation)-measured)$/,
  },
  match_request: {
    says: 'the MATCH request',
    called: /^match(?: (?:list|listing))?(?: (?:request|demand|question|part|inquiry))?$/,
    clauses: /^demand\./,
    items: '{authority:mc-match}',
    stays: ({ holdType }) => (holdType === 'match_listing' ? 'This hold involves a MATCH listing.' : null),
  },
  preservation: {
    says: 'the request to preserve records',
    called: /^(?:(?:document )?preservation(?: (?:request|notice|demand|part))?|litigation hold)$/,
    clauses: /^closing\.(?:later-)?preservation/,
  },
  chronology: {
    says: 'the chronology',
    called: /^(?:chronology|time ?line)(?: table)?$/,
    clauses: /^(?:facts\.chronology.*|later\.history)$/,
    stays: ({ letterType }) =>
      letterType === 'initial' ? null : 'A later letter relies on the record of what was sent and answered.',
  },
  ledger_request: {
    says: 'the request for the ledger',
    called: /^ledger(?: (?:request|demand))?$/,
    clauses: /^demand\./,
    items: 'complete ledger of the account',
    stays: always('Other parts of the letter rely on that request.'),
  },
  notice_of_dispute: {
    says: 'the notice of dispute',
    called: /^(?:notice of (?:the )?dispute|dispute notice|next steps?)$/,
    clauses: /^closing\.(?!.*preservation|draft-)/,
    stays: always('The agreement may require that notice.'),
  },
  seller_notice: {
    says: 'the seller’s notice',
    called: /^(?:sellers? notice|notice of the seller|enclosure)$/,
    clauses: /^seller-notice\./,
    stays: always('The processor’s terms require that notice.'),
  },
  draft_demand: {
    says: 'the enclosed draft',
    called: /^(?:(?:enclosed )?drafts?(?: (?:demand|enclosure|election notice|demand for arbitration))?)$/,
    clauses: /^(?:draft-demand\.|closing\.draft-)/,
  },
};

/** The part a user means by a name, or null. */
export function partCalled(name: string): PartName | null {
  const bare = name
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/^(?:the|a|an|any|our|its|their) /, '')
    .trim();
  return partNames.find((part) => letterParts[part].called.test(bare)) ?? null;
}

/** Why a part cannot be omitted in this situation; null when it can. */
export const staysIn = (name: PartName, situation: Situation): string | null =>
  letterParts[name].stays?.(situation) ?? null;

const ofPart = (part: LetterPart, id: string): boolean => part.clauses.test(id);

/** Removes the given parts: whole clauses, list items, and clauses that refer to what was removed. */
export function withoutParts(
  clauses: readonly KnowledgeClause[],
  left: readonly PartName[],
): readonly KnowledgeClause[] {
  if (left.length === 0) return clauses;
  const parts = left.map((name) => letterParts[name]);
  return clauses
    .filter(
      ({ id }) =>
        !parts.some((part) => (part.lean?.test(id) ?? false) || (part.items === undefined && ofPart(part, id))),
    )
    .map((clause) => {
      const gone = parts
        .filter((part) => part.items !== undefined && ofPart(part, clause.id))
        .map((part) => part.items ?? '');
      return clause.items && gone.length > 0
        ? { ...clause, items: clause.items.filter((item) => !gone.some((words) => item.includes(words))) }
        : clause;
    });
}

export function hasPart(name: PartName, clauses: readonly KnowledgeClause[]): boolean {
  const part = letterParts[name];
  return clauses.some(
    (clause) =>
      ofPart(part, clause.id) &&
      clause.kind !== 'heading' &&
      (part.items === undefined || (clause.items ?? []).some((item) => item.includes(part.items ?? ''))),
  );
}

/** Whether a block states something of this part, or is a list that may do so. */
export const isOfPart = (name: PartName, { clause_id: clause, kind }: LetterBlock): boolean =>
  clause !== null && kind !== 'heading' && ofPart(letterParts[name], clause);

/** Whether edited blocks still have this part where the plan leaves it out. */
export const keepsPart = (name: PartName, blocks: readonly LetterBlock[], planned: readonly LetterBlock[]): boolean =>
  blocks.some(
    (block) =>
      isOfPart(name, block) &&
      !planned.some(({ id, text, items }) => id === block.id && text === block.text && sameJson(items, block.items)),
  );
