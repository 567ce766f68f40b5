/** A route that runs in the browser says so: `export const handle: RouteHandle = { script: true }`. Others ship no script. */
export type RouteHandle = { script?: boolean };
