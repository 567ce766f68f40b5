/**
 * Placeholder for the installation's public URL in built files: pages are built before it is known, and the server
 * fills it in.
 */
export const publicOriginPlaceholder = 'https://public-url.invalid';

/** On <html> where labels say "AI": pages with script are built before that is known, too (web/ui/ai-label.ts). */
export const namesAiAttribute = 'data-names-ai';
