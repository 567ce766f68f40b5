interface ImportMeta {
  /** `SSR` is true where pages are rendered as HTML, when the site is built, and false in what a browser loads. */
  readonly env: { readonly SSR: boolean; readonly MODE: string };
}

declare module 'virtual:contract-routes' {
  import type { RouteTable } from './api/api-link.ts';
  /** The contract's methods and paths, generated at build time by `vite.config.ts`. */
  export const routes: RouteTable;
}

declare module 'virtual:enhance/*' {
  /** A file of `web/public/enhance/` as one minified script. */
  const code: string;
  export default code;
}

declare module 'virtual:papers-to-read' {
  /** Only pages that are rendered when the site is built import it. */
  export const papers: Record<
    'firm' | 'service',
    Record<'agreement' | 'engagement', { text: string; spanish: string }>
  >;
}

declare module 'virtual:pdfjs-files' {
  /** URL of the folder that pdf.js loads files from, with a trailing slash (`scripts/pdfjs-files.ts`). */
  export const pdfjsFiles: string;
}
