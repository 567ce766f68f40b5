import { expect, test } from 'vitest';
import { replacedProofs } from './replaced-proofs.ts';

test('of several calculations from the records all but the newest are replaced, and no other file is', () => {
  const file = (id: string, document_type: 'account_proof' | 'account_export', created_at: string) => ({
    id,
    document_type,
    created_at,
  });
  const first = file('a', 'account_proof', '2026-11-03T10:00:00.000Z');
  const files = [
    file('c', 'account_proof', '2026-11-05T10:00:00.000Z'),
    first,
    file('b', 'account_proof', '2026-11-04T10:00:00.000Z'),
    file('x', 'account_export', '2026-11-02T10:00:00.000Z'),
  ];
  expect([...replacedProofs(files)]).toEqual(['a', 'b']);
  expect([...replacedProofs([first])]).toEqual([]);
});
