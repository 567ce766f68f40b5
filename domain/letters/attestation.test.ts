import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { attestations } from './attestation.ts';

test('a text that attorneys attested is never changed, only followed by another version', () => {
  const hashes = Object.fromEntries(
    Object.entries(attestations).map(([version, text]) => [
      version,
      createHash('sha256').update(text).digest('hex').slice(0, 16),
    ]),
  );
  expect(hashes).toEqual({ 'approval/1': 'd0c75ff1e651dab6' });
});
