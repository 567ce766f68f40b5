/** The tables of the library, as its page names them. The first two can be confirmed and retired. */
export const knowledgeKinds = ['authority', 'clause', 'processor', 'state'] as const;
export type KnowledgeKind = (typeof knowledgeKinds)[number];
export const markedKinds = ['authority', 'clause'] as const;
export type MarkedKind = (typeof markedKinds)[number];

/** What a letter may do with an authority: cite it, nothing but weigh it, or never name it. */
export const authorityUses = ['usable', 'analysis_only', 'do_not_cite'] as const;
export type AuthorityUse = (typeof authorityUses)[number];

/** Letters that have not left and rest on an entry are counted up to here. */
export const maxLettersCounted = 1_000;
