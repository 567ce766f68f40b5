// npm start: installs and builds whatever is missing or outdated, then runs the server under Node 24.
import { nodeEnv, nodeFlags } from './node-flags.mjs';
import { handOver, main } from './process.mjs';
import { ensureBuilt, ensureInstalled, ensureStripped } from './setup.mjs';

await main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  await ensureStripped();
  await handOver([...nodeFlags, 'main.ts', ...process.argv.slice(2)], { ...nodeEnv, ...process.env });
});
