declare module 'virtual:contract-routes' {
  import type { Contract } from '../contract/contract.ts';
  /** The contract without its schemas, made at build time by `vite.config.ts`. */
  export const routes: Contract;
}

declare module 'virtual:enhance/*' {
  /** A file of `web/enhance/` as one minified script. */
  const code: string;
  export default code;
}
