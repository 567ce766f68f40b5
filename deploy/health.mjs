// Whether the process beside this one is ready: exit code 0 or 1. `--wait SECONDS` asks again until it is.
import { setTimeout as sleep } from 'node:timers/promises';

const { ROLE, PORT, WORKER_PORT } = process.env;
const port = ROLE === 'worker' ? WORKER_PORT || 3001 : PORT || 3000;
const url = `http://127.0.0.1:${port}/api/health/ready`;

const [flag, seconds] = process.argv.slice(2);
const until = Date.now() + (flag === '--wait' ? Number(seconds) * 1_000 : 0);

/** What is wrong, or null. The server answers within two seconds, whatever it waits for. */
async function problem() {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(3_000) });
    return answer.ok ? null : `${answer.status} ${await answer.text()}`;
  } catch (error) {
    return `no answer from ${url}: ${error.cause?.code ?? error.message}`;
  }
}

for (let wrong = await problem(); wrong !== null; wrong = await problem()) {
  if (Date.now() >= until) {
    console.error(wrong);
    process.exit(1);
  }
  await sleep(500);
}
