/**
 * Marks a route that runs in the browser: `export const handle: RouteHandle = { script: true }`. All others ship no
 * script.
 */
export type RouteHandle = { script?: boolean };
