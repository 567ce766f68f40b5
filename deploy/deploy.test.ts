import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { findNginx } from '../bench/nginx.ts';
import { byteEndpoints } from '../contract/bytes.ts';
import { errorStatuses } from '../domain/errors.ts';
import { maxFileBytes } from '../domain/intake/upload-documents.ts';
import { heartbeatEvery } from '../domain/messages/live-change.ts';
import { nodeEnv, nodeFlags } from '../scripts/node-flags.mjs';
import { maxBodyBytes, maxSentEmailBytes } from '../server/doors/refuse-early.ts';
import { environmentNames, readConfig } from '../server/kernel/config.ts';
import { minConnections } from '../server/kernel/connections.ts';
import { maxDrainMs } from '../server/kernel/drain.ts';
import { stopMs } from '../server/kernel/job-queue.ts';

const root = new URL('../', import.meta.url).pathname;
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const service = z.object({
  image: z.string(),
  environment: z.record(z.string(), z.string()).default({}),
  ports: z.array(z.string()).default([]),
  command: z.array(z.union([z.string(), z.number()])).default([]),
  read_only: z.boolean().default(false),
  stop_grace_period: z.string().default('10s'),
  networks: z.union([z.array(z.string()), z.record(z.string(), z.object({ ipv4_address: z.string().optional() }))]),
});
const compose = z
  .object({ services: z.record(z.string(), service) })
  .parse(parse(read('deploy/compose.yaml'), { merge: true }));
const ofImage = Object.entries(compose.services).filter(([, { image }]) => image === 'unhold');
const serving = ofImage.filter(([, { environment }]) => environment['ROLE'] !== undefined);

const units = readdirSync(join(root, 'deploy/systemd')).filter((name) => /\.(service|timer)$/.test(name));
const unit = (name: string) => read(`deploy/systemd/${name}`);
const valueIn = (text: string, key: string) => new RegExp(`^ *${key}[ =](.*?);?$`, 'm').exec(text)?.[1] ?? '';

/** The settings that an environment file gives. */
const settingsIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .split('\n')
      .filter((line) => /^\w+=/.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
const systemd = settingsIn(read('deploy/systemd/unhold.env.example'));
const siteOfNginx = read('deploy/nginx/unhold.conf');

/** What is no setting of the program: Node's own, and the C library's. */
const foreign = ['NODE_ENV', ...Object.keys(nodeEnv)];
const unknown = (names: string[]) => names.filter((name) => ![...environmentNames, ...foreign].includes(name));

describe('the image', () => {
  const dockerfile = read('deploy/Dockerfile');

  test('has the Node that the packages bring, by its exact version', () => {
    const { packages } = z
      .object({ packages: z.record(z.string(), z.object({ version: z.string().optional() })) })
      .parse(JSON.parse(read('package-lock.json')));
    const versions = ['x64', 'arm64'].map((cpu) => packages[`node_modules/node-linux-${cpu}`]?.version);
    expect(new Set(versions).size).toBe(1);
    expect(/^ARG NODE=node:([\d.]+)-/m.exec(dockerfile)?.[1]).toBe(versions[0]);
    expect(dockerfile.match(/^FROM .*/gm)?.every((line) => line.startsWith('FROM ${NODE}'))).toBe(true);
  });

  test('starts as npm start does, as a user who is not root, and is asked whether it is ready', () => {
    const command = z.array(z.string()).parse(JSON.parse(/^CMD (.*)$/m.exec(dockerfile)?.[1] ?? ''));
    expect(command).toEqual(['node', ...nodeFlags, 'main.ts']);
    expect(/^USER (.*)$/m.exec(dockerfile)?.[1]).toBe('node');
    expect(dockerfile).toMatch(/^HEALTHCHECK .* CMD \["node", "deploy\/health\.mjs"\]$/m);
    const set = /^ENV (.*)$/m.exec(dockerfile)?.[1]?.split(' ') ?? [];
    expect(unknown(set.map((each) => each.split('=')[0] ?? ''))).toEqual([]);
    for (const [name, value] of Object.entries(nodeEnv)) expect(set).toContain(`${name}=${value}`);
  });

  test('takes what it needs by name: no keys, no history, nothing made up', () => {
    const ignored = read('.dockerignore').split('\n');
    const taken = ignored.filter((line) => line.startsWith('!')).map((line) => line.slice(1));
    expect(ignored.find((line) => line !== '' && !line.startsWith('#'))).toBe('*');
    for (const path of ['data', '.git', 'testing', 'e2e', 'bench', 'docs', 'node_modules', 'build'])
      expect(taken).not.toContain(path);
    for (const path of taken) expect(spawnSync('ls', [join(root, path)]).status, path).toBe(0);
  });

  test('what runs needs no package of development, which its last stage lacks', () => {
    const { dependencies } = z
      .object({ dependencies: z.record(z.string(), z.string()) })
      .parse(JSON.parse(read('package.json')));
    const running = ['content', 'contract', 'db', 'domain', 'drafting', 'knowledge', 'server', 'web/paths'];
    const files = running
      .flatMap((room) => readdirSync(join(root, room), { recursive: true }).map((name) => join(room, String(name))))
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|\.d\.ts$/.test(name));
    const needed = ['main.ts', 'scripts/operator.ts', 'scripts/backup.ts', ...files].flatMap((path) =>
      [...read(path).matchAll(/^(?:import|export) (?!type )[^;]*?from '([^'.][^']*)';/gm)].map(([, name = '']) => name),
    );
    const packages = new Set(
      needed.map((name) =>
        name
          .split('/')
          .slice(0, name.startsWith('@') ? 2 : 1)
          .join('/'),
      ),
    );
    expect(packages.size).toBeGreaterThan(20);
    expect(
      [...packages].filter(
        (name) => !name.startsWith('node:') && !builtinModules.includes(name) && !(name in dependencies),
      ),
    ).toEqual([]);
  });
});

describe('compose', () => {
  test('gives only settings that there are, and the program takes them', () => {
    for (const [name, { environment }] of ofImage)
      expect([name, unknown(Object.keys(environment))]).toEqual([name, []]);
    expect(serving.map(([name]) => name)).toEqual(['web-1', 'web-2', 'worker']);
    const given: Record<string, string> = {
      PUBLIC_URL: 'https://unhold.example',
      APP_KEY: 'k'.repeat(64),
      STORE_USER: 'unhold',
      STORE_PASSWORD: 's'.repeat(48),
      DATABASE_URL: 'postgres://unhold:secret@database:5432/unhold',
      POSTGRES_PASSWORD: 'p'.repeat(48),
    };
    for (const [, { environment }] of ofImage) {
      const filled = Object.entries(environment).map(([name, value]) => [
        name,
        value.replaceAll(/\$\{(\w+)[^}]*\}/g, (_, variable: string) => given[variable] ?? ''),
      ]);
      const config = readConfig({
        ...Object.fromEntries(filled),
        DATA_DIR: mkdtempSync(join(tmpdir(), 'unhold-compose-')),
      });
      expect(config).toMatchObject({ demo: false, trustedProxies: 1, metricsPort: null });
      expect(config.storageUrl).toContain(`@unhold?endpoint=http://store:9000`);
    }
  });

  test('asks for nothing that its example does not explain, and the other way around', () => {
    const asked = [...read('deploy/compose.yaml').matchAll(/(?<!\$)\$\{(\w+)/g)].map(([, name]) => name);
    expect([...new Set(asked)].toSorted()).toEqual(Object.keys(settingsIn(read('deploy/env.example'))).toSorted());
  });

  test('publishes the proxy alone, and the program runs on a file system that it cannot write', () => {
    const published = Object.entries(compose.services).flatMap(([name, { ports }]) =>
      ports.map((port) => [name, port]),
    );
    expect(published).toEqual([
      ['proxy', '80:80'],
      ['proxy', '443:443'],
    ]);
    expect(ofImage.every(([, each]) => each.read_only)).toBe(true);
    for (const name of ['database', 'store']) expect(compose.services[name]?.networks).toEqual(['inside']);
  });

  test('only what needs it has the login of the owner of the database', () => {
    const owners = ofImage.filter(([, { environment }]) => 'DATABASE_OWNER_URL' in environment);
    expect(owners.map(([name]) => name)).toEqual(['backups', 'operator']);
  });

  test('the database takes the connections of every process and one that is being replaced', () => {
    const each = Number(serving[0]?.[1].environment['DATABASE_CONNECTIONS']);
    const max = compose.services['database']?.command.map(String).find((word) => word.startsWith('max_connections='));
    expect(each).toBeGreaterThanOrEqual(minConnections);
    expect((serving.length + 1) * each).toBeLessThanOrEqual(Number(max?.split('=')[1]));
  });
});

test('the README explains every setting that there is, and no other', () => {
  const names = [...read('README.md').matchAll(/^\| ((?:[A-Z][A-Z0-9_]+(?:, )?)+) \|/gm)].flatMap(([, cell = '']) =>
    cell.split(', '),
  );
  expect(names.toSorted()).toEqual([...environmentNames].toSorted());
});

describe('systemd', () => {
  test.each(units)('%s has sections with keys alone, and settings that there are', (name) => {
    const lines = unit(name)
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
    expect(lines.filter((line) => !/^(\[(Unit|Service|Timer|Install)\]|[A-Z]\w+=.*)$/.test(line))).toEqual([]);
    const given = lines
      .filter((line) => line.startsWith('Environment='))
      .flatMap((line) => line.slice('Environment='.length).split(' '))
      .map((each) => each.split('=')[0] ?? '');
    expect(unknown(given)).toEqual([]);
    // A file of settings wins over the unit.
    expect(given.filter((setting) => setting in systemd)).toEqual([]);
  });

  test.each(['unhold-web@.service', 'unhold-worker.service'])(
    '%s starts as npm start does, under the packages’ Node',
    (name) => {
      expect(valueIn(unit(name), 'ExecStart')).toBe(
        `/opt/unhold/node_modules/.bin/node ${nodeFlags.join(' ')} main.ts`,
      );
      for (const [key, value] of Object.entries(nodeEnv)) expect(unit(name)).toContain(`${key}=${value}`);
    },
  );

  test('its settings are settings, and the program takes them', () => {
    expect(unknown(Object.keys(systemd))).toEqual([]);
    const dataDir = mkdtempSync(join(tmpdir(), 'unhold-systemd-'));
    const config = readConfig({
      ...systemd,
      DATA_DIR: dataDir,
      APP_KEY: 'k'.repeat(64),
      DATABASE_URL: 'postgres://u:p@db/unhold',
    });
    expect(config).toMatchObject({ demo: false, trustedProxies: 1 });
  });

  test.skipIf(spawnSync('systemd-analyze', ['--version']).status !== 0)('systemd itself finds nothing wrong', () => {
    const folder = mkdtempSync(join(tmpdir(), 'unhold-units-'));
    // The program is here, and the user need not be.
    for (const name of units)
      writeFileSync(
        join(folder, name),
        unit(name)
          .replaceAll('/opt/unhold', root.replace(/\/$/, ''))
          .replaceAll(/^(User|Group)=.*\n/gm, ''),
      );
    const names = units.map((name) => join(folder, name.replace('@.', '@3001.')));
    writeFileSync(join(folder, 'unhold-web@3001.service'), readFileSync(join(folder, 'unhold-web@.service')));
    const { stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...names], { encoding: 'utf8' });
    expect(stderr.split('\n').filter((line) => line.includes('unhold'))).toEqual([]);
  });
});

describe('nginx', () => {
  test('takes as much as the server takes', () => {
    expect(valueIn(siteOfNginx, 'client_max_body_size')).toBe(`${maxBodyBytes / 1024 ** 2}m`);
    const uploads = /location \/api\/uploads \{([^}]*)\}/.exec(siteOfNginx)?.[1] ?? '';
    expect(valueIn(uploads, 'client_max_body_size')).toBe(`${maxFileBytes / 1024 ** 2}m`);
    const files = /location ~ \S+\(sent-email\|word\)\$ \{([^}]*)\}/.exec(siteOfNginx)?.[1] ?? '';
    expect(valueIn(files, 'client_max_body_size')).toBe(`${maxSentEmailBytes / 1024 ** 2}m`);
  });

  test('sends events at once, and waits for longer than between two signs of life', () => {
    const events =
      new RegExp(`location = /api${byteEndpoints['events.stream'].path} \\{([^}]*)\\}`).exec(siteOfNginx)?.[1] ?? '';
    expect(valueIn(events, 'proxy_buffering')).toBe('off');
    expect(Number.parseInt(valueIn(events, 'proxy_read_timeout')) * 1_000).toBeGreaterThan(2 * heartbeatEvery);
  });

  test('never repeats what may have been done, appends to X-Forwarded-For, and knows no metrics', () => {
    expect(valueIn(siteOfNginx, 'proxy_next_upstream')).toBe('error timeout');
    expect(siteOfNginx).toContain('proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;');
    expect(siteOfNginx.replaceAll(/#.*/g, '')).not.toMatch(/metrics|ip_hash|sticky|hash /);
  });

  test('says what it refuses by itself as the API says it', () => {
    const said = [...siteOfNginx.matchAll(/return (\d+) '(\{.*\})';/g)];
    expect(said).toHaveLength(2);
    const statuses: Record<string, number> = errorStatuses;
    for (const [, status, body = ''] of said) {
      const { code } = z.object({ code: z.string(), message: z.string() }).parse(JSON.parse(body));
      expect(statuses[code]).toBe(Number(status));
    }
  });

  test('knows the nodes that there are', () => {
    const nodesIn = (path: string) => [...read(path).matchAll(/^ *server (\S+) /gm)].map(([, node]) => node);
    const addresses = serving.flatMap(([, { networks }]) =>
      Array.isArray(networks) ? [] : [networks['front']?.ipv4_address],
    );
    expect(nodesIn('deploy/nginx/upstream-compose.conf')).toEqual(addresses.map((address) => `${address}:3000`));
    expect(nodesIn('deploy/nginx/upstream-systemd.conf')).toEqual(['127.0.0.1:3001', '127.0.0.1:3002']);
    expect(unit('unhold-worker.service')).toContain('WORKER_PORT=3010 ');
  });

  test.each(['systemd', 'compose'])(
    'holds no connection of %s for longer than a node drains, and not for longer than Node keeps it',
    (way) => {
      const kept = Number.parseInt(valueIn(read(`deploy/nginx/upstream-${way}.conf`), 'keepalive_timeout'));
      const drains = way === 'compose' ? serving[0]?.[1].environment['DRAIN_SECONDS'] : systemd['DRAIN_SECONDS'];
      expect(kept).toBeLessThan(Number(drains));
      expect(read('main.ts')).toContain('keepAliveTimeout: 75_000');
      expect(kept).toBeLessThan(75);
    },
  );

  test('writes no token into its log: neither the query nor the referrer, of any server', () => {
    const format = /^log_format unhold .*$/m.exec(siteOfNginx)?.[0] ?? '';
    expect(format).toContain('$uri');
    expect(format).not.toMatch(/\$(request|request_uri|args|query_string|http_referer|arg_\w+|http_cookie)\b/);
    expect(siteOfNginx.match(/^ {2}access_log .* unhold;$/gm)).toHaveLength(
      siteOfNginx.match(/^server \{$/gm)?.length ?? 0,
    );
  });

  test.skipIf(findNginx() === null).each(['systemd', 'compose'])('reads its configuration of %s', (way) => {
    const folder = mkdtempSync(join(tmpdir(), 'unhold-nginx-'));
    mkdirSync(join(folder, 'tls'));
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
      '/CN=unhold.example',
      '-keyout',
      join(folder, 'tls/privkey.pem'),
      '-out',
      join(folder, 'tls/fullchain.pem'),
    ]);
    expect(made.status).toBe(0);
    const upstream = join(root, `deploy/nginx/upstream-${way}.conf`);
    writeFileSync(
      join(folder, 'site.conf'),
      siteOfNginx
        .replaceAll('/etc/nginx/unhold-upstream.conf', upstream)
        .replaceAll('/etc/nginx/tls', join(folder, 'tls'))
        .replaceAll('/var/log/nginx', folder),
    );
    writeFileSync(
      join(folder, 'nginx.conf'),
      `pid ${folder}/pid; error_log stderr; events {} http { access_log off; include ${folder}/site.conf; }`,
    );
    const checked = spawnSync(findNginx() ?? '', ['-t', '-p', folder, '-c', join(folder, 'nginx.conf')], {
      encoding: 'utf8',
    });
    expect(checked.stderr).toContain('test is successful');
  });
});

describe('an end', () => {
  const needed = (drainSeconds: string | undefined) => Number(drainSeconds) + (maxDrainMs + stopMs) / 1_000;

  test('has more time than draining, answers under way and jobs take together', () => {
    for (const name of ['unhold-web@.service', 'unhold-worker.service']) {
      expect(Number(valueIn(unit(name), 'TimeoutStopSec'))).toBeGreaterThan(needed(systemd['DRAIN_SECONDS']));
      expect(valueIn(unit(name), 'KillMode')).toBe('mixed');
    }
    for (const [name, { stop_grace_period: grace, environment }] of serving)
      expect([name, Number.parseInt(grace) > needed(environment['DRAIN_SECONDS'])]).toEqual([name, true]);
  });
});
