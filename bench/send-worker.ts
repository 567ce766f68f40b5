/** A worker of the bench that sends letters, with a failing mail server of its own, that can be killed at any moment. */
import { openFaultyMailServer, type Fault, type FaultyMailServer } from '../testing/app/faulty-mail-server.ts';
import { freePort, startServer, type ServerProcess } from './server-process.ts';

/**
 * Milliseconds of silence after which a worker gives up on an answer; the default is 45 seconds (server/ports/email).
 */
const patienceMs = 1_000;

type Settings = {
  dataDir: string;
  databaseUrl: string;
  faultOf: () => Fault | null;
  killOnArrival: () => boolean;
  more: Record<string, string>;
};

export class SendWorker {
  readonly mailServer: FaultyMailServer;
  kills = 0;
  private readonly settings: Settings;
  private readonly port: number;
  private server: ServerProcess | null = null;
  private restarting: Promise<void> = Promise.resolve();

  private constructor(settings: Settings, mailServer: FaultyMailServer, port: number) {
    [this.settings, this.mailServer, this.port] = [settings, mailServer, port];
  }

  static async start(settings: Settings): Promise<SendWorker> {
    let worker: SendWorker | null = null;
    const mailServer = await openFaultyMailServer({
      faultOf: (recipient) => (recipient === null ? settings.faultOf() : null),
      pipelining: () => Math.random() < 0.5,
      // Between the mail server's call and the worker's commit.
      onArrived: () => {
        if (settings.killOnArrival()) worker?.kill();
      },
    });
    worker = new SendWorker(settings, mailServer, await freePort());
    await worker.run();
    return worker;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** SIGKILL at once, and another process in its place. */
  kill(): void {
    const { server } = this;
    if (!server) return;
    this.server = null;
    this.kills += 1;
    this.restarting = server.kill().then(() => this.run());
  }

  async stop(): Promise<void> {
    await this.restarting;
    await this.server?.stop();
    await this.mailServer.close();
  }

  private async run(): Promise<void> {
    this.server = await startServer(this.port, {
      DATA_DIR: this.settings.dataDir,
      DATABASE_URL: this.settings.databaseUrl,
      SMTP_URL: `${this.mailServer.url}?socketTimeout=${patienceMs}`,
      LOG_LEVEL: 'silent',
      ...this.settings.more,
    });
  }
}
