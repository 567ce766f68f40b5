/**
 * An installation as in production: two web nodes and a worker, a PostgreSQL of its own, a file store, a mail server
 * and a scanner outside it, and a balancer in front that sends each request to the next node. Each part can fail.
 */
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openFaultyMailServer, type Fault, type FaultyMailServer } from '../testing/app/faulty-mail-server.ts';
import { openRoundRobin, type RoundRobin } from '../testing/app/round-robin.ts';
import { openSmallClamd, type SmallClamd } from '../testing/app/small-clamd.ts';
import { openSmallS3, type SmallS3 } from '../testing/storage/small-s3.ts';
import type { Readiness } from '../server/kernel/readiness.ts';
import { OwnPostgres } from './own-postgres.ts';
import { freePort, startServer, type ServerProcess } from './server-process.ts';

/** Milliseconds of silence after which a worker gives up on a mail server; the default is 45 seconds. */
const mailPatienceMs = 1_000;
const appKey = 'the key of a bench, which is long enough';

type Options = {
  /** An empty folder that PostgreSQL's user may enter. */
  folder: string;
  /** Files in a folder that all nodes share instead of in S3. */
  sharedFolder?: boolean;
  /** Sample cases, with a letter that can be sent. */
  demo?: boolean;
  webs?: number;
  env?: Record<string, string>;
};

/** One process of the installation. `offset`: how wrong its clock is, in milliseconds. */
export type Node = {
  name: string;
  port: number;
  server: ServerProcess;
  /** SIGKILL, and another process in its place. */
  replace(): Promise<void>;
  setClock(offset: number): void;
};

export class Nodes {
  readonly postgres: OwnPostgres;
  readonly mail: FaultyMailServer;
  readonly clamd: SmallClamd;
  /** Null: files are in a shared folder. */
  readonly s3: SmallS3 | null;
  /** What goes wrong in each conversation with the mail server. */
  mailFault: () => Fault | null = () => null;
  webs: Node[] = [];
  worker: Node | null = null;
  proxy: RoundRobin | null = null;
  private readonly options: Options;

  private constructor(
    options: Options,
    parts: { postgres: OwnPostgres; mail: FaultyMailServer; clamd: SmallClamd; s3: SmallS3 | null },
  ) {
    this.options = options;
    [this.postgres, this.mail, this.clamd, this.s3] = [parts.postgres, parts.mail, parts.clamd, parts.s3];
  }

  static async open(options: Options): Promise<Nodes> {
    let nodes: Nodes | null = null;
    const mail = await openFaultyMailServer({
      faultOf: (recipient) => (recipient === null ? (nodes?.mailFault() ?? null) : null),
    });
    const postgres = await OwnPostgres.make(join(options.folder, 'postgresql'), await freePort());
    const s3 = options.sharedFolder ? null : await openSmallS3();
    nodes = new Nodes(options, { postgres, mail, clamd: await openSmallClamd(), s3 });
    await nodes.start();
    return nodes;
  }

  get url(): string {
    return this.proxy?.url ?? '';
  }

  /** The folder with the files that are not in S3. */
  get filesFolder(): string {
    return join(this.options.folder, 'shared', 'files');
  }

  hasBytes(key: string): boolean {
    return this.s3 ? this.s3.objects.has(key) : existsSync(join(this.filesFolder, key));
  }

  /**
   * Resolves when every process says that it is ready. Throws after two minutes, or after fifteen when only work is
   * late.
   */
  async ready(): Promise<void> {
    for (const began = Date.now(); ; await new Promise((resolve) => setTimeout(resolve, 50))) {
      const wrong = await Promise.all([...this.webs, ...(this.worker ? [this.worker] : [])].map(whatIsWrong));
      const all = wrong.flat();
      if (all.length === 0) return;
      const minutes = all.every((each) => each === 'queue' || each === 'outbox') ? 15 : 2;
      if (Date.now() - began > minutes * 60_000)
        throw new Error(`not ready after ${minutes} minutes: ${JSON.stringify(wrong)}`);
    }
  }

  async close(): Promise<void> {
    await this.proxy?.close();
    await Promise.all([...this.webs, ...(this.worker ? [this.worker] : [])].map(({ server }) => server.stop()));
    await this.postgres.stop();
    await Promise.all([this.mail.close(), this.clamd.close(), this.s3?.close()]);
  }

  private async start(): Promise<void> {
    const ports = await Promise.all(Array.from({ length: (this.options.webs ?? 2) + 2 }, freePort));
    const [proxyPort = 0, workerPort = 0, ...webPorts] = ports;
    const publicUrl = `http://127.0.0.1:${proxyPort}`;
    // The first start fills in the demo, and nothing is sent meanwhile.
    if (this.options.demo) {
      const first = await this.run('first', webPorts[0] ?? 0, publicUrl, { ROLE: 'web', DEMO: 'on' });
      await first.server.stop();
    }
    for (const [index, port] of webPorts.entries())
      this.webs.push(await this.run(`web-${index + 1}`, port, publicUrl, { ROLE: 'web' }));
    this.worker = await this.run('worker', workerPort, publicUrl, {
      ROLE: 'worker',
      WORKER_PORT: String(workerPort),
      LOG_LEVEL: 'info',
    });
    this.proxy = await openRoundRobin(proxyPort, webPorts);
  }

  private async run(name: string, port: number, publicUrl: string, more: Record<string, string>): Promise<Node> {
    const dataDir = join(this.options.folder, this.s3 ? name : 'shared');
    mkdirSync(dataDir, { recursive: true });
    chmodSync(dataDir, 0o755);
    const clock = join(this.options.folder, `${name}-clock`);
    writeFileSync(clock, '0');
    const launch = () =>
      startServer(port, {
        DATA_DIR: dataDir,
        DATABASE_URL: this.postgres.url,
        ...(this.s3 ? { STORAGE_URL: this.s3.url } : {}),
        APP_KEY: appKey,
        PUBLIC_URL: publicUrl,
        SMTP_URL: `${this.mail.url}?socketTimeout=${mailPatienceMs}`,
        CLAMD_URL: this.clamd.url,
        NODE_OPTIONS: `--import=${new URL('jumping-clock.ts', import.meta.url).href}`,
        JUMPING_CLOCK: clock,
        ...this.options.env,
        ...more,
      });
    const node: Node = {
      name,
      port,
      server: await launch(),
      replace: async () => {
        await node.server.kill();
        node.server = await launch();
      },
      setClock: (offset) => {
        writeFileSync(clock, String(offset));
        process.kill(node.server.pid, 'SIGUSR2');
      },
    };
    return node;
  }
}

/** Which of a process's checks fail, by name; none when it is ready. */
const whatIsWrong = ({ port }: Node): Promise<string[]> =>
  fetch(`http://127.0.0.1:${port}/api/health/ready`, { signal: AbortSignal.timeout(5_000) }).then(
    async (answer) => {
      if (answer.ok) return [];
      const { checks } = (await answer.json()) as Pick<Readiness, 'checks'>;
      const failed = Object.entries(checks).filter(([, { ok }]) => !ok);
      return failed.length > 0 ? failed.map(([name]) => name) : ['draining'];
    },
    () => ['no answer'],
  );
