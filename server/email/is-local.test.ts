import { expect, test } from 'vitest';
import { onThisMachine } from './is-local.ts';

const asked = (socket: string | undefined, headers: Record<string, string> = {}) =>
  onThisMachine({ socket, headers: new Headers({ host: 'localhost:3000', ...headers }) });

test.each(['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1'])('the address %s is this machine', (socket) =>
  expect(asked(socket)).toBe(true),
);

test.each([
  '192.0.2.7',
  '10.0.0.1',
  '::ffff:192.0.2.7',
  '128.0.0.1',
  '1127.0.0.1',
  '2001:db8::1',
  '::11',
  '',
  undefined,
])('the address %s is not this machine', (socket) => expect(asked(socket)).toBe(false));

test.each(['localhost', 'LOCALHOST:3000', '127.0.0.1:3000', '[::1]:3000'])(
  "the host name %s is this machine's",
  (host) => expect(asked('127.0.0.1', { host })).toBe(true),
);

test.each([
  'unhold.example',
  'localhost.evil.example',
  'evil.example:3000',
  '127.0.0.1.evil.example',
  '192.168.0.5:3000',
  '',
])("the host name %j is not this machine's", (host) => expect(asked('127.0.0.1', { host })).toBe(false));

test.each([
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'cf-connecting-ip',
  'true-client-ip',
])('a request with the proxy header %s comes from elsewhere', (name) =>
  expect(asked('127.0.0.1', { [name]: '127.0.0.1' })).toBe(false),
);
