declare module 'virtual:contract-routes' {
  import type { RouteTable } from './api/api-link.ts';
  /** The contract's methods and paths, made at build time by `vite.config.ts`. */
  export const routes: RouteTable;
}

declare module 'virtual:enhance/*' {
  /** A file of `web/public/enhance/` as one minified script. */
  const code: string;
  export default code;
}

declare module 'virtual:pdfjs-files' {
  /** Address of the folder of what pdf.js loads by itself, with a slash at its end (`scripts/pdfjs-files.ts`). */
  export const pdfjsFiles: string;
}
