import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTypstRenderer } from '../../engines/typst/typst-renderer.ts';
import { createFileStorage } from '../storage/file-storage.ts';
import type { Storage } from '../storage/storage.ts';
import { MailJobRefused, type MailJob, type Mailhouse } from './mailhouse.ts';
import { createPrintMailhouse } from './print-mailhouse.ts';

const pdf = Buffer.from('%PDF-1.7 approved');
const job: MailJob = {
  key: 'send-0197a1b2',
  case_number: 'UH-2026-000184',
  letter_title: 'Demand and Notice of Dispute',
  pdf,
  sha256: createHash('sha256').update(pdf).digest('hex'),
  pages: 3,
  exhibits: null,
  sender: { name: 'Harlan & Voss', address_lines: ['410 Front Street', 'Traverse City, Michigan 49684'] },
  recipient: {
    name: 'Northline Payments, Inc.',
    address_lines: ['200 Harbor Boulevard', 'San Francisco, California 94105'],
  },
  delivery_method: 'USPS Certified Mail, return receipt requested',
  certified_mail_number: null,
  copy: false,
  again: false,
  dated: '2026-11-23',
};
let directory = '';
let storage: Storage;
let mailhouse: Mailhouse;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'mailhouse-'));
  storage = createFileStorage({ directory, app_key: Buffer.alloc(32, 1) });
  mailhouse = createPrintMailhouse(storage, createTypstRenderer());
});
afterEach(() => rm(directory, { recursive: true }));

test('a job stores the approved bytes and a cover, and asks staff to mail them', async () => {
  const record = await mailhouse.send(job);
  expect(record).toMatchObject({ provider: 'print', status: 'awaiting_staff', certified_mail_number: null });
  expect((await buffer(await storage.get(record.print_files?.letter ?? ''))).equals(pdf)).toBe(true);
  expect((await buffer(await storage.get(record.print_files?.cover ?? ''))).subarray(0, 5).toString()).toBe('%PDF-');
  expect(record.staff_task?.text).toContain(
    'the 3 pages of the letter unchanged, and post them to Northline Payments, Inc., 200 Harbor Boulevard',
  );
});

test('the same key twice is one job', async () => {
  expect(await mailhouse.send(job)).toEqual(await mailhouse.send(job));
  expect(await storage.list('mail-jobs')).toHaveLength(2);
});

test('another letter under the same key is refused', async () => {
  await mailhouse.send(job);
  const other = Buffer.from('%PDF-1.7 other');
  await expect(
    mailhouse.send({ ...job, pdf: other, sha256: createHash('sha256').update(other).digest('hex') }),
  ).rejects.toThrow(MailJobRefused);
});

test.each<[string, Partial<MailJob>]>([
  ['bytes other than the approved ones', { pdf: Buffer.from('%PDF-1.7 changed') }],
  ['no address', { recipient: { name: 'Northline', address_lines: [] } }],
  ['blank address lines', { recipient: { name: 'Northline', address_lines: [' ', ''] } }],
  ['a key that is a path', { key: '../../x' }],
])('a job is refused with %s', async (_, change) => {
  await expect(mailhouse.send({ ...job, ...change })).rejects.toThrow(MailJobRefused);
  expect(await storage.list('')).toEqual([]);
});
