/**
 * Records in the storage what was sent, because a database restored to an earlier moment does not know it and would
 * send it again (docs/decisions/0087). One small file for each email and letter of today, one for each past day, none
 * older than `keptDays`.
 */
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import type { Storage } from '../ports/storage/storage.ts';
import type { Services } from './context.ts';
import { keyedHash } from './keyed-hash.ts';
import { inTime } from './readiness.ts';
import { dayOf } from '../../domain/calendar/utc.ts';

export const journalFolder = 'send-journal';
const daysFolder = `${journalFolder}/days`;
const keptDays = 400;
/** The email was sent already: a slow storage must not keep its worker waiting. */
const writeMs = 10_000;

const entry = z.object({
  outbox_id: z.uuid(),
  channel: z.enum(['email', 'certified_mail']),
  /** Under the application's key, so that it names nobody. */
  recipient_hash: z.string(),
  /** The SHA-256 of the letter; null for an email that is not a letter. */
  letter_sha256: z.string().nullable(),
  at: z.string(),
});
export type JournalEntry = z.infer<typeof entry>;
type Sent = Pick<JournalEntry, 'outbox_id' | 'channel' | 'letter_sha256'> & { recipient: string };

/** Records that something was sent. Never fails: a failure here would get it sent again. */
export async function journalSend(
  { storage, config, clock, log }: Services,
  { recipient, ...sent }: Sent,
): Promise<void> {
  const at = clock.now().toISOString();
  const line: JournalEntry = {
    ...sent,
    at,
    recipient_hash: keyedHash(config.appKey, 'send-journal', recipient.toLowerCase()),
  };
  const key = `${journalFolder}/${at.slice(0, 10)}/${sent.outbox_id}`;
  const written = storage.put(key, Buffer.from(JSON.stringify(line))).catch((error: unknown) => {
    log.error({ err: error, outbox_id: sent.outbox_id }, 'the journal of sends could not be written');
  });
  await inTime(written, writeMs);
}

/** Everything that was sent on the day of `since` or later. Throws StorageCorrupt for an entry that was altered. */
export async function readJournal(storage: Storage, since: Date): Promise<JournalEntry[]> {
  const first = dayOf(since);
  const keys = (await storage.list(journalFolder)).filter((key) => dayIn(key) >= first);
  const found: JournalEntry[] = [];
  for (const key of keys) found.push(...(await entriesIn(storage, key)));
  return found;
}

/** Combines each past day's files into one, and removes days that are too old. Safe to run again. */
export async function foldSendJournal({ storage, clock }: Pick<Services, 'storage' | 'clock'>): Promise<void> {
  const today = dayOf(clock.now());
  const oldest = dayOf(new Date(clock.now().getTime() - keptDays * 24 * 60 * 60_000));
  const keys = await storage.list(journalFolder);
  const single = keys.filter((key) => !key.startsWith(`${daysFolder}/`) && dayIn(key) < today);
  for (const [day, ofDay] of Map.groupBy(single, dayIn)) {
    const whole = `${daysFolder}/${day}`;
    const known = keys.includes(whole) ? await entriesIn(storage, whole) : [];
    const byId = new Map(known.map((each) => [each.outbox_id, each]));
    for (const key of ofDay) for (const each of await entriesIn(storage, key)) byId.set(each.outbox_id, each);
    await storage.put(whole, Buffer.from([...byId.values()].map((each) => JSON.stringify(each)).join('\n')));
    for (const key of ofDay) await storage.remove(key);
  }
  for (const key of keys) if (key.startsWith(`${daysFolder}/`) && dayIn(key) < oldest) await storage.remove(key);
}

/** The day of `send-journal/2026-11-25/<id>` and of `send-journal/days/2026-11-25`. */
const dayIn = (key: string): string => /\d{4}-\d{2}-\d{2}/.exec(key)?.[0] ?? '';

async function entriesIn(storage: Storage, key: string): Promise<JournalEntry[]> {
  const lines = (await text(await storage.get(key))).split('\n').filter(Boolean);
  return lines.map((line) => entry.parse(JSON.parse(line)));
}
