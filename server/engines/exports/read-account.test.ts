import { largeActivity } from '../../../testing/exports/large-activity.ts';
import { expect, test } from 'vitest';
import { onlyAccount, openFile, proveFiles } from '../../../testing/exports/prove-files.ts';
import { AccountUnread, readAccount, type ExportInput } from './read-account.ts';
import type { ExportProgress } from './read-files.ts';

const names = ['01-paypal-activity-en.csv', '07-etsy-statement.csv', '02-stripe-balance-change-itemized.csv'];
const inputOf = (name: string): ExportInput & { content: Buffer } => {
  const content = openFile(name);
  return { name, bytes: content.length, content };
};
async function* inParts(content: Buffer): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < content.length; at += 1_000) yield content.subarray(at, at + 1_000);
}

test('the process proves what the same files prove here, from bytes or from a stream', async () => {
  const files = names.map((name) => inputOf(name));
  const expected = await proveFiles(Object.fromEntries(files.map(({ name, content }) => [name, content])));
  expect(await readAccount(files)).toEqual(expected);
  expect(await readAccount(files.map((file) => ({ ...file, content: inParts(file.content) })))).toEqual(expected);
});

test('answers reach it, and it reports which file it is at', async () => {
  const progress: ExportProgress[] = [];
  const proof = await readAccount(
    names.slice(1).map((name) => inputOf(name)),
    { answers: { 'begins:stripe': 'yes', 'reserve-days:stripe': '45' }, onProgress: (each) => progress.push(each) },
  );
  const account = onlyAccount(proof);
  expect(account.withheld.level).toBe('proven');
  expect(account.tranches[0]?.expectedRelease).toEqual({ day: '2026-08-01', basis: '45 days after it was withheld' });
  expect(progress).toEqual([{ file: 1, rows: 65 }]);
});

test.each([
  ['past its time', { timeout_ms: 1 }],
  ['past its memory', { memory_mb: 1 }],
])('a process %s is ended, with a message for the merchant', async (_, limits) => {
  const endless: ExportInput = { name: 'a.csv', bytes: 2 ** 20, content: never() };
  await expect(readAccount([endless], limits)).rejects.toThrow(AccountUnread);
});

async function* never(): AsyncGenerator<Uint8Array> {
  await new Promise(() => undefined);
  yield new Uint8Array();
}

test('a stream of another length than was said gives nothing', async () => {
  const file = inputOf('07-etsy-statement.csv');
  await expect(readAccount([{ ...file, bytes: file.bytes + 1 }])).rejects.toThrow(AccountUnread);
});

test('300,000 rows fit into the memory that the process has', async () => {
  const content = largeActivity(300_000);
  const proof = await readAccount([{ name: 'activity.csv', bytes: content.length, content }]);
  expect(proof.files[0]?.rows).toBe(300_000);
  expect(proof.accounts[0]?.breakCount).toBe(0);
}, 120_000);
