declare module 'virtual:contract-routes' {
  import type { Contract } from '../contract/contract.ts';
  /** The contract without its schemas, made at build time by `vite.config.ts`. */
  export const routes: Contract;
}
