/** The knowledge tables, as the page names them. The first two can be confirmed and retired. */
export const knowledgeKinds = ['authority', 'clause', 'processor', 'state'] as const;
export type KnowledgeKind = (typeof knowledgeKinds)[number];
export const markedKinds = ['authority', 'clause'] as const;
export type MarkedKind = (typeof markedKinds)[number];

/** How an authority may be used: cited in a letter, for analysis only, or never. */
export const authorityUses = ['usable', 'analysis_only', 'do_not_cite'] as const;
export type AuthorityUse = (typeof authorityUses)[number];

/** Maximum count of unsent letters that use an entry. */
export const maxLettersCounted = 1_000;
