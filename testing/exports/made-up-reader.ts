import { createHash } from 'node:crypto';
import { deliveryDaysOf } from '../../domain/ledger-of-account/dispute-windows.ts';
import type { readAccount } from '../../server/engines/exports/read-account.ts';
import type { Account, AccountProof, Tranche } from '../../domain/ledger-of-account/account.ts';

/**
 * Reads lines `2026-11-03,4120618` as holds of cents on a day, `ask` as a question that holds the file up, and `refuse` as
 * a file that is none.
 */
export const madeUpReader: typeof readAccount = async (given, { answers = {}, about = null } = {}) => {
  const texts = await Promise.all(given.map(({ content }) => textOf(content)));
  const all = given.map(({ name }, at) => ({ name, text: texts[at] ?? '', sha256: sha256Of(texts[at] ?? '') }));
  const used = all.filter(({ text }) => !text.includes('refuse'));
  const tranches = used.flatMap(({ text }, file) => tranchesIn(text, file));
  const asks = texts.some((text) => text.includes('ask')) && answers['begins'] === undefined;
  const proof: AccountProof = {
    files: used.map(({ name, sha256 }) => ({
      name,
      sha256,
      processor: 'paypal',
      format: 'paypal.activity',
      title: 'PayPal activity download',
      rows: 3,
      from: '2026-10-01',
      to: '2026-11-03',
      zone: 'PST',
      currencies: ['USD'],
      cannotShow: 'It cannot show what was held before its first day.',
    })),
    refused: all
      .filter(({ text }) => text.includes('refuse'))
      .map(({ name, sha256 }) => ({ name, sha256, says: 'It has no money in it.', asksFor: 'Export the activity.' })),
    questions: asks
      ? [
          {
            key: 'begins',
            kind: 'begins' as const,
            subject: 'paypal',
            text: 'Does this export begin with the account?',
            choices: [
              { value: 'yes', label: 'Yes' },
              { value: 'no', label: 'No' },
            ],
            blocks: true,
          },
        ]
      : [],
    accounts: tranches.length > 0 ? [accountOf(tranches, answers['begins'] === 'yes' ? 'proven' : 'at least')] : [],
    ...(about && { about: about.processor, delivery_days: deliveryDaysOf(about) ?? 0 }),
  };
  return proof;
};

const sha256Of = (text: string): string => createHash('sha256').update(text).digest('hex');

async function textOf(content: Uint8Array | AsyncIterable<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = [];
  if (content instanceof Uint8Array) parts.push(content);
  else for await (const part of content) parts.push(part);
  return Buffer.concat(parts).toString();
}

function tranchesIn(text: string, file: number): Tranche[] {
  return text.split('\n').flatMap((line, index) => {
    const [, day = '', cents = ''] = /^(\d{4}-\d\d-\d\d),(\d+)$/.exec(line) ?? [];
    if (day === '') return [];
    const hold = { file, row: index + 1, day, amount: Number(cents), id: `T${index}`, payment: null };
    return [
      {
        kind: 'payment hold' as const,
        hold,
        releases: [],
        outstanding: hold.amount,
        matched: null,
        expectedRelease: null,
      },
    ];
  });
}

function accountOf(tranches: Tranche[], level: 'proven' | 'at least'): Account {
  const amount = tranches.reduce((sum, { outstanding }) => sum + outstanding, 0);
  const rows = tranches.map(({ hold: { file, row } }) => ({ file, row }));
  const figure = {
    level,
    amount,
    currency: 'USD',
    reason: 'Each hold is a row of the file.',
    rows,
    rowCount: rows.length,
  };
  return {
    processor: 'paypal',
    currency: 'USD',
    asOf: '2026-11-03',
    since: '2026-10-01',
    withheld: figure,
    held: figure,
    reserve: { level: 'cannot be told', currency: 'USD', reason: 'No row is one.', wouldShow: 'A statement.' },
    tranches,
    trancheCount: tranches.length,
    outstandingCount: tranches.length,
    releasedFromBefore: 0,
    days: [],
    changes: { available: 0, pending: 0, held: amount, reserve: 0, paidOut: 0, activity: 0 },
    memoRows: 0,
    breaks: [],
    breakCount: 0,
    types: [],
    checks: [],
    payouts: [],
    cohorts: [],
    months: [],
    exposure: null,
    excessiveChargebacks: null,
  };
}
