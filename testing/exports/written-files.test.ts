import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import type { AccountProof } from '../../domain/ledger-of-account/account.ts';
import { inShort, onlyAccount, proveFiles } from './prove-files.ts';
import { minorOf, unseen } from './unseen/truth.ts';

async function readOf(folder: string, ...names: string[]): Promise<AccountProof> {
  const contents = names.map((name) => readFile(new URL(`./${folder}/${name}`, import.meta.url)));
  const files = await Promise.all(contents);
  return proveFiles(Object.fromEntries(names.map((name, at) => [name, files[at] ?? ''])));
}

describe('Files that no reader has seen', () => {
  test.each(unseen.filter(({ refused }) => refused === null))('$title', async ({ file, accounts }) => {
    const proof = await readOf('unseen', file);
    expect(proof.refused).toEqual([]);
    expect(proof.accounts.map(({ currency }) => currency).toSorted()).toEqual(
      accounts.map(({ currency }) => currency).toSorted(),
    );
    for (const truth of accounts) {
      const account = proof.accounts.find(({ currency }) => currency === truth.currency);
      expect(account?.breaks).toEqual([]);
      expect(account?.asOf).toBe(truth.asOf);
      const { withheld, tranches, releasedFromBefore, paidOut } = truth;
      expect(account && inShort(account.withheld)).toBe(
        withheld === undefined ? truth.level : `${truth.level} ${withheld}`,
      );
      if (paidOut !== undefined) expect(account?.changes.paidOut).toBe(minorOf(paidOut));
      if (releasedFromBefore !== undefined) expect(account?.releasedFromBefore).toBe(minorOf(releasedFromBefore));
      if (tranches !== undefined)
        expect(
          account?.tranches
            .map(({ kind, hold, outstanding }) => [kind, hold.day, hold.amount, hold.amount - outstanding].join(' '))
            .toSorted(),
        ).toEqual(
          tranches
            .map(({ kind, day, amount, released }) => [kind, day, minorOf(amount), minorOf(released)].join(' '))
            .toSorted(),
        );
    }
  });

  test.each(unseen.filter(({ refused }) => refused !== null))('$title is refused', async ({ file }) => {
    const proof = await readOf('unseen', file);
    expect(proof.accounts.filter(({ withheld }) => withheld.level !== 'cannot be told')).toEqual([]);
    expect(
      [...proof.refused.map(({ says }) => says), ...proof.files.map(({ cannotShow }) => cannotShow)].join(),
    ).toMatch(/reserve/);
  });
});

describe('Exports worked out by hand (testing/exports/worked)', () => {
  test('a PayPal activity download withholds at least $253.00 in 3 parts', async () => {
    const account = onlyAccount(await readOf('worked', 'paypal-activity.csv'));
    expect([account.withheld, account.held, account.reserve].map(inShort)).toEqual([
      'at least 253.00',
      'at least 200.00',
      'at least 53.00',
    ]);
    expect(account.outstandingCount).toBe(3);
    expect(account.releasedFromBefore).toBe(1_500);
    expect(account.changes).toMatchObject({ available: 8_505 - 12_000, paidOut: 20_000 });
    expect(account.breaks).toEqual([]);
  });

  test('a Stripe itemized balance change withholds at least $320.00 in 3 parts', async () => {
    const account = onlyAccount(await readOf('worked', 'stripe-itemized.csv'));
    expect(inShort(account.withheld)).toBe('at least 320.00');
    expect(account.outstandingCount).toBe(3);
    expect(account.changes.activity).toBe(159_572);
    const wentTo = account.tranches.flatMap(({ releases }) => releases.map((release) => release.wentTo));
    expect(wentTo.toSorted()).toEqual([null, 'refund']);
    expect(account.breaks).toEqual([]);
  });

  test('of Square transactions with the bank beside them, what is withheld cannot be told', async () => {
    const proof = await readOf('worked', 'square-transactions.csv', 'bank-of-the-square-account.csv');
    expect(proof.refused).toEqual([]);
    const square = proof.accounts.find(({ processor }) => processor === 'square');
    expect(square?.withheld.level).toBe('cannot be told');
    expect(square?.changes.activity).toBe(84_271);
  });
});
