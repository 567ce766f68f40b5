/**
 * Placeholder for the installation's public URL in built files: pages are built before it is known, and the server
 * fills it in.
 */
export const publicOriginPlaceholder = 'https://public-url.invalid';
