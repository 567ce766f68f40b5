import { describe, expect, test } from 'vitest';
import type { Account, Break } from '../../../domain/ledger-of-account/account.ts';
import { proveFiles } from '../prove-files.ts';
import { mistakesOf } from './mistakes.ts';
import { paypalActivity } from './paypal.ts';
import { write } from './sheet.ts';

const suspicion: Break = { rule: 'balance', at: null, by: 1, says: 'It does not close.', spoilsUntil: null };

describe('A reader', () => {
  /** Of one currency, with money withheld, and more from before its first row. */
  const printed = Array.from({ length: 100 }, (_, seed) => paypalActivity(seed)).find(
    ({ gap, sheets, truths: [truth, ...others] }) =>
      !gap && sheets.length === 1 && truth?.orphans === true && truth.shown.held > 0 && others.length === 0,
  );
  if (!printed) throw new Error('no such history');
  const read = () => proveFiles(Object.fromEntries(printed.sheets.map((sheet) => [sheet.name, write(sheet)])));

  test.each([
    ['is a cent off', ({ withheld }: Account) => withheld.level !== 'cannot be told' && (withheld.amount += 1)],
    ['claims a proof of what is only the least', (account: Account) => (account.held.level = 'proven')],
    ['gives up', (account: Account) => (account.withheld.level = 'cannot be told')],
    ['misses a tranche', (account: Account) => account.tranches.splice(0, 1) && (account.trancheCount -= 1)],
    ['suspects an honest file', (account: Account) => account.breaks.push({ ...suspicion })],
  ])('that %s is caught', async (_, err) => {
    const proof = await read();
    expect(mistakesOf(printed, proof, false)).toEqual([]);
    proof.accounts.forEach(err);
    expect(mistakesOf(printed, proof, false)).not.toEqual([]);
  });
});
