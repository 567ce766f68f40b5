/**
 * deploy/nginx in front of two web nodes and a worker on one PostgreSQL and one S3: `npm run --prefix bench nodes`. An upload whose
 * pieces reach both nodes, an event that arrives, and both nodes restarted under a stream of requests, by
 * deploy/rolling-restart.sh and then by a bare SIGTERM: no request may be lost. DATABASE_OWNER_URL: an empty database to use
 * instead of the one that comes along. BENCH_PORT (4640): the first of five ports.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { startEmbedded } from '../db/embedded.ts';
import { nodeEnv, nodeFlags } from '../scripts/node-flags.mjs';
import { openSmallS3 } from '../testing/storage/small-s3.ts';
import { BenchUser } from './bench-user.ts';
import { findNginx } from './nginx.ts';
import { temporaryFolder } from './temporary-folder.ts';

const root = new URL('../', import.meta.url).pathname;
const firstPort = Number(process.env['BENCH_PORT'] ?? 4640);
const ports = { https: firstPort, http: firstPort + 1, nodes: [firstPort + 2, firstPort + 3], worker: firstPort + 4 };
const url = `https://localhost:${ports.https}`;
const callers = 12;
const say = (line: string) => process.stdout.write(`${line}\n`);

type Settings = Record<string, string>;
type Node = { start(): Promise<void>; stop(signal: NodeJS.Signals): Promise<void> };

/** The settings of every process of the installation, from deploy/systemd/unhold.env.example. */
function settingsOf(given: Settings): Settings {
  const lines = readFileSync(join(root, 'deploy/systemd/unhold.env.example'), 'utf8')
    .split('\n')
    .filter((line) => /^\w+=/.test(line));
  const example = Object.fromEntries(lines.map((line) => line.split(/=(.*)/s).slice(0, 2)));
  // All users come from one network, so there are no limits; emails stay in DATA_DIR.
  const here = { SMTP_URL: '', LIMIT_REQUESTS: '0', LIMIT_MESSAGES: '0', LIMIT_UPLOADS: '0', LOG_LEVEL: 'warn' };
  return { ...example, ...here, ...given, ...nodeEnv, PATH: process.env['PATH'] ?? '', HOST: '127.0.0.1' };
}

/** One process of the program. It counts as started once deploy/health.mjs calls it ready. */
function openNode(env: Settings): Node {
  let child: ChildProcess | null = null;
  return {
    start: async () => {
      child = spawn(process.execPath, [...nodeFlags, 'main.ts'], {
        cwd: root,
        env,
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      const asked = spawn(process.execPath, ['deploy/health.mjs', '--wait', '120'], {
        cwd: root,
        env,
        stdio: 'inherit',
      });
      const [code] = await once(asked, 'exit');
      if (code !== 0) throw new Error('a process did not become ready');
    },
    stop: async (signal) => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill(signal);
      const [code] = await ended;
      if (signal === 'SIGTERM' && code !== 0) throw new Error(`a process ended with ${code}`);
    },
  };
}

/** nginx with the project's own files; only paths, ports and the name differ. `log`: the node of each request. */
async function openProxy(program: string, folder: string) {
  const upstream = join(folder, 'upstream.conf');
  mkdirSync(join(folder, 'tls'));
  mkdirSync(join(folder, 'spool'));
  const made = spawnSync('openssl', [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
    '-days',
    '1',
    '-subj',
    '/CN=localhost',
    '-addext',
    'subjectAltName=DNS:localhost',
    '-keyout',
    join(folder, 'tls/privkey.pem'),
    '-out',
    join(folder, 'tls/fullchain.pem'),
  ]);
  if (made.status !== 0) throw new Error(`openssl: ${made.stderr.toString()}`);
  setDefaultCACertificates([...getCACertificates(), readFileSync(join(folder, 'tls/fullchain.pem'), 'utf8')]);
  let nodes = readFileSync(join(root, 'deploy/nginx/upstream-systemd.conf'), 'utf8');
  ports.nodes.forEach((port, index) => (nodes = nodes.replace(`127.0.0.1:300${index + 1} `, `127.0.0.1:${port} `)));
  writeFileSync(upstream, nodes);
  const site = readFileSync(join(root, 'deploy/nginx/unhold.conf'), 'utf8')
    .replaceAll(/^ *listen \[::\].*\n/gm, '')
    .replaceAll(/^ *access_log .*\n/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${ports.http};`)
    .replace('listen 443 ssl', `listen 127.0.0.1:${ports.https} ssl`)
    .replaceAll('unhold.example', 'localhost')
    .replace('proxy_set_header Host $host;', 'proxy_set_header Host $http_host;')
    .replaceAll('/etc/nginx/unhold-upstream.conf', upstream)
    .replaceAll('/etc/nginx/tls', join(folder, 'tls'));
  writeFileSync(join(folder, 'site.conf'), site);
  const log = join(folder, 'access.log');
  const spools = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/spool/${name};`,
  );
  const configuration = join(folder, 'nginx.conf');
  writeFileSync(
    configuration,
    `daemon off; worker_processes 2; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
    events { worker_connections 1024; }
    http { log_format node '$request_method $uri $status $upstream_addr'; access_log ${log} node; ${spools.join(' ')} include ${folder}/site.conf; }`,
  );
  const child = spawn(program, ['-p', folder, '-c', configuration], { stdio: 'inherit' });
  for (let attempt = 0; !existsSync(join(folder, 'nginx.pid')); attempt += 1) {
    if (child.exitCode !== null || attempt > 100) throw new Error('nginx did not start');
    await sleep(50);
  }
  return {
    upstream,
    reload: `${program} -p ${folder} -c ${configuration} -s reload`,
    lines: () => readFileSync(log, 'utf8').trim().split('\n'),
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

type Proxy = Awaited<ReturnType<typeof openProxy>>;

/** The nodes that answered requests whose log line matches `fits`. */
const nodesOf = ({ lines }: Proxy, fits: RegExp): string[] => [
  ...new Set(
    lines()
      .filter((line) => fits.test(line))
      .map((line) => line.split(' ').at(-1) ?? ''),
  ),
];

/** Uploads in pieces, each to the next node, then downloads the file and compares it. */
async function uploadOverNodes(user: BenchUser, proxy: Proxy): Promise<string> {
  const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(6 * 1024 ** 2), Buffer.from('\n%%EOF\n')]);
  const tus = { 'tus-resumable': '1.0.0' };
  const name = Buffer.from('statement.pdf').toString('base64');
  const created = await user.send('POST', '/api/uploads', {
    headers: { ...tus, 'upload-length': String(bytes.length), 'upload-metadata': `filename ${name}` },
  });
  const path = new URL(created.headers.get('location') ?? '', url).pathname;
  for (let offset = 0; offset < bytes.length;) {
    const sent = await user.send('PATCH', path, {
      body: new Uint8Array(bytes.subarray(offset, offset + 1024 ** 2)),
      headers: { ...tus, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
    });
    if (sent.status !== 204) throw new Error(`a piece was answered ${sent.status}`);
    offset = Number(sent.headers.get('upload-offset'));
  }
  const download = await fetch(`${url}/api/files/${path.split('/').at(-1)}/download`, {
    headers: { cookie: user.cookie },
  });
  const hash = (data: Uint8Array) => createHash('sha256').update(data).digest('hex');
  if (hash(new Uint8Array(await download.arrayBuffer())) !== hash(bytes))
    throw new Error('the upload came back changed');
  const nodes = nodesOf(proxy, /^PATCH \/api\/uploads/);
  if (nodes.length < 2) throw new Error(`its pieces reached ${nodes.join(', ')} alone`);
  return `${bytes.length} bytes in 1 MB pieces over ${nodes.length} nodes, the same when downloaded`;
}

const postMessage = (user: BenchUser, caseId: string, id: string, body: string) =>
  user.send('POST', `/api/cases/${caseId}/messages`, {
    body: JSON.stringify({ message_id: id, body }),
    headers: { 'content-type': 'application/json' },
  });

/** Milliseconds from posting a message to its event, on a stream through the proxy. */
async function eventAfterMessage(user: BenchUser, caseId: string): Promise<number> {
  const ended = new AbortController();
  const stream = await fetch(`${url}/api/events`, { headers: { cookie: user.cookie }, signal: ended.signal });
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new Error('there is no stream');
  await reader.read();
  const began = performance.now();
  await postMessage(user, caseId, crypto.randomUUID(), 'Is there news?');
  for (let text = ''; !/event: change\ndata: .*"messages"/.test(text);) {
    const { value, done } = await reader.read();
    if (done) throw new Error(`the stream ended after: ${text}`);
    text += value;
  }
  ended.abort();
  return performance.now() - began;
}

/** `limited`: messages beyond what one user may send, refused with 429. */
type Stream = { asked: number; posted: string[]; limited: number; lost: string[] };

/** Reads and posts without pause while `work` runs. A request with no answer, or an unexpected one, is lost. */
async function under(users: { user: BenchUser; caseId: string }[], work: () => Promise<void>): Promise<Stream> {
  const stream: Stream = { asked: 0, posted: [], limited: 0, lost: [] };
  let over = false;
  const loops = users.map(async ({ user, caseId }, index) => {
    for (let turn = index; !over; turn += 1) {
      const id = crypto.randomUUID();
      const what = turn % 3 === 0 ? 'POST' : 'GET';
      const path = turn % 3 === 1 ? '/' : `/api/cases/${caseId}/messages`;
      stream.asked += 1;
      const answer = await (
        what === 'POST'
          ? postMessage(user, caseId, id, 'Is there news?')
          : fetch(`${url}${path}`, {
              headers: { cookie: user.cookie },
              redirect: 'manual',
              signal: AbortSignal.timeout(20_000),
            }).then(async (response) => {
              await response.arrayBuffer();
              return response;
            })
      ).catch((error: unknown) => ({ status: String(error) }));
      if (what === 'POST' && answer.status === 429) stream.limited += 1;
      else if (what === 'POST') stream.posted.push(`${caseId} ${id}`);
      if (![200, 302, ...(what === 'POST' ? [429] : [])].includes(Number(answer.status)))
        stream.lost.push(`${what} ${path}: ${answer.status}`);
      await sleep(15);
    }
  });
  await work();
  over = true;
  await Promise.all(loops);
  return stream;
}

/** How often a posted message is not in its case exactly once. */
async function wrongMessages(users: { user: BenchUser; caseId: string }[], { posted }: Stream): Promise<number> {
  let wrong = 0;
  for (const { user, caseId } of users) {
    const found = new Map<string, number>();
    for (let cursor: string | null = ''; cursor !== null;) {
      const page = (await user.call(
        'GET',
        `/api/cases/${caseId}/messages?limit=100${cursor && `&cursor=${encodeURIComponent(cursor)}`}`,
        200,
      )) as {
        items: { id: string }[];
        next_cursor?: string | null;
      };
      for (const { id } of page.items) found.set(id, (found.get(id) ?? 0) + 1);
      cursor = page.next_cursor ?? null;
    }
    wrong += posted.filter((each) => each.startsWith(caseId) && found.get(each.split(' ')[1] ?? '') !== 1).length;
  }
  return wrong;
}

async function report(
  name: string,
  users: { user: BenchUser; caseId: string }[],
  work: () => Promise<void>,
): Promise<number> {
  const began = performance.now();
  const stream = await under(users, work);
  const seconds = ((performance.now() - began) / 1_000).toFixed(0);
  const wrong = await wrongMessages(users, stream);
  say(
    `${name}: ${stream.asked} requests in ${seconds} s, ${stream.lost.length} lost; of ${stream.posted.length} messages ${wrong} are not there exactly once; ${stream.limited} more were refused as too many`,
  );
  for (const each of stream.lost.slice(0, 5)) say(`  ${each}`);
  return stream.lost.length + wrong;
}

/** Runs deploy/rolling-restart.sh. Its command for one node asks this process by a file and waits for another file. */
async function rollingRestart(folder: string, proxy: Proxy, restart: (port: number) => Promise<void>): Promise<void> {
  const command = join(folder, 'restart.sh');
  writeFileSync(
    command,
    `#!/bin/sh\n: > ${folder}/restart-$1\nwhile [ ! -e ${folder}/restarted-$1 ]; do sleep 0.1; done\nrm ${folder}/restarted-$1\n`,
    { mode: 0o755 },
  );
  const child = spawn('deploy/rolling-restart.sh', [], {
    cwd: root,
    env: { PATH: process.env['PATH'] ?? '', UPSTREAM: proxy.upstream, RELOAD: proxy.reload, RESTART: `${command} ` },
    stdio: 'inherit',
  });
  const ended = once(child, 'exit');
  while (child.exitCode === null) {
    for (const port of ports.nodes) {
      if (!existsSync(join(folder, `restart-${port}`))) continue;
      rmSync(join(folder, `restart-${port}`));
      await restart(port);
      writeFileSync(join(folder, `restarted-${port}`), '');
    }
    await sleep(50);
  }
  const [code] = await ended;
  if (code !== 0) throw new Error(`rolling-restart.sh ended with ${code}`);
}

/** The database logins of the serving processes, as the operator's command prints them. */
function prepare(env: Settings, ownerUrl: string): Settings {
  const { stdout, stderr } = spawnSync(process.execPath, ['scripts/operator.ts', 'prepare-database'], {
    cwd: root,
    env: { ...env, DATABASE_URL: '', DATABASE_OWNER_URL: ownerUrl },
    encoding: 'utf8',
  });
  const found = Object.fromEntries([...stdout.matchAll(/^(DATABASE_\w+)=(.+)$/gm)].map(([, name, url]) => [name, url]));
  if (!found['DATABASE_URL']) throw new Error(`prepare-database: ${stdout}${stderr}`);
  return found;
}

async function main(): Promise<void> {
  const program = findNginx();
  if (!program) throw new Error('nginx is not installed.');
  const folder = temporaryFolder();
  const given = process.env['DATABASE_OWNER_URL'];
  const embedded = given ? null : await startEmbedded({ dataDir: folder.path, log: () => {} });
  const store = await openSmallS3();
  const shared = { PUBLIC_URL: url, STORAGE_URL: store.url, APP_KEY: randomBytes(32).toString('hex') };
  const dataDir = (name: string) => ({ DATA_DIR: join(folder.path, name) });
  const served = prepare(settingsOf({ ...shared, ...dataDir('operator') }), given ?? embedded?.url ?? '');
  const env = settingsOf({ ...shared, ...served });
  const nodes = new Map(
    ports.nodes.map((port) => [port, openNode({ ...env, ...dataDir(`web-${port}`), ROLE: 'web', PORT: String(port) })]),
  );
  const worker = openNode({ ...env, ...dataDir('worker'), ROLE: 'worker', WORKER_PORT: String(ports.worker) });
  const proxy = await openProxy(program, folder.path);
  try {
    for (const each of [...nodes.values(), worker]) await each.start();
    say(`${nodes.size} nodes, a worker and nginx are ready at ${url}`);
    const users: { user: BenchUser; caseId: string }[] = [];
    for (let index = 0; index < callers; index += 1) {
      const user = new BenchUser(url, `caller${index}@shop.example`);
      await user.signUp();
      users.push({ user, caseId: (await user.submit(await user.prepareDraft(1), `key-${index}-of-a-caller`)).case_id });
    }
    const [first] = users;
    if (!first) throw new Error('there are no callers');
    say(`upload: ${await uploadOverNodes(first.user, proxy)}`);
    const times: number[] = [];
    for (let turn = 0; turn < 6; turn += 1) times.push(await eventAfterMessage(first.user, first.caseId));
    say(
      `events: ${times.length} of ${times.length} arrived, after ${Math.round(Math.min(...times))} to ${Math.round(Math.max(...times))} ms, over ${nodesOf(proxy, /^GET \/api\/events/).length} nodes`,
    );
    const tooLarge = await first.user.send('POST', '/api/uploads', { body: new Uint8Array(11 * 1024 ** 2) });
    say(`11 MB at once: ${tooLarge.status} ${JSON.stringify(tooLarge.body)}`);
    const again = async (port: number) => {
      await nodes.get(port)?.stop('SIGTERM');
      await nodes.get(port)?.start();
    };
    const rolled = await report('rolling-restart.sh', users, () => rollingRestart(folder.path, proxy, again));
    const bare = await report('SIGTERM alone', users, async () => {
      for (const port of ports.nodes) await again(port);
    });
    if (rolled + bare > 0) process.exitCode = 1;
  } finally {
    await proxy.stop();
    for (const each of [...nodes.values(), worker])
      await each.stop('SIGTERM').catch((error: unknown) => say(String(error)));
    await store.close();
    await embedded?.stop();
    folder.remove();
  }
}

await main();
