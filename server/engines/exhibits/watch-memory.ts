/** The thread of bind-process.ts that ends the whole process when it takes more memory than it may. */
import { workerData } from 'node:worker_threads';

const { maxBytes }: { maxBytes: number } = workerData;
setInterval(() => {
  if (process.memoryUsage.rss() > maxBytes) process.kill(process.pid, 'SIGKILL');
}, 50);
