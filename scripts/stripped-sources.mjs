// Preloaded (--import): loads the files that strip-types.mjs made. If Node removed the types, each process would spend
// a second and keep 12 MiB on it. A source that has no such file, or has changed since, is left to Node.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { strippedFile } from './stripped-file.mjs';

const ours = new URL('../', import.meta.url).href;
const packages = `${ours}node_modules/`;

function strippedText(url) {
  try {
    return readFileSync(strippedFile(readFileSync(fileURLToPath(url), 'utf8')), 'utf8');
  } catch {
    return null;
  }
}

registerHooks({
  load(url, context, nextLoad) {
    const isSource = url.startsWith(ours) && url.endsWith('.ts') && !url.startsWith(packages);
    const source = isSource ? strippedText(url) : null;
    return source === null ? nextLoad(url, context) : { format: 'module', source, shortCircuit: true };
  },
});
