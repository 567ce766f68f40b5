/** Stands for the installation's public address in built files: pages are built before it is known, and the server puts it in. */
export const publicOriginPlaceholder = 'https://public-url.invalid';
