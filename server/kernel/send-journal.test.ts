import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createFileStorage } from '../ports/storage/file-storage.ts';
import type { Services } from './context.ts';
import { openLog } from './log.ts';
import { foldSendJournal, journalFolder, journalSend, readJournal } from './send-journal.ts';

const storage = createFileStorage({
  directory: mkdtempSync(join(tmpdir(), 'journal-')),
  app_key: Buffer.from('k'.repeat(32)),
});
const at = (moment: string) =>
  ({
    storage,
    clock: { now: () => new Date(moment) },
    config: { appKey: 'k'.repeat(32) },
    log: openLog('silent'),
  }) as Services;
const send = (moment: string, recipient = 'legal@processor.example') => {
  const outbox_id = randomUUID();
  return journalSend(at(moment), { outbox_id, channel: 'email', recipient, letter_sha256: null }).then(() => outbox_id);
};

test('what left is known since a day, names nobody, and is folded into a file a day for 400 days', async () => {
  const ids = [
    await send('2025-10-01T10:00:00Z'),
    await send('2026-11-23T10:00:00Z'),
    await send('2026-11-23T23:59:00Z'),
    await send('2026-11-25T10:00:00Z'),
  ];
  const since = async (day: string) =>
    (await readJournal(storage, new Date(`${day}T12:00:00Z`))).map(({ outbox_id }) => outbox_id);
  expect(new Set(await since('2026-11-23'))).toEqual(new Set(ids.slice(1)));
  const [entry] = await readJournal(storage, new Date('2026-11-25T00:00:00Z'));
  expect(JSON.stringify(entry)).not.toContain('processor.example');
  for (let time = 0; time < 2; time += 1) await foldSendJournal(at('2026-11-25T04:00:00Z'));
  expect(await storage.list(journalFolder)).toEqual([
    `${journalFolder}/2026-11-25/${ids[3]}`,
    `${journalFolder}/days/2026-11-23`,
  ]);
  expect(new Set(await since('2026-11-23'))).toEqual(new Set(ids.slice(1)));
  expect(await since('2026-11-24')).toEqual(ids.slice(3));
});

test('a journal that cannot be written fails nothing', async () => {
  const full = { ...storage, put: () => Promise.reject(new Error('full')) };
  await journalSend(
    { ...at('2026-11-25T10:00:00Z'), storage: full },
    {
      outbox_id: randomUUID(),
      channel: 'certified_mail',
      recipient: '1 Way',
      letter_sha256: null,
    },
  );
});
