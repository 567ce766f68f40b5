/** A PostgreSQL of the system, beside the program and not started by it, that can be killed, frozen and started again from outside. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const programs = process.env['POSTGRES_BIN'] ?? '/usr/lib/postgresql/15/bin';
const patienceMs = 60_000;

/** PostgreSQL refuses to run as root. */
function account(): { uid: number; gid: number } | Record<string, never> {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
}

export class OwnPostgres {
  /** The owner's address. */
  readonly url: string;
  private readonly folder: string;
  private readonly port: number;
  private child: ChildProcess | null = null;

  private constructor(folder: string, port: number) {
    [this.folder, this.port] = [folder, port];
    this.url = `postgres://postgres@127.0.0.1:${port}/unhold`;
  }

  /** Makes a cluster in `folder`, which does not exist yet, and starts it. */
  static async make(folder: string, port: number): Promise<OwnPostgres> {
    mkdirSync(folder, { mode: 0o700 });
    const { uid, gid } = account();
    if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
    const made = spawnSync(join(programs, 'initdb'), ['-D', folder, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8'], {
      ...account(),
      cwd: '/',
      encoding: 'utf8',
    });
    if (made.status !== 0) throw new Error(`initdb failed:\n${made.stderr}`);
    const postgres = new OwnPostgres(folder, port);
    await postgres.start();
    const client = await postgres.connect('postgres');
    await client.query('create database unhold');
    await client.end();
    return postgres;
  }

  async connect(database = 'unhold'): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: this.url.replace(/unhold$/, database) });
    client.on('error', () => {});
    await client.connect();
    return client;
  }

  /** Starts it, again and again while orphans of a killed one still hold its memory, and waits until it answers. */
  async start(): Promise<void> {
    for (const end = Date.now() + patienceMs; ; await sleep(50)) {
      if (this.child === null || this.child.exitCode !== null || this.child.signalCode !== null) this.launch();
      if (await this.answers()) return;
      if (Date.now() > end) throw new Error('PostgreSQL did not start');
    }
  }

  /** SIGKILL of the postmaster; its children end when they notice. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  /** No process of it runs until `thaw`. */
  freeze(): void {
    this.signal('SIGSTOP');
  }

  thaw(): void {
    this.signal('SIGCONT');
  }

  async stop(): Promise<void> {
    await this.end('SIGINT');
  }

  private launch(): void {
    // A short log, so that it fits on the small disks of a bench.
    const settings = [
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'max_connections=200',
      'min_wal_size=32MB',
      'max_wal_size=128MB',
    ];
    this.child = spawn(
      join(programs, 'postgres'),
      ['-D', this.folder, '-p', String(this.port), ...settings.flatMap((each) => ['-c', each])],
      { ...account(), cwd: '/', stdio: 'ignore' },
    );
    this.child.on('error', () => {});
  }

  private async answers(): Promise<boolean> {
    if (!existsSync(this.folder)) return false;
    const client = new pg.Client({
      connectionString: this.url.replace(/unhold$/, 'postgres'),
      connectionTimeoutMillis: 2_000,
    });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query('select 1');
      return true;
    } catch {
      return false;
    } finally {
      await client.end().catch(() => {});
    }
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  }

  /** Each of its processes leads a session of its own, so they are signaled one after the other. */
  private signal(signal: NodeJS.Signals): void {
    const pid = this.child?.pid;
    if (pid === undefined) return;
    // The postmaster first, or it would start what is missing.
    process.kill(pid, signal);
    const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
    for (const each of stdout.split('\n').map(Number).filter(Boolean))
      try {
        process.kill(each, signal);
      } catch {
        // It has ended meanwhile.
      }
  }
}
