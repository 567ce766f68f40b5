import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export type Asked = {
  headers: IncomingMessage['headers'];
  body: {
    model: string;
    stream?: boolean;
    messages: { role: string; content: string }[];
    response_format?: { type: string; json_schema?: { schema: unknown } };
  };
};
/** Answers one request; unless it ends the response, the request hangs. */
export type Reply = (asked: Asked, response: ServerResponse, turn: number) => void | Promise<void>;
export type Endpoint = {
  url: string;
  asked: Asked[];
  /** Requests whose caller disconnected before the response was complete. */ hungUp: () => number;
  close(): Promise<void>;
};

/** A small server on loopback that speaks the chat-completions protocol, for tests of its callers. */
export async function openEndpoint(reply: Reply): Promise<Endpoint> {
  const asked: Asked[] = [];
  let hungUp = 0;
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    request.on('end', () => {
      const one = { headers: request.headers, body: JSON.parse(text) as Asked['body'] };
      asked.push(one);
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

const event = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'small', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
const usage = `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'small', choices: [], usage: { prompt_tokens: 1_000, completion_tokens: 500, total_tokens: 1_500 } })}\n\n`;

/** Streams a text in small chunks, as in the protocol; waits for `pause` between them. */
export async function stream(
  response: ServerResponse,
  text: string,
  {
    finish = 'stop',
    pieces = 20,
    pause,
  }: { finish?: string; pieces?: number; pause?: (piece: number) => Promise<void> } = {},
): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(event({ role: 'assistant', content: '' }));
  const size = Math.max(1, Math.ceil(text.length / pieces));
  for (let at = 0, piece = 1; at < text.length; at += size, piece += 1) {
    response.write(event({ content: text.slice(at, at + size) }));
    await pause?.(piece);
  }
  response.end(`${event({}, finish)}${usage}data: [DONE]\n\n`);
}
