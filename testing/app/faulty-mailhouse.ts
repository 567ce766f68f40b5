import { once } from 'node:events';
import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

/**
 * What goes wrong with a request for a letter. `keeps`: the server takes the letter anyway. `hang`: it never answers;
 * `cut`: the connection ends; `fail`: status 500; `refuse`: status 422.
 */
export type MailhouseFault = { how: 'hang' | 'cut' | 'fail' | 'refuse'; keeps?: boolean };

/** A letter that the mailhouse took. `events`: what has happened to it since. */
export type TakenLetter = {
  id: string;
  key: string;
  pdf: Uint8Array;
  fields: Map<string, string>;
  events: { name: string; time: string }[];
};

export type FaultyMailhouse = {
  url: string;
  /** The letters that were taken, one for each piece of mail. */
  taken: TakenLetter[];
  /** Requests for a letter, by idempotency key. */
  asked: Map<string, number>;
  /** When a request first got no usable answer, by key, in milliseconds. */
  failedAt: Map<string, number>;
  close(): Promise<void>;
};

type Options = {
  faultOf?: (key: string) => MailhouseFault | null;
  /** The deliverability of an address, by its first line. */
  deliverability?: (line: string) => string;
  /** Runs when a letter has been taken, before the answer. */
  onTaken?: (letter: TakenLetter) => void;
};

/**
 * A local server that speaks the part of Lob's API that the product uses, remembers its idempotency keys, and fails as
 * `faultOf` says.
 */
export async function openFaultyMailhouse(options: Options = {}): Promise<FaultyMailhouse> {
  const taken: TakenLetter[] = [];
  const asked = new Map<string, number>();
  const failedAt = new Map<string, number>();
  const server = createServer((request, response) => {
    answer(request, response, { options, taken, asked, failedAt }).catch(() => response.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    taken,
    asked,
    failedAt,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

type Known = { options: Options; taken: TakenLetter[]; asked: Map<string, number>; failedAt: Map<string, number> };

async function answer(request: IncomingMessage, response: ServerResponse, known: Known): Promise<void> {
  const body = await buffer(request);
  const say = (status: number, value: object) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
  if (request.url === '/v1/us_verifications') {
    const { fields } = await parts(request, body);
    return void say(200, {
      deliverability: known.options.deliverability?.(fields.get('primary_line') ?? '') ?? 'deliverable',
    });
  }
  const asked = /^\/v1\/letters\/(.+)$/.exec(request.url ?? '')?.[1];
  if (asked !== undefined) {
    const letter = known.taken.find(({ id }) => id === asked);
    return void (letter
      ? say(200, { ...summary(letter), tracking_events: letter.events })
      : say(404, { error: { message: 'letter not found' } }));
  }
  await onLetter(request, body, response, say, known);
}

async function onLetter(
  request: IncomingMessage,
  body: Uint8Array,
  response: ServerResponse,
  say: (status: number, value: object) => void,
  { options, taken, asked, failedAt }: Known,
): Promise<void> {
  const key = String(request.headers['idempotency-key'] ?? '');
  asked.set(key, (asked.get(key) ?? 0) + 1);
  const fault = options.faultOf?.(key) ?? null;
  if (fault && fault.how !== 'refuse' && !failedAt.has(key)) failedAt.set(key, Date.now());
  if (fault?.how === 'refuse') return say(422, { error: { message: 'file must be a PDF' } });
  if (fault === null || fault.keeps) await take(request, body, key, taken, options);
  if (fault?.how === 'cut') return void response.destroy();
  if (fault?.how === 'hang') return;
  if (fault?.how === 'fail') return say(500, { error: { message: 'internal error' } });
  const letter = taken.find((each) => each.key === key);
  if (letter) say(200, summary(letter));
}

/** A request with a known key returns the letter of that key. */
async function take(
  request: IncomingMessage,
  body: Uint8Array,
  key: string,
  taken: TakenLetter[],
  options: Options,
): Promise<void> {
  if (taken.some((each) => each.key === key)) return;
  const { fields, pdf } = await parts(request, body);
  const letter = { id: `ltr_${randomUUID()}`, key, pdf, fields, events: [] };
  taken.push(letter);
  options.onTaken?.(letter);
}

const summary = ({ id }: TakenLetter) => ({
  id,
  tracking_number: `9407${id.replace(/\D/g, '').padEnd(18, '0').slice(0, 18)}`,
  date_created: new Date().toISOString(),
});

async function parts(
  request: IncomingMessage,
  body: Uint8Array,
): Promise<{ fields: Map<string, string>; pdf: Uint8Array }> {
  const form = await new Response(new Uint8Array(body), {
    headers: { 'content-type': request.headers['content-type'] ?? '' },
  }).formData();
  const fields = new Map<string, string>();
  let pdf = new Uint8Array();
  for (const [name, value] of form)
    if (typeof value === 'string') fields.set(name, value);
    else pdf = new Uint8Array(await value.arrayBuffer());
  return { fields, pdf };
}

type ReportOptions = { secret: string; at?: Date; id?: string; trackingEvents?: unknown };

/** A webhook of Lob about one of its letters: body and headers, signed with `secret` at `at`. */
export function lobReport(
  { id: letterId, key }: Pick<TakenLetter, 'id' | 'key'>,
  kind: string,
  { secret, at = new Date(), id = `evt_${randomUUID()}`, trackingEvents }: ReportOptions,
): { body: string; headers: Record<string, string> } {
  const body = JSON.stringify({
    id,
    event_type: { id: kind, resource: 'letters' },
    date_created: at.toISOString(),
    reference_id: letterId,
    body: { id: letterId, metadata: { key }, tracking_events: trackingEvents },
  });
  const time = String(Date.now());
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return {
    body,
    headers: { 'content-type': 'application/json', 'lob-signature': signature, 'lob-signature-timestamp': time },
  };
}
