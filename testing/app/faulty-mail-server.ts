import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';

/** `data`: the command; `content`: the message, before its end; `end`: the dot that ends it. */
export type Stage = 'greeting' | 'hello' | 'mail' | 'rcpt' | 'data' | 'content' | 'end';
/**
 * What goes wrong in a conversation, and where. `late`: the answer comes after a while. `busy`: 451. `refuse`: 550.
 * `keeps`: the server accepts a message that is cut or hangs at its end anyway.
 */
export type Fault = { at: Stage; how: 'cut' | 'hang' | 'late' | 'busy' | 'refuse'; keeps?: boolean };

export type FaultyMailServer = {
  url: string;
  /** The messages that recipients got, in order. `at`: milliseconds. */
  arrived: { id: string; to: string; text: string; at: number }[];
  /** When the server last asked for the content of a message to this address, in milliseconds. */
  askedAt: Map<string, number>;
  close(): Promise<void>;
};

type Options = {
  /** Called with null when the conversation begins, and again when its recipient is known. */
  faultOf: (recipient: string | null) => Fault | null;
  lateMs?: number;
  pipelining?: () => boolean;
  /** Runs when a message has arrived, before the server answers. */
  onArrived?: () => void;
};

const answers: Record<Exclude<Stage, 'content' | 'hello'>, string> = {
  greeting: '220 faulty.example ESMTP',
  mail: '250 2.1.0 ok',
  rcpt: '250 2.1.5 ok',
  data: '354 go on',
  end: '250 2.0.0 accepted',
};

/** An SMTP server that fails as `faultOf` says, at any point of a conversation, and stores what it accepts. */
export async function openFaultyMailServer(options: Options): Promise<FaultyMailServer> {
  const sockets = new Set<Socket>();
  const shared = { arrived: [] as FaultyMailServer['arrived'], askedAt: new Map<string, number>() };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).once('close', () => sockets.delete(socket));
    void new Conversation(socket, options, shared).hold().catch(() => undefined);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    ...shared,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

class Conversation {
  private readonly socket: Socket;
  private readonly options: Options;
  private readonly shared: Pick<FaultyMailServer, 'arrived' | 'askedAt'>;
  private fault: Fault | null;
  private recipient = '';
  private hasRecipient = false;
  private content: string[] | null = null;

  constructor(socket: Socket, options: Options, shared: Pick<FaultyMailServer, 'arrived' | 'askedAt'>) {
    [this.socket, this.options, this.shared] = [socket, options, shared];
    this.fault = options.faultOf(null);
  }

  async hold(): Promise<void> {
    if (!(await this.answer('greeting'))) return;
    for await (const line of createInterface({ input: this.socket })) {
      const goesOn = this.content ? await this.onContent(this.content, line) : await this.onCommand(line);
      if (!goesOn) return;
    }
  }

  private async onCommand(line: string): Promise<boolean> {
    const [verb = ''] = line.toUpperCase().split(/[ :]/);
    if (verb === 'EHLO') return this.answer('hello');
    if (verb === 'MAIL') return this.answer('mail');
    if (verb === 'RCPT') {
      this.recipient = /<(.*?)>/.exec(line)?.[1] ?? '';
      this.fault ??= this.options.faultOf(this.recipient);
      this.hasRecipient = !this.refusedAt('mail') && !this.refusedAt('rcpt');
      return this.answer('rcpt');
    }
    if (verb === 'DATA' && !this.hasRecipient) this.say('554 5.5.1 nobody to send this to');
    else if (verb === 'DATA') {
      const goesOn = await this.answer('data');
      if (goesOn && !this.refusedAt('data')) {
        this.content = [];
        this.shared.askedAt.set(this.recipient, Date.now());
      }
      return goesOn;
    } else this.say(verb === 'QUIT' ? '221 bye' : '250 ok');
    return verb !== 'QUIT';
  }

  private async onContent(content: string[], line: string): Promise<boolean> {
    if (line !== '.') {
      content.push(line);
      return this.fault?.at === 'content' ? this.answer('content') : true;
    }
    this.content = null;
    const { fault } = this;
    const lost = fault?.at === 'end' && (fault.how === 'busy' || fault.how === 'refuse' || fault.keeps === false);
    if (!lost) this.keep(content.join('\n'));
    return this.answer('end');
  }

  private keep(text: string): void {
    const id = /^message-id: *<(.*?)@/im.exec(text)?.[1] ?? '';
    this.shared.arrived.push({ id, to: this.recipient, text, at: Date.now() });
    this.options.onArrived?.();
  }

  private refusedAt(stage: Stage): boolean {
    return this.fault?.at === stage && (this.fault.how === 'busy' || this.fault.how === 'refuse');
  }

  /** Answers a stage, or fails in the way that its fault says. Returns whether the conversation goes on. */
  private async answer(stage: Stage): Promise<boolean> {
    const how = this.fault?.at === stage ? this.fault.how : null;
    if (how === 'cut') this.socket.destroy();
    if (how === 'cut' || how === 'hang') return false;
    if (how === 'late') await sleep(this.options.lateMs ?? 100);
    if (how === 'busy') this.say('451 4.3.0 not now');
    else if (how === 'refuse') this.say('550 5.1.1 not here');
    else if (stage === 'hello')
      this.say(`250-faulty.example\r\n${this.options.pipelining?.() ? '250-PIPELINING\r\n' : ''}250 8BITMIME`);
    else if (stage !== 'content') this.say(answers[stage]);
    return stage !== 'content';
  }

  private say(line: string): void {
    this.socket.write(`${line}\r\n`);
  }
}
