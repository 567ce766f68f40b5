import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSmallS3, type SmallS3 } from '../../testing/storage/small-s3.ts';
import { createFileStorage } from '../ports/storage/file-storage.ts';
import { createS3Storage, s3OptionsOf } from '../ports/storage/s3-storage.ts';
import type { Storage } from '../ports/storage/storage.ts';
import type { Services } from './context.ts';
import { openLog } from './log.ts';
import { foldSendJournal, journalFolder, journalSend, readJournal } from './send-journal.ts';

const app_key = Buffer.from('k'.repeat(32));
const storage = createFileStorage({ directory: mkdtempSync(join(tmpdir(), 'journal-')), app_key });
const at = (moment: string, stored: Storage = storage) =>
  ({
    storage: stored,
    clock: { now: () => new Date(moment) },
    config: { appKey: 'k'.repeat(32) },
    log: openLog('silent'),
  }) as Services;

let s3: SmallS3;
beforeAll(async () => {
  s3 = await openSmallS3();
});
afterAll(() => s3.close());

test.each(['a folder', 'S3'])(
  'in %s: the journal says what was sent since a day, names nobody, and is folded into daily files kept for 400 days',
  async (where) => {
    const kept =
      where === 'S3' ? createS3Storage({ ...s3OptionsOf(s3.url), app_key, clock: { now: () => new Date() } }) : storage;
    const send = async (moment: string) => {
      const outbox_id = randomUUID();
      const recipient = 'legal@processor.example';
      await journalSend(at(moment, kept), { outbox_id, channel: 'email', recipient, letter_sha256: null });
      return outbox_id;
    };
    const ids = [
      await send('2025-10-01T10:00:00Z'),
      await send('2026-11-23T10:00:00Z'),
      await send('2026-11-23T23:59:00Z'),
      await send('2026-11-25T10:00:00Z'),
    ];
    const since = async (day: string) =>
      (await readJournal(kept, new Date(`${day}T12:00:00Z`))).map(({ outbox_id }) => outbox_id);
    expect(new Set(await since('2026-11-23'))).toEqual(new Set(ids.slice(1)));
    const [entry] = await readJournal(kept, new Date('2026-11-25T00:00:00Z'));
    expect(JSON.stringify(entry)).not.toContain('processor.example');
    for (let time = 0; time < 2; time += 1) await foldSendJournal(at('2026-11-25T04:00:00Z', kept));
    expect(await kept.list(journalFolder)).toEqual([
      `${journalFolder}/2026-11-25/${ids[3]}`,
      `${journalFolder}/days/2026-11-23`,
    ]);
    expect(new Set(await since('2026-11-23'))).toEqual(new Set(ids.slice(1)));
    expect(await since('2026-11-24')).toEqual(ids.slice(3));
  },
);

test('a storage that cannot be reached loses no earlier entry, and keeps nobody from sending', async () => {
  const log: unknown[] = [];
  const kept = createS3Storage({ ...s3OptionsOf(s3.url), app_key, clock: { now: () => new Date() } });
  const services = at('2026-12-01T10:00:00Z', kept);
  services.log = { ...services.log, error: (line: unknown) => log.push(line) } as Services['log'];
  const send = (outbox_id: string) =>
    journalSend(services, { outbox_id, channel: 'email', recipient: 'legal@processor.example', letter_sha256: null });
  const [before, meanwhile] = [randomUUID(), randomUUID()];
  await send(before);
  s3.away = true;
  await send(meanwhile);
  await expect(readJournal(kept, new Date('2026-12-01'))).rejects.toThrow();
  s3.away = false;
  expect((await readJournal(kept, new Date('2026-12-01'))).map(({ outbox_id }) => outbox_id)).toEqual([before]);
  // What could not be written down is at least in the log.
  expect(log).toEqual([expect.objectContaining({ outbox_id: meanwhile })]);
});

test('a journal that cannot be written makes nothing else fail', async () => {
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
