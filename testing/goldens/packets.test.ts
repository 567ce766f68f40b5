import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Processor } from '../../domain/processors.ts';
import { profiles } from '../../knowledge/processors/profiles.ts';
import { versionFor } from '../../knowledge/processors/version-for.ts';
import { usualFacts } from '../../drafting/packet/contents.ts';
import { packetAsText } from './packet-text.ts';
import { packetFor } from '../../drafting/packet/packet.ts';

const everything = [...new Set([...Object.values(usualFacts).flat(2), 'authorized_on'])];
const facts = (but: string) => Object.fromEntries(everything.filter((id) => id !== but).map((id) => [id, {}]));

/**
 * The name of the file, the processor, a day on which the version governs, and a fact that the packet lacks (`none`
 * when it is complete).
 */
const sheets: readonly (readonly [string, Processor, string, string])[] = [
  ['paypal-2025-10-29', 'paypal', '2025-12-01', 'none'],
  ['paypal-2026-05-19', 'paypal', '2026-11-23', 'signed_on'],
  ['stripe-2024-11-11', 'stripe', '2025-06-02', 'none'],
  ['stripe-2025-11-18', 'stripe', '2025-12-01', 'authorized_on'],
  ['stripe-2026-09-28', 'stripe', '2026-11-23', 'account_id'],
  ['square-2023-12-06', 'square', '2026-11-23', 'none'],
  ['venmo-2025-11-17', 'venmo', '2025-12-01', 'none'],
  ['venmo-2026-08-24', 'venmo', '2026-11-23', 'authorized_on'],
  ['ebay-2024-07-26', 'ebay', '2025-03-03', 'none'],
  ['ebay-2026-02-20', 'ebay', '2026-03-02', 'none'],
  ['ebay-2026-06-28', 'ebay', '2026-11-23', 'form_completed_on'],
  ['amazon-2026-06-18', 'amazon', '2026-11-23', 'none'],
  ['shopify', 'shopify', '2026-11-23', 'none'],
];

test.each(sheets)('the packet %s equals its golden file', (name, processor, day, lacks) => {
  const { procedure } = versionFor(processor, { opened_on: null, last_used_on: day, limited_on: day, sent_on: day });
  const now = packetAsText(packetFor(procedure, profiles[processor].packet, facts(lacks)));
  const file = new URL(`packets/${name}.txt`, import.meta.url);
  if (process.env['UPDATE_GOLDENS'] === '1') writeFileSync(file, now);
  expect(now).toBe(readFileSync(file, 'utf8'));
});
