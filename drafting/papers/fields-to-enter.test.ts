import { expect, test } from 'vitest';
import { fullCase } from '../../testing/cases/sample-cases.ts';
import { buildFactSheet } from '../facts/fact-sheet.ts';
import { fieldsToEnter } from './fields-to-enter.ts';
import { nothingGiven } from '../packet/given.ts';

const dated = '2026-11-23';

test('eBay’s form is entered field by field from what is on file, and nothing that its submission itself does is a field', () => {
  const sheet = buildFactSheet(fullCase('ebay'), { dated, packet: nothingGiven });
  const { packet } = sheet;
  if (packet === undefined) throw new Error('expected a packet');
  expect(packet).toMatchObject({ agreement: 'ebay/2026-06-28', channel: 'webform' });
  const fields = fieldsToEnter(packet, sheet.facts);
  expect(fields.map(({ label }) => label.toLowerCase())).toEqual(
    packet.boxes.filter(({ id, met }) => met && id !== 'documents').map(({ says }) => says.toLowerCase()),
  );
  expect(fields.every(({ text }) => text.trim() !== '')).toBe(true);
  // What is claimed, and what for: a sum alone describes nothing.
  expect(fields[0]?.text).toBe(
    'eBay Inc. withholds $48,250.75 from Juniper Outfitters LLC, since July 20, 2026: proceeds of sales that it processed. The claim is for its release. Its basis is the agreement and the law that governs it.',
  );
  expect(fields[1]?.text).toMatch(/^Release of \$48,250\.75 in US dollars, with interest/);
  const without = { ...sheet.facts };
  delete without['claimed'];
  expect(fieldsToEnter(packet, without).length).toBeLessThan(fields.length);
});
