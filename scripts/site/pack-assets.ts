import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { asBrotli, quality } from '../../server/site/brotli.ts';

const packable = new Set(['.js', '.css']);

/** Puts a packed form (`NAME.br`) beside each script and style, whose bytes are the same on every installation: no start has to do it again. */
export async function packAssets(folder: string): Promise<void> {
  const assets = join(folder, 'assets');
  const names = readdirSync(assets).filter((name) => packable.has(extname(name)));
  await Promise.all(
    names.map(async (name) =>
      writeFileSync(join(assets, `${name}.br`), await asBrotli(readFileSync(join(assets, name)), quality.build)),
    ),
  );
}
