/**
 * Marks a route that runs in the browser: `export const handle: RouteHandle = { script: true }`. All others ship no
 * script. `translated`: everything it can show is in the Spanish catalog, so it offers Spanish.
 */
export type RouteHandle = { script?: boolean; translated?: boolean };
