import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** OpenAI's chat completions, which compatible endpoints speak too, OpenAI's responses, and Anthropic's messages. */
export const wires = ['chat', 'responses', 'messages'] as const;
export type Wire = (typeof wires)[number];

export type Asked = {
  wire: Wire;
  headers: IncomingMessage['headers'];
  body: {
    model: string;
    stream?: boolean;
    messages: { role: string; content: unknown }[];
    /** What each wire asks for JSON by a schema with. */
    response_format?: { type: string; json_schema?: { schema: unknown } };
    text?: { format?: { type: string } };
    output_config?: { format?: { type: string } };
    tools?: { name: string }[];
  };
  /** The body as it came, to search in. */
  text: string;
};
/** Answers one request; unless it ends the response, the request hangs. */
export type Reply = (asked: Asked, response: ServerResponse, turn: number) => void | Promise<void>;
export type Endpoint = {
  url: string;
  asked: Asked[];
  /** Requests whose caller disconnected before the response was complete. */ hungUp: () => number;
  close(): Promise<void>;
};

/** To which request a response belongs: by it `stream` speaks the right wire. */
const requests = new WeakMap<ServerResponse, Asked>();

const wireOf = (path: string | undefined): Wire =>
  path?.endsWith('/messages') ? 'messages' : path?.endsWith('/responses') ? 'responses' : 'chat';

/** A small server on loopback that speaks the wires of models, for tests of its callers. */
export async function openEndpoint(reply: Reply): Promise<Endpoint> {
  const asked: Asked[] = [];
  let hungUp = 0;
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    request.on('end', () => {
      const one: Asked = { wire: wireOf(request.url), headers: request.headers, body: JSON.parse(text), text };
      asked.push(one);
      requests.set(response, one);
      response.on('close', () => {
        if (!response.writableFinished) hungUp += 1;
      });
      void reply(one, response, asked.length);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/v1`,
    asked,
    hungUp: () => hungUp,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** How a wire frames one answer: its beginning, each piece of its text, and its end. */
type Frames = { begin: string; piece: (text: string) => string; end: (finish: string) => string };

const data = (event: object, name?: string): string =>
  `${name === undefined ? '' : `event: ${name}\n`}data: ${JSON.stringify(event)}\n\n`;

function chatFrames(model: string): Frames {
  const chunk = { id: 'c', object: 'chat.completion.chunk', created: 1, model };
  const choice = (delta: object, finish: string | null = null) =>
    data({ ...chunk, choices: [{ index: 0, delta, finish_reason: finish }] });
  const usage = { prompt_tokens: 1_000, completion_tokens: 500, total_tokens: 1_500 };
  return {
    begin: choice({ role: 'assistant', content: '' }),
    piece: (text) => choice({ content: text }),
    end: (finish) => `${choice({}, finish)}${data({ ...chunk, choices: [], usage })}data: [DONE]\n\n`,
  };
}

function responsesFrames(model: string): Frames {
  const item = { type: 'message', id: 'm', role: 'assistant', status: 'in_progress', content: [] };
  const place = { item_id: 'm', output_index: 0, content_index: 0 };
  const response = { id: 'r', object: 'response', created_at: 1, model };
  const usage = { input_tokens: 1_000, output_tokens: 500, total_tokens: 1_500 };
  return {
    begin: `${data({ type: 'response.created', response })}${data({ type: 'response.output_item.added', output_index: 0, item })}`,
    piece: (text) => data({ type: 'response.output_text.delta', ...place, delta: text }),
    end: (finish) => {
      const reason = finish === 'length' ? 'max_output_tokens' : finish;
      const type = finish === 'stop' ? 'response.completed' : 'response.incomplete';
      const why = finish === 'stop' ? {} : { incomplete_details: { reason } };
      const done = data({ type: 'response.output_item.done', output_index: 0, item: { ...item, status: 'completed' } });
      return `${done}${data({ type, response: { ...response, ...why, usage } })}`;
    },
  };
}

const reasons: Readonly<Record<string, string>> = { stop: 'end_turn', length: 'max_tokens', content_filter: 'refusal' };

/** Anthropic's own: an answer by a schema comes as text, or as the input of a tool where the caller asks for one. */
function messagesFrames(model: string, tool: string | undefined): Frames {
  const event = (type: string, more: object) => data({ type, ...more }, type);
  const block = tool === undefined ? { type: 'text', text: '' } : { type: 'tool_use', id: 't', name: tool, input: {} };
  const usage = { input_tokens: 1_000, output_tokens: 1 };
  const message = { id: 'm', type: 'message', role: 'assistant', model, content: [], stop_reason: null, usage };
  return {
    begin: `${event('message_start', { message })}${event('content_block_start', { index: 0, content_block: block })}`,
    piece: (text) =>
      event('content_block_delta', {
        index: 0,
        delta: tool === undefined ? { type: 'text_delta', text } : { type: 'input_json_delta', partial_json: text },
      }),
    end: (finish) => {
      const reason = tool !== undefined && finish === 'stop' ? 'tool_use' : (reasons[finish] ?? finish);
      const delta = { stop_reason: reason, stop_sequence: null };
      return `${event('content_block_stop', { index: 0 })}${event('message_delta', { delta, usage: { output_tokens: 500 } })}${event('message_stop', {})}`;
    },
  };
}

function framesFor(asked: Asked | undefined): Frames {
  const { wire = 'chat', body = { model: 'small', messages: [] } } = asked ?? {};
  // Providers answer an alias by the version behind it.
  const answering = `${body.model}-0601`;
  switch (wire) {
    case 'chat':
      return chatFrames(answering);
    case 'responses':
      return responsesFrames(answering);
    case 'messages':
      return messagesFrames(answering, body.tools?.[0]?.name);
  }
}

/** Streams a text in small chunks, as the wire of its request has it; waits for `pause` between them. */
export async function stream(
  response: ServerResponse,
  text: string,
  {
    finish = 'stop',
    pieces = 20,
    pause,
  }: { finish?: 'stop' | 'length' | 'content_filter'; pieces?: number; pause?: (piece: number) => Promise<void> } = {},
): Promise<void> {
  const frames = framesFor(requests.get(response));
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(frames.begin);
  const size = Math.max(1, Math.ceil(text.length / pieces));
  for (let at = 0, piece = 1; at < text.length; at += size, piece += 1) {
    response.write(frames.piece(text.slice(at, at + size)));
    await pause?.(piece);
  }
  response.end(frames.end(finish));
}

/** Refuses a request as its wire does. */
function refuse(response: ServerResponse, status: number, type: string, message: string): void {
  const error = { type, message, code: type };
  const body = requests.get(response)?.wire === 'messages' ? { type: 'error', error } : { error };
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

const asksForSchema = ({ body }: Asked): boolean =>
  [body.response_format, body.text?.format, body.output_config?.format].some((each) => each?.type === 'json_schema') ||
  body.tools !== undefined;

/** What a model can do instead of answering with `text`. */
export const faults = {
  /** Each request fails with this status; 429 is a quota that is used up. */
  status:
    (status: number): Reply =>
    (_asked, response) =>
      refuse(response, status, 'api_error', 'no answer now'),
  /** It answers piece by piece, `ms` apart. */
  slow:
    (text: string, ms: number): Reply =>
    (_asked, response) =>
      stream(response, text, { pause: () => sleep(ms) }),
  /** It begins, and never ends. */
  hanging:
    (text: string): Reply =>
    (_asked, response) => {
      const frames = framesFor(requests.get(response));
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(`${frames.begin}${frames.piece(text)}`);
    },
  /** Its answer is cut off after half of its length. */
  truncated:
    (text: string): Reply =>
    (_asked, response) =>
      stream(response, text.slice(0, Math.ceil(text.length / 2)), { finish: 'length' }),
  /** It knows no JSON schemas: a request with one is a 400. */
  noSchemas:
    (text: string): Reply =>
    (asked, response) =>
      asksForSchema(asked)
        ? refuse(response, 400, 'invalid_request_error', 'json_schema is not supported by this model')
        : stream(response, text),
  /** It has one model, and knows no other name. */
  otherModel:
    (model: string, text: string): Reply =>
    (asked, response) =>
      asked.body.model === model
        ? stream(response, text)
        : refuse(response, 404, 'not_found_error', `model: ${asked.body.model}`),
} as const;
