/** What an attorney adds in their own name: an authority for the installation, a fact for one case, each with its source. */

export const ownAuthorityKinds = [
  'case',
  'statute',
  'regulation',
  'agency_guidance',
  'card_network_rule',
  'other',
] as const;
export type OwnAuthorityKind = (typeof ownAuthorityKinds)[number];

export const ownAuthorityKindLabels: Record<OwnAuthorityKind, string> = {
  case: 'Case',
  statute: 'Statute',
  regulation: 'Regulation',
  agency_guidance: 'Agency guidance',
  card_network_rule: 'Card network rule',
  other: 'Other',
};

export const ownFactKinds = ['text', 'money', 'date'] as const;
export type OwnFactKind = (typeof ownFactKinds)[number];

/** `added`: it counts for the attorney who added it and for nobody else yet. */
export const sourceStandings = ['added', 'confirmed', 'withdrawn'] as const;
export type SourceStanding = (typeof sourceStandings)[number];

type Added = { added_by: string; added_by_name: string };

/** `quote`: the words that were read, on `read_on` (`YYYY-MM-DD`), where `read_at` says. `court`: or who issued it. */
export type OwnAuthority = Added & {
  id: string;
  kind: OwnAuthorityKind;
  citation: string;
  title: string;
  proposition: string;
  quote: string;
  court: string;
  year: number;
  read_at: string;
  read_on: string;
};

/** `value`: money in integer cents, a date `YYYY-MM-DD`, else text. `source`: where it is from, in words; `file_id` and `page` of an upload. */
export type OwnFact = Added & {
  id: string;
  label: string;
  kind: OwnFactKind;
  value: string | number;
  source: string;
  file_id: string | null;
  page: number | null;
};

const prefix = 'own-';

/** The id by which letters refer to what was added; ids of the knowledge never begin with this prefix. */
export const ownId = (uuid: string): string => `${prefix}${uuid}`;
export const isOwnId = (id: string): boolean => id.startsWith(prefix);

/**
 * Whether it counts as proven in a letter: for the attorney who added it, and for every other once one of them has
 * confirmed it.
 */
export const isProvenFor = (
  { added_by }: Pick<Added, 'added_by'>,
  standing: SourceStanding,
  attorneyId: string | null,
): boolean => standing === 'confirmed' || (standing === 'added' && attorneyId !== null && added_by === attorneyId);

type CitationParts = { kind: OwnAuthorityKind; citation: string; title: string; year: string };

/** What a citation says of its authority: of a case its parties; the year in parentheses that ends it. */
export function citationParts(citation: string): CitationParts {
  const parties = /^(?:In re|.{1,120}? vs?\.) [^,\d(]+?(?:, (?:Inc|LLC|L\.P|Corp|Co|N\.A|Ltd)\.?)*(?=,|$)/.exec(
    citation,
  );
  const year = /\([^()]*(\d{4})\)\s*$/.exec(citation)?.[1] ?? '';
  return { kind: kindOf(citation, parties !== null), citation, title: parties?.[0].trim() ?? '', year };
}

function kindOf(citation: string, hasParties: boolean): OwnAuthorityKind {
  if (hasParties) return 'case';
  if (/\bC\.?F\.?R\b/.test(citation)) return 'regulation';
  return /§|\bU\.?S\.?C\b|\bCode\b|\bStat\b/.test(citation) ? 'statute' : 'case';
}
