/** The thread of bind-process.ts that kills the process when it exceeds its memory limit. */
import { workerData } from 'node:worker_threads';

const { maxBytes }: { maxBytes: number } = workerData;
setInterval(() => {
  if (process.memoryUsage.rss() > maxBytes) process.kill(process.pid, 'SIGKILL');
}, 50);
