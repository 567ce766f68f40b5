/** Loaded into a measured server before it starts: at LOOP_DELAY_PORT it says for how many milliseconds the event loop was held at most since it was last asked. */
import { createServer } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

// The server's threads load it too, and have loops of their own.
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
