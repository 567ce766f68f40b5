/** The header that carries the caller's address to the sign-in endpoints; the app sets it, whatever the caller sent. */
export const addressHeader = 'x-unhold-address';
