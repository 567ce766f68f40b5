import { expect, test } from 'vitest';
import { lasted, room } from './system-text.ts';

test.each([
  [0, '0 seconds'],
  [1, '1 second'],
  [119, '119 seconds'],
  [120, '2 minutes'],
  [7_199, '119 minutes'],
  [7_200, '2 hours'],
  [200_000, '2 days'],
])('%i seconds are %s', (seconds, said) => expect(lasted(seconds)).toBe(said));

test.each([
  [87_400_000, '87 MB'],
  [1_200_000, '1.2 MB'],
  [340_000_000_000, '340 GB'],
  [1_230_000_000_000, '1.2 TB'],
  [5_000_000_000_000_000, '5000 TB'],
])('%i bytes are %s', (bytes, said) => expect(room(bytes)).toBe(said));
