import { expect, test } from 'vitest';
import { passkeySettings } from './passkey-settings.ts';

test.each([
  ['https://unhold.example', 'unhold.example', ['https://unhold.example']],
  ['http://localhost:3000', 'localhost', ['http://localhost:3000']],
  ['http://127.0.0.1:3911', 'localhost', ['http://127.0.0.1:3911', 'http://localhost:3911']],
  ['http://[::1]:3911', 'localhost', ['http://[::1]:3911', 'http://localhost:3911']],
])('on %s, passkeys belong to %s', (publicUrl, rpID, origin) => {
  const { hostname } = new URL(publicUrl);
  expect(passkeySettings(publicUrl, hostname)).toMatchObject({ rpID, origin });
});
