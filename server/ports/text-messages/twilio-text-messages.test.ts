import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTwilioTextMessages, isSignedByTwilio } from './twilio-text-messages.ts';

let server: Server;
let url: string;
let answer: { status: number; body: string } | 'hang' = { status: 201, body: '{"sid":"SM1"}' };
const asked: { path: string | undefined; authorization: string | undefined; form: Record<string, string> }[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const form = Object.fromEntries(new URLSearchParams(body));
      asked.push({ path: request.url, authorization: request.headers.authorization, form });
      if (answer !== 'hang') response.writeHead(answer.status).end(answer.body);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const sender = (from = '+14155550100', timeoutMs = 5_000) =>
  createTwilioTextMessages({ accountSid: 'AC1', authToken: 'a token of the account', from, url, timeoutMs });

test('a text message is posted as the account, from its number or its messaging service', async () => {
  answer = { status: 201, body: '{"sid":"SM1"}' };
  await sender().send('+14155552671', 'Hello');
  await sender(`MG${'a'.repeat(32)}`).send('+14155552671', 'Hello');
  expect(asked.slice(-2)).toEqual([
    {
      path: '/2010-04-01/Accounts/AC1/Messages.json',
      authorization: `Basic ${Buffer.from('AC1:a token of the account').toString('base64')}`,
      form: { To: '+14155552671', Body: 'Hello', From: '+14155550100' },
    },
    expect.objectContaining({
      form: { To: '+14155552671', Body: 'Hello', MessagingServiceSid: `MG${'a'.repeat(32)}` },
    }),
  ]);
});

test.each([
  [
    400,
    '{"code":21610,"message":"Attempt to send to unsubscribed recipient"}',
    { name: 'TextMessageRefused', ended: true },
  ],
  [
    400,
    '{"code":21614,"message":"not a mobile number"}',
    { name: 'TextMessageRefused', ended: false, message: 'not a mobile number' },
  ],
  [401, '{"code":20003,"message":"Authenticate"}', { name: 'TextMessageUnavailable' }],
  [429, '{"code":20429,"message":"Too many"}', { name: 'TextMessageUnavailable' }],
  [503, 'gone', { name: 'TextMessageUnavailable', message: 'the text service failed: status 503' }],
])('an answer of %d %s is %o', async (status, body, error) => {
  answer = { status, body };
  await expect(sender().send('+14155552671', 'Hello')).rejects.toMatchObject(error);
});

test('silence is an outage', async () => {
  answer = 'hang';
  await expect(sender('+14155550100', 200).send('+14155552671', 'Hello')).rejects.toMatchObject({
    name: 'TextMessageUnavailable',
  });
});

// The example of Twilio's own page on the security of requests.
const example = {
  url: 'https://mycompany.com/myapp.php?foo=1&bar=2',
  form: {
    CallSid: 'CA1234567890ABCDE',
    Caller: '+14158675309',
    Digits: '1234',
    From: '+14158675309',
    To: '+18005551212',
  },
  token: '12345',
  signature: 'RSOYDt4T1cUTdK1PDd93/VVr8B8=',
};

test('a signature is that of address and form under the account’s token', () => {
  const { url: to, form, token, signature } = example;
  expect(isSignedByTwilio(token, to, form, signature)).toBe(true);
  expect(isSignedByTwilio(token, to, { ...form, Digits: '1235' }, signature)).toBe(false);
  expect(isSignedByTwilio(token, `${to}&more`, form, signature)).toBe(false);
  expect(isSignedByTwilio('54321', to, form, signature)).toBe(false);
  expect(isSignedByTwilio(token, to, form, '')).toBe(false);
});
