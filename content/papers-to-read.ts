/** The pages with the two papers that a client signs. Their text comes from `drafting/papers` when the site is built. */
export const papersToReadPages = {
  agreement: {
    path: '/fee-agreement',
    meta: {
      title: 'The success-fee agreement, to read first',
      description:
        'The success-fee agreement whole, as you would sign it, in English and in Spanish: what it costs, when the fee falls due, how you cancel.',
    },
    title: 'The success-fee agreement',
    lead: 'Whole, as you would sign it. In brackets stands what your case fills in; $48,250 is an example.',
    other: { to: '/engagement-letter', label: 'The engagement letter, which you sign with your attorney' },
    spanish: 'En español',
  },
  engagement: {
    path: '/engagement-letter',
    meta: {
      title: 'The engagement letter, to read first',
      description:
        'The letter with which you engage the attorney of your case, whole, in English and in Spanish: scope, fee, costs, how it ends, what stays between you.',
    },
    title: 'The engagement letter',
    lead: 'With it you engage the attorney of your case. In brackets stands what your case and your attorney’s firm fill in; years and amounts are examples.',
    other: { to: '/fee-agreement', label: 'The success-fee agreement' },
    spanish: 'En español',
  },
} as const;

export type PaperPage = keyof typeof papersToReadPages;

/** In place of the sentence that nothing is given to a language model, where something may be. */
export const aiInEngagement = {
  text: '[To which providers of language models what may be sent if you allow it by a tick of its own, and how you take it back. The page “How we use AI” names them.]',
  spanish:
    '[A qué proveedores de modelos de lenguaje se puede enviar qué, si usted lo permite marcando una casilla aparte, y cómo se retira el permiso. La página “How we use AI”, en inglés, los nombra.]',
} as const;
