// npm run operator -- COMMAND: the operator's commands (operator.ts, backup.ts) under Node 24.
import { handOver, main } from './process.mjs';
import { ensureInstalled } from './setup.mjs';

await main(async () => {
  await ensureInstalled();
  const [command] = process.argv.slice(2);
  const file = ['backup', 'verify-backup', 'restore'].includes(command) ? 'backup.ts' : 'operator.ts';
  await handOver([`scripts/${file}`, ...process.argv.slice(2)]);
});
