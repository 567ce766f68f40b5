import { describe, expect, test } from 'vitest';
import { inJob, inRequest } from './log-context.ts';
import { openLog } from './log.ts';

/** The lines that `write` logs, as they would stand on the output. */
function logged(write: (log: ReturnType<typeof openLog>) => unknown): string[] {
  const lines: string[] = [];
  write(openLog('info', { write: (line) => void lines.push(line) }));
  return lines;
}

describe('whatever is thrown, a line says what it was', () => {
  class Refused {
    status_code = 507;
    body = 'no space is left';
  }
  test.each<[string, unknown, string]>([
    ['an error', new Error('gone'), 'gone'],
    ['a text', 'gone', 'gone'],
    ['an object with a message', { message: 'gone', password: 'x' }, 'gone'],
    ['what a library throws', new Refused(), 'no space is left'],
    ['an object that says nothing', { host: 'x', port: 1 }, 'Object with host, port'],
    ['an object whose code is an object', Object.assign(new Error('gone'), { code: { a: 1 } }), 'gone'],
    ['several errors without a message', new AggregateError([new Error('one'), { message: 'two' }]), 'one; two'],
    ['an error whose cause is an object', new Error('gone', { cause: { why: 1 } }), 'gone'],
  ])('%s', (_, thrown, message) => {
    const [line = ''] = logged((log) => log.error({ err: thrown }, 'failed'));
    expect(line).not.toContain('[object');
    expect(JSON.parse(line)).toMatchObject({ msg: 'failed', err: { message } });
  });

  test('what a driver attaches to its error is not logged', () => {
    const thrown = Object.assign(
      new Error('refused', { cause: Object.assign(new Error('x'), { password: 'secret' }) }),
      {
        connection: { password: 'secret' },
      },
    );
    expect(logged((log) => log.error({ err: thrown }, 'failed')).join('')).not.toContain('secret');
  });
});

test('each line names the request or job that it belongs to', async () => {
  const lines = logged((log) => {
    log.info('outside');
    inRequest('from-the-proxy-1', () => log.info('asked'));
    inJob('send-email', '7', () => log.info('worked'));
  }).map((line) => JSON.parse(line));
  expect(lines).toMatchObject([
    { msg: 'outside' },
    { request_id: 'from-the-proxy-1' },
    { job: 'send-email', job_id: '7' },
  ]);
  expect(lines[0]).not.toHaveProperty('request_id');
});

test.each([undefined, '', 'short', 'a b c d e f g h', 'x'.repeat(65), 'id"\n{"level":60}', '-starts-badly'])(
  'a request id like %j is not accepted',
  (given) => {
    inRequest(given, (id) => expect(id).toMatch(/^[0-9a-f]{16}$/));
  },
);
