import { once } from 'node:events';
import { Agent, createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';

export type RoundRobin = {
  url: string;
  /** Requests answered by each node so far. */
  answered: number[];
  close(): Promise<void>;
};

/**
 * A balancer that sends each request to the next node, or to another when that node takes no connection. When a node
 * dies in the middle of an answer, the answer is cut off. It adds no header.
 */
export async function openRoundRobin(port: number, nodes: readonly number[]): Promise<RoundRobin> {
  const agent = new Agent({ keepAlive: true });
  const answered = nodes.map(() => 0);
  let turn = 0;
  const server = createServer((request, response) => pass(request, response, nodes.length));
  const pass = (request: IncomingMessage, response: ServerResponse, tries: number): void => {
    const index = (turn += 1) % nodes.length;
    const { method, url, headers } = request;
    const passed = ask({ host: '127.0.0.1', port: nodes[index], method, path: url, headers, agent });
    let hasBody = false;
    passed.once('response', (answer) => {
      answered[index] = (answered[index] ?? 0) + 1;
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.once('error', () => response.destroy());
      answer.pipe(response);
    });
    passed.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' && tries > 1 && !hasBody) return pass(request, response, tries - 1);
      if (response.headersSent) response.destroy();
      else response.writeHead(502).end();
    });
    response.once('close', () => passed.destroy());
    // The body is read only once there is a connection, so that another node can still get it.
    const send = () => {
      hasBody = true;
      request.pipe(passed);
    };
    passed.once('socket', (socket) => (socket.connecting ? socket.once('connect', send) : send()));
  };
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${port}`,
    answered,
    close: async () => {
      agent.destroy();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
