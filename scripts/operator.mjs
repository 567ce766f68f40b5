// npm run operator -- COMMAND: the operator's commands (operator.ts) under Node 24.
import { handOver, main } from './process.mjs';
import { ensureInstalled } from './setup.mjs';

await main(async () => {
  await ensureInstalled();
  await handOver(['scripts/operator.ts', ...process.argv.slice(2)]);
});
