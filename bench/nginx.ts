/** nginx in a temporary folder, configured for a static site: one worker, sendfile, precompressed files. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { extname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { publicOriginPlaceholder } from '../content/origin.ts';

export type Nginx = { pid: number; stop(): Promise<void> };

const packed = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt', '.xml', '.webmanifest']);
const texts = new Set(['.html', '.json', '.txt', '.xml', '.webmanifest']);

/** The path of nginx, or null if not installed. */
export function findNginx(): string | null {
  return (
    ['nginx', '/usr/sbin/nginx', '/usr/local/sbin/nginx'].find(
      (path) => spawnSync(path, ['-v'], { stdio: 'ignore' }).status === 0,
    ) ?? null
  );
}

/** Copies the built site and an nginx configuration into `folder` and serves it on loopback `port`. */
export async function startNginx(
  program: string,
  { built, folder, port, publicUrl }: { built: string; folder: string; port: number; publicUrl: string },
): Promise<Nginx> {
  const site = join(folder, 'site');
  cpSync(built, site, { recursive: true });
  for (const path of filesIn(site)) prepare(path, publicUrl);
  mkdirSync(join(folder, 'spool'));
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, site, port));
  const child = spawn(program, ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let printed = '';
  child.stderr.on('data', (data: Buffer) => (printed += data.toString()));
  const ended = once(child, 'exit');
  for (let attempt = 0; !(await listens(port)); attempt += 1) {
    if (child.exitCode !== null || attempt > 100) throw new Error(`nginx did not start:\n${printed}`);
    await sleep(50);
  }
  return {
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) => join(each.parentPath, each.name));
}

/** The same bytes as our server's: public URL filled in, gzip at maximum level. */
function prepare(path: string, publicUrl: string): void {
  const extension = extname(path);
  if (texts.has(extension))
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(publicOriginPlaceholder, publicUrl));
  if (packed.has(extension)) writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: 9 }));
}

function configuration(folder: string, site: string, port: number): string {
  const spools = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/spool/${name};`)
    .join(' ');
  // One process, like ours, and no master, so that the child's CPU time can be read.
  return `
worker_processes 1; daemon off; master_process off; pid ${folder}/nginx.pid; error_log stderr crit;
events { worker_connections 1024; }
http {
  types { text/html html; text/css css; text/javascript js; font/woff2 woff2; image/svg+xml svg; }
  default_type application/octet-stream;
  access_log off; sendfile on; tcp_nopush on; gzip_static on; gzip_vary on; keepalive_timeout 60s; keepalive_requests 100000000;
  open_file_cache max=1000 inactive=60s; open_file_cache_valid 60s;
  ${spools}
  server {
    listen 127.0.0.1:${port}; root ${site};
    location / { try_files $uri $uri/index.html =404; add_header cache-control no-cache; }
    location /assets/ { add_header cache-control "public, max-age=31536000, immutable"; }
  }
}`;
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    }).on('error', () => resolve(false));
  });
}
