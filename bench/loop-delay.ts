/**
 * Loaded into a measured server before it starts. On LOOP_DELAY_PORT it reports the longest time in milliseconds that
 * the event loop was held since it was last asked.
 */
import { createServer } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

// The server's threads load this too, and have loops of their own.
if (isMainThread) {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  createServer((_, response) => {
    response.end(String(delay.max / 1e6));
    delay.reset();
  })
    .listen(Number(process.env['LOOP_DELAY_PORT']), '127.0.0.1')
    .unref();
}
