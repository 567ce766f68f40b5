import { createReadStream, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const root = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
// The version is part of the URL, because browsers cache files under assets/ for a year.
const base = `assets/pdfjs-${version}/`;

/**
 * Files that pdf.js loads on demand, under `virtual:pdfjs-files`: its worker, image decoders as plain scripts (the
 * site's policy forbids WebAssembly), character maps and the standard fonts that PDFs need not embed.
 */
export function pdfjsFiles(): Plugin {
  const name = 'virtual:pdfjs-files';
  return {
    name: 'pdfjs-files',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? `export const pdfjsFiles = ${JSON.stringify(`/${base}`)};` : undefined),
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const [to, from] of files())
        this.emitFile({ type: 'asset', fileName: `${base}${to}`, source: readFileSync(from) });
    },
    configureServer(server) {
      server.middlewares.use(`/${base}`, (request, response, next) => {
        const from = files().get(decodeURI(request.url ?? '').slice(1));
        if (!from) return next();
        response.setHeader('content-type', from.endsWith('js') ? 'text/javascript' : 'application/octet-stream');
        createReadStream(from).pipe(response);
      });
    },
  };
}

/** Paths below the URL, and each file on disk. */
function files(): Map<string, string> {
  const decoders = readdirSync(join(root, 'wasm')).filter(
    (each) => each.endsWith('_nowasm_fallback.js') || each.startsWith('LICENSE'),
  );
  const wholeFolders = ['cmaps', 'standard_fonts'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((each) => `${folder}/${each}`),
  );
  return new Map([
    ['pdf.worker.js', join(root, 'legacy/build/pdf.worker.min.mjs')],
    ['LICENSE', join(root, 'LICENSE')],
    ...[...decoders.map((each) => `wasm/${each}`), ...wholeFolders].map((each): [string, string] => [
      each,
      join(root, each),
    ]),
  ]);
}
