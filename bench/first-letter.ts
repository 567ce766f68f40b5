/** Time from submission to analysis and first letter on an idle server, 20 times in sequence: `node bench/first-letter.ts`. */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startEmbedded } from '../db/embedded.ts';
import { BenchUser } from './bench-user.ts';
import { median, table } from './figures.ts';
import { freePort, startServer, type ServerProcess } from './server-process.ts';
import { temporaryFolder } from './temporary-folder.ts';

const runs = Number(process.env['LETTER_RUNS'] ?? 20);
const targetMilliseconds = 5_000;

const progress = `
  select exists (select 1 from messages where case_id = $1 and message_type = 'ai_analysis') as analyzed,
    exists (select 1 from letter_versions where case_id = $1) as drafted`;

/** Milliseconds from the acknowledged submission to the analysis and the letter. Throws after 60 seconds. */
async function timeOne(client: pg.Client, user: BenchUser, run: number): Promise<{ analysis: number; letter: number }> {
  const version = await user.prepareDraft(3);
  // Wait for the previous run's jobs, then for a random part of the half-second poll interval.
  await sleep(700 + Math.random() * 500);
  const { case_id } = await user.submit(version, `first-letter-${run}`);
  const began = performance.now();
  const taken = { analysis: 0, letter: 0 };
  while (taken.analysis === 0 || taken.letter === 0) {
    const { rows } = await client.query<{ analyzed: boolean; drafted: boolean }>(progress, [case_id]);
    const now = performance.now() - began;
    if (rows[0]?.analyzed) taken.analysis ||= now;
    if (rows[0]?.drafted) taken.letter ||= now;
    if (now > 60_000) throw new Error('no analysis and letter within a minute');
    await sleep(10);
  }
  return taken;
}

async function main(): Promise<boolean> {
  const folder = temporaryFolder();
  let server: ServerProcess | undefined;
  const embedded = await startEmbedded({ dataDir: folder.path, log: () => {} });
  const client = new pg.Client({ connectionString: embedded.url });
  try {
    server = await startServer(await freePort(), { DATA_DIR: folder.path });
    await client.connect();
    const user = new BenchUser(server.url, 'merchant@bench.example');
    await user.signUp();
    const taken = [];
    for (let run = 0; run < runs; run += 1) taken.push(await timeOne(client, user, run));
    const row = (name: string, figures: number[]) => [
      name,
      Math.min(...figures).toFixed(0),
      median(figures).toFixed(0),
      Math.max(...figures).toFixed(0),
    ];
    const both = taken.map((each) => Math.max(each.analysis, each.letter));
    process.stdout.write(
      `${table([
        [`ms after the submit, ${runs} runs`, 'min', 'median', 'max'],
        row(
          'analysis',
          taken.map((each) => each.analysis),
        ),
        row(
          'letter',
          taken.map((each) => each.letter),
        ),
        row('both (target: under 5000)', both),
      ])}\n`,
    );
    return Math.max(...both) < targetMilliseconds;
  } finally {
    await client.end();
    await server?.stop();
    await embedded.stop();
    folder.remove();
  }
}

main().then(
  (inTime) => process.exit(inTime ? 0 : 1),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
