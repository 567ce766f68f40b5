declare module 'virtual:contract-routes' {
  import type { RouteTable } from './api-link.ts';
  /** The contract's methods and paths, made at build time by `vite.config.ts`. */
  export const routes: RouteTable;
}

declare module 'virtual:enhance/*' {
  /** A file of `web/enhance/` as one minified script. */
  const code: string;
  export default code;
}
