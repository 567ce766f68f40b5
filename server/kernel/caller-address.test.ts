import { expect, test } from 'vitest';
import { callerAddress, wideNetwork } from './caller-address.ts';

test.each<[string, string | undefined, number, string]>([
  ['without trusted proxies the header is ignored', '203.0.113.7', 0, '10.0.0.1'],
  ['one proxy: the last entry', '198.51.100.1, 203.0.113.7', 1, '203.0.113.7'],
  ["one proxy, and the caller's own claims", '127.0.0.1, 127.0.0.1, 203.0.113.7', 1, '203.0.113.7'],
  ['two proxies: the second to last entry', '198.51.100.1, 203.0.113.7, 10.0.0.2', 2, '203.0.113.7'],
  ['fewer entries than proxies: the first, which a proxy wrote', '203.0.113.7', 3, '203.0.113.7'],
  ['with a port', '203.0.113.7:5123', 1, '203.0.113.7'],
  ['IPv6 in brackets', '[2001:db8::7]:443', 1, '2001:db8::7'],
  ['IPv6', '2001:db8::7', 1, '2001:db8::7'],
  ['not an address', 'unknown', 1, '10.0.0.1'],
  ['no header', undefined, 1, '10.0.0.1'],
  ['an empty entry', '203.0.113.7, ', 1, '10.0.0.1'],
])("the caller's address: %s", (_, header, proxies, address) => {
  expect(callerAddress('10.0.0.1', header, proxies)).toBe(address);
});

test('a request without a socket comes from this machine', () =>
  expect(callerAddress(undefined, undefined, 0)).toBe('127.0.0.1'));

test.each([
  ['198.51.100.7', '198.51.100.0'],
  ['::ffff:198.51.100.7', '198.51.100.0'],
  ['2001:db8:1:2345::1', '2001:db8:1:2300'],
  ['2001:db8:1:23ff::1', '2001:db8:1:2300'],
  ['2001:db8:1:2400::1', '2001:db8:1:2400'],
  ['2001:db8::1', '2001:db8:0:0'],
])('the wide network of %s is %s', (address, network) => expect(wideNetwork(address)).toBe(network));
