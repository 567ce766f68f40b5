import { expect, test } from 'vitest';
import { encodingsFor } from './accept-encoding.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br gzip identity'],
  ['gzip', 'gzip identity'],
  ['GZIP;Q=1', 'gzip identity'],
  ['br;q=0, gzip', 'gzip identity'],
  ['br;q=0.5, gzip;q=0.8', 'gzip br identity'],
  ['*', 'br gzip identity'],
  ['*;q=0', 'identity'],
  ['gzip;q=0, *', 'br identity'],
  ['identity;q=1, gzip;q=0.5', 'identity'],
  ['identity;q=0, gzip;q=0.1', 'gzip identity'],
  ['br;q=nonsense', 'identity'],
  ['bread, gzipped', 'identity'],
])('Accept-Encoding: %s', (header, expected) => expect(encodingsFor(header).join(' ')).toBe(expected));
