/** The thread of bind-process.ts that ends the whole process when it takes more memory than it may. */
import { workerData } from 'node:worker_threads';

const { mostBytes } = workerData as { mostBytes: number };
setInterval(() => {
  if (process.memoryUsage.rss() > mostBytes) process.kill(process.pid, 'SIGKILL');
}, 50);
