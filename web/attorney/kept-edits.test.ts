import { describe, expect, test } from 'vitest';
import { findKeptEdits, forgetEdits, keepEdits } from './kept-edits.ts';
import { smallLetter } from './small-letter.test-data.ts';

function shelf(refuses = false) {
  const items = new Map<string, string>();
  return {
    items,
    get length() {
      return items.size;
    },
    key: (index: number) => [...items.keys()][index] ?? null,
    getItem: (key: string) => items.get(key) ?? null,
    removeItem: (key: string) => void items.delete(key),
    setItem: (key: string, value: string) => {
      if (refuses) throw new DOMException('full', 'QuotaExceededError');
      items.set(key, value);
    },
  };
}

const edits = (version: number, at: string) => ({
  version,
  at,
  document: smallLetter({ title: `of version ${version}` }),
});

describe('kept edits', () => {
  test('come back by letter, the newest of all versions', () => {
    const device = shelf();
    keepEdits(device, 'one', edits(3, '2026-11-20T10:00:00Z'));
    keepEdits(device, 'one', edits(2, '2026-11-20T11:00:00Z'));
    keepEdits(device, 'two', edits(9, '2026-11-20T12:00:00Z'));
    expect(findKeptEdits(device, 'one')).toMatchObject({ version: 2, document: { title: 'of version 2' } });
  });

  test('are forgotten for this letter only', () => {
    const device = shelf();
    keepEdits(device, 'one', edits(1, '2026-11-20T10:00:00Z'));
    keepEdits(device, 'one', edits(2, '2026-11-20T10:00:00Z'));
    keepEdits(device, 'two', edits(1, '2026-11-20T10:00:00Z'));
    forgetEdits(device, 'one');
    expect([...device.items.keys()]).toEqual(['unhold.letter-edits:two:1']);
  });

  test('a full device says so, and broken entries are passed over', () => {
    expect(keepEdits(shelf(true), 'one', edits(1, '2026-11-20T10:00:00Z'))).toBe(false);
    const device = shelf();
    device.setItem('unhold.letter-edits:one:1', '{"at":');
    device.setItem('unhold.letter-edits:one:2', '{"at":"2026-11-20T10:00:00Z","document":{}}');
    expect(findKeptEdits(device, 'one')).toBeNull();
  });
});
