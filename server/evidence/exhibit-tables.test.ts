import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { caseAccount, confirmedAccount } from '../../domain/ledger-of-account/case-account.ts';
import { formatCents } from '../../domain/money/cents.ts';
import { authorities } from '../../knowledge/load.ts';
import { fullCase } from '../../testing/cases/sample-cases.ts';
import { caseWithRecords, exportsOf } from '../../testing/goldens/accounts.ts';
import { openFile, proveFiles } from '../../testing/exports/prove-files.ts';
import { ebayCsv } from '../../testing/exports/written-exports.ts';
import { exhibitTables } from './exhibit-tables.ts';

const folder = 'testing/exports/open';
const files = readdirSync(folder).filter((name) => /\.(csv|txt)$/.test(name));
const about = { proofSha256: 'a'.repeat(64), processor: 'PayPal', caseNumber: 'UH-1', dated: '2026-11-28' };
const exhibitOf = async (name: string) => {
  const proof = await proveFiles({ [name]: openFile(name) });
  return { stated: caseAccount(proof), tables: exhibitTables({ ...about, proof }) };
};

test('the parts of an exhibit sum to what it says is withheld', async () => {
  const shown = [];
  for (const name of files) {
    const { stated, tables } = await exhibitOf(name);
    expect(tables === null).toBe(stated === null);
    if (!stated || !tables) continue;
    shown.push(name);
    expect(tables.sections[0]?.paragraphs[0]).toContain(formatCents(stated.withheld.amount));
    const parts = tables.sections.find(({ title }) => title?.startsWith('What is withheld'))?.table?.rows ?? [];
    const cents = parts.map((row) => Number(row.at(-1)?.replaceAll(/[^\d]/g, '')));
    if (parts.length > 0) expect(cents.reduce((sum, each) => sum + each, 0)).toBe(stated.withheld.amount);
  }
  expect(shown.length).toBeGreaterThan(2);
});

test('the months of an exhibit sum to what it says can still be disputed', async () => {
  for (const content of [exportsOf.paypal, exportsOf.stripe, exportsOf.shopify, exportsOf.ebay]) {
    const proof = await proveFiles({ 'export.csv': content });
    const tables = exhibitTables({ ...about, proof });
    const section = tables?.sections.find(({ title }) => title === 'What buyers can still dispute');
    const ceiling = caseAccount(proof)?.account.exposure?.ceiling;
    if (ceiling?.level !== 'at least') throw new Error('the export tells nothing');
    expect(section?.paragraphs[0]).toContain(`: ${formatCents(ceiling.amount)}. `);
    const cents = section?.table?.rows.map((row) => Number(row.at(-1)?.replaceAll(/[^\d]/g, ''))) ?? [];
    expect(cents.reduce((sum, each) => sum + each, 0)).toBe(ceiling.amount);
  }
});

test('the refunds of an exhibit are the letter’s, with the sales, rate, formula and rows that they are of', async () => {
  const proof = await proveFiles({ 'export.csv': exportsOf.shopify });
  const said = exhibitTables({ ...about, proof })?.sections.flatMap(({ paragraphs }) => paragraphs);
  expect(said?.find((each) => each.startsWith('Refunds to be expected'))).toMatch(
    /^Refunds to be expected of them, beside that loss: \$2,632\.22\. Of 4992 sales that are at least 31 days old, 49 were refunded in whole or part \(up to 1\.2953%, the upper end of Wilson’s interval of 95%\), by amount \$4,102\.50 of \$419,184\.00 \(0\.9787%\)\. The higher rate, times all that can still be disputed\. The rate rests on rows 266, 363, 460, /,
  );
  expect(said?.find((each) => each.startsWith('Loss to be expected'))).toContain(
    'The rate rests on rows 1236, 1746, 2256, 2766, 3252, 3762, 4272, 4783, 5294, 5345.',
  );
  expect(confirmedAccount(proof, 'x', null)?.exposure?.refunds).toMatchObject({
    sales: 4_992,
    refunds: 49,
    refunded_cents: 410_250,
    rate: 1.2953,
    expected_cents: 263_222,
  });
});

test('what can still be disputed of a sale held alone is said of its part', async () => {
  const proof = await proveFiles({ 'export.csv': exportsOf.ebay });
  const said = exhibitTables({ ...about, proof })?.sections.flatMap(({ paragraphs }) => paragraphs);
  expect(said).toContain('Of the sale that part 1 names, $14,020.10 can still be disputed; disputed of it: $0.00.');
});

test('what is withheld beyond loss, refunds and reserve not due is said', async () => {
  const answers = { 'begins:paypal': 'yes', 'reserve-days:paypal': '30' };
  const proof = await proveFiles({ 'export.csv': exportsOf.paypal }, { answers });
  const said = exhibitTables({ ...about, proof })?.sections.flatMap(({ paragraphs }) => paragraphs);
  // $27,900.65 less $1,026.00, $3,666.69 and $1,200.55.
  expect(said).toContain('Withheld beyond that and the refunds to be expected: at least $22,007.41.');
});

test('an exhibit names the rule that the letter names, with the delivery time counted, and no row as certain', async () => {
  const { account } = await caseWithRecords('shopify', exportsOf.shopify);
  const { fields } = fullCase('shopify');
  const proof = await proveFiles({ 'export.csv': exportsOf.shopify }, { about: fields });
  const said = exhibitTables({ ...about, proof })?.sections.flatMap(({ paragraphs }) => paragraphs) ?? [];
  const rule = ['visa-dispute-120-540', 'mc-chargeback-120-540'].map((id) => authorities.get(id)?.citation);
  expect(said.at(-1) && said.find((each) => each.startsWith('The rule'))).toContain(
    `The rule: ${rule.join('; ')}. Counted from the day of the sale and with the average delivery time of 6 days that the merchant states`,
  );
  expect(said.join(' ')).toContain(formatCents(account?.exposure?.open_cents ?? 0));
  expect(said.join(' ')).not.toContain('every hold');
});

test('no exhibit has a buyer’s name, address or email', async () => {
  let searched = 0;
  for (const name of files) {
    const { tables } = await exhibitOf(name);
    const printed = JSON.stringify(tables);
    const [header = '', ...rows] = openFile(name).toString().replace('\ufeff', '').split('\n');
    const at = header.split(',').findIndex((head) => /^"?(?:name|buyer name|customer name)"?$/i.test(head.trim()));
    const names = at < 0 ? [] : rows.map((row) => row.split(',')[at]?.replaceAll('"', '').trim() ?? '');
    for (const buyer of names.filter((each) => each.length > 3)) {
      expect(printed).not.toContain(buyer);
      searched += 1;
    }
    expect(printed).not.toMatch(/@[a-z]+\./);
  }
  expect(searched).toBeGreaterThan(20);
});

test('a reserve that a settlement states whole has its row', async () => {
  const { stated, tables } = await exhibitOf('05-amazon-settlement-v2.txt');
  expect(stated?.account.outstandingCount).toBe(0);
  expect(tables?.sections[0]?.paragraphs.at(-1)).toBe(`It rests on row ${stated?.withheld.rows[0]?.row}.`);
});

test('a reference that reads like words or an address is not printed', async () => {
  const hold = (id: string, of: string) => ({ at: '2026-09-14', type: 'Hold', net: -5_000, id, of });
  const sold = { at: '2026-09-13', type: 'Order', net: 90_000, id: 'sale-1', of: '11-02' };
  const rows = [sold, hold('H-1', '11-02'), hold('H-2', 'Order of Ann Lee, ann@example.com')];
  const tables = exhibitTables({ ...about, proof: await proveFiles({ 'export.csv': ebayCsv(rows) }) });
  const printed = JSON.stringify(tables);
  expect(printed).toContain('H-1; 11-02');
  expect(printed).toContain('"H-2"');
  expect(printed).not.toMatch(/Ann Lee|ann@/);
});
