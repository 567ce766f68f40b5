/**
 * Placeholder for the installation's public URL in built files: pages are built before it is known, and the server
 * fills it in.
 */
export const publicOriginPlaceholder = 'https://public-url.invalid';

/** On <html>, what labels say "AI" of: `drafts`, `analysis` or both. Pages with script are built before that is known, too (web/ui/ai-label.ts). */
export const namesAiAttribute = 'data-names-ai';
/** On <html> where merchants are asked whether something may be sent to a language model. */
export const asksAiAttribute = 'data-asks-ai';
