import { describe, expect, test } from 'vitest';
import {
  mappingProblem,
  type MappableFile,
  type Mapping,
  type NamedBy,
} from '../../../domain/ledger-of-account/mapping.ts';
import { inShort, onlyAccount, proveFiles } from '../../../testing/exports/prove-files.ts';

const file = `Settled on;Entry type;Remark;Turnover;Money moved;Account balance;Entry no
2026-05-04;Card sale;"=HYPERLINK(""http://x"")";100,00;97,00;97,00;E1
2026-05-05;Rolling reserve;kept for 180 days;-9,70;-9,70;87,30;E2
2026-05-06;Card sale;;200,00;194,00;281,30;E3
2026-05-07;Rolling reserve;kept for 180 days;-19,40;-19,40;261,90;E4
2026-05-08;Reserve release;of May 5;9,70;9,70;271,60;E5
2026-05-09;Weekly statement;;500,00;0,00;271,60;E6
`;
const mapping: Mapping = {
  header: ['settled on', 'entry type', 'remark', 'turnover', 'money moved', 'account balance', 'entry no'],
  columns: { day: 0, kind: 1, amount: 4, balance: 5, reference: 6 },
  currency: 'USD',
  kinds: [
    { kind: 'Card sale', does: 'sale' },
    { kind: 'Rolling reserve', does: 'hold' },
    { kind: 'Reserve release', does: 'release' },
    { kind: 'Weekly statement', does: 'nothing' },
  ],
};

async function tableOf(content: string | Buffer, name = 'export.csv'): Promise<MappableFile> {
  const [table] = (await proveFiles({ [name]: content })).tables ?? [];
  if (!table) throw new Error('no table');
  return table;
}
async function provenBy(by: NamedBy, change: Partial<Mapping> = {}, content = file, answers = {}) {
  const { signature } = await tableOf(content);
  return proveFiles(
    { 'export.csv': content },
    { answers, mappings: { [signature]: { mapping: { ...mapping, ...change }, by } } },
  );
}

describe('an export whose header nobody knows', () => {
  test('is refused with its first rows, the kinds of its columns, and what their names say', async () => {
    const proof = await proveFiles({ 'export.csv': file });
    expect(proof.refused).toMatchObject([{ says: 'We do not know this kind of file.' }]);
    const table = await tableOf(file);
    expect(table.header[4]).toBe('Money moved');
    expect(table.rows).toHaveLength(4);
    expect(table.kinds[1]).toContainEqual({ kind: 'Rolling reserve', rows: 2 });
    expect(table.kinds[0]).toBeNull();
    expect(table.guess).toEqual({
      ...mapping,
      columns: { day: 0, kind: 1, balance: 5 },
      kinds: mapping.kinds.filter(({ does }) => does !== 'nothing'),
    });
  });

  test('is read by the columns that were named, below its preamble too', async () => {
    const account = onlyAccount(await provenBy('merchant'));
    expect(inShort(account.withheld)).toBe('at least 19.40');
    expect(account.breakCount).toBe(0);
    const { signature } = await tableOf(`Report of your account;;\n\n${file}`);
    expect(signature).toBe((await tableOf(file)).signature);
  });

  test('proves nothing before staff has confirmed its columns, and says who named them', async () => {
    const { signature } = await tableOf(file);
    const begins = { [`begins:mapped-${signature.slice(0, 8)}`]: 'yes' };
    const account = onlyAccount(await provenBy('merchant', {}, file, begins));
    expect(inShort(account.withheld)).toBe('at least 19.40');
    expect(account.withheld.reason).toContain(
      'The columns were named by the merchant: what stands in others is not counted.',
    );
    expect(inShort(onlyAccount(await provenBy('staff', {}, file, begins)).withheld)).toBe('proven 19.40');
  });

  test('is refused where its own balance says that the amount is another column', async () => {
    const { refused, accounts } = await provenBy('merchant', { columns: { ...mapping.columns, amount: 3 } });
    expect(accounts).toEqual([]);
    expect(refused[0]?.says).toBe(
      'With these columns the balance does not add up in 1 of 5 rows; perhaps the amount is another column.',
    );
  });

  test('is refused where every row that should hold money brings it', async () => {
    const kinds = mapping.kinds.map((each) => (each.kind === 'Card sale' ? { ...each, does: 'hold' as const } : each));
    expect((await provenBy('merchant', { kinds })).refused[0]?.says).toContain('You said that “Card sale” holds money');
  });

  test('is refused where amounts and fees do not make the net, and reads fees with either sign', async () => {
    const fees = (fee: string) =>
      `Date,Type,Gross,Fee,Net,Currency\n2026-05-04,Sale,10.00,${fee},9.70,EUR\n2026-05-05,Hold,-2.00,0,-2.00,EUR\n`;
    const columns = { day: 0, kind: 1, amount: 2, fee: 3, net: 4, currency: 5 };
    const change = {
      columns,
      currency: null,
      kinds: [
        { kind: 'Hold', does: 'hold' as const },
        { kind: 'Sale', does: 'sale' as const },
      ],
    };
    for (const fee of ['0.30', '-0.30'])
      expect(inShort(onlyAccount(await provenBy('merchant', change, fees(fee))).withheld)).toBe('at least 2.00');
    expect((await provenBy('merchant', change, fees('1.00'))).refused[0]?.says).toContain(
      'do not make the net in 1 of 2',
    );
  });

  test('takes the direction of a row from money in and money out', async () => {
    const sides = 'Date,Kind,Money in,Money out\n2026-05-04,Reserve,,5.00\n2026-05-05,Reserve,2.00,\n';
    const change = {
      columns: { day: 0, kind: 1, credit: 2, debit: 3 },
      kinds: [{ kind: 'Reserve', does: 'hold' as const }],
    };
    expect(inShort(onlyAccount(await provenBy('merchant', change, sides)).withheld)).toBe('at least 3.00');
  });

  describe('with a column that says how much of each row is kept back', () => {
    const columns = { day: 0, kind: 1, amount: 2, fee: 3, withheld: 4, net: 5 };
    const sale = { kinds: [{ kind: 'Sale', does: 'sale' as const }] };
    const kept = (rows: string, more: Partial<Mapping> = {}, answers = {}) =>
      provenBy('merchant', { columns, ...sale, ...more }, `Date,Type,Gross,Fee,Kept back,Net\n${rows}`, answers);

    test('withholds it on the day of its row', async () => {
      const account = onlyAccount(
        await kept('2026-05-04,Sale,100.00,3.00,10.00,87.00\n2026-05-06,Sale,50.00,1.50,5.00,43.50\n'),
      );
      expect(inShort(account.withheld)).toBe('at least 15.00');
      expect(account.tranches.map(({ hold: { day, row, amount } }) => [day, row, amount])).toEqual([
        ['2026-05-04', 2, 1000],
        ['2026-05-06', 3, 500],
      ]);
      expect(account).toMatchObject({ breakCount: 0, changes: { activity: 14_550, available: 13_050, held: 1_500 } });
    });

    test('asks what a negative amount means, and counts the file only then', async () => {
      const rows = '2026-05-04,Sale,100.00,3.00,-10.00,87.00\n2026-05-06,Sale,50.00,1.50,-5.00,43.50\n';
      const { questions, accounts } = await kept(rows);
      expect(accounts).toEqual([]);
      expect(questions).toMatchObject([
        {
          kind: 'sign',
          blocks: true,
          text: 'In “export.csv”, what does a negative amount in the column “Kept back” mean?',
        },
      ]);
      const { key = '' } = questions[0] ?? {};
      expect(inShort(onlyAccount(await kept(rows, {}, { [key]: 'kept' })).withheld)).toBe('at least 15.00');
      // Else no row would make its net.
      expect((await kept(rows, {}, { [key]: 'back' })).refused[0]?.says).toContain(
        'do not make the net in 2 of 2 rows',
      );
    });

    test('and one that says how much of it is given back, takes the latter from the former', async () => {
      const { tranches, withheld } = onlyAccount(
        await provenBy(
          'merchant',
          { ...sale, columns: { day: 0, kind: 1, amount: 2, withheld: 3, released: 4 } },
          'Date,Type,Gross,Reserve,Released\n2026-05-04,Sale,100.00,10.00,\n2026-05-06,Sale,50.00,5.00,\n2026-06-04,Sale,20.00,2.00,10.00\n',
        ),
      );
      expect(inShort(withheld)).toBe('at least 7.00');
      expect(tranches.flatMap(({ releases }) => releases)).toMatchObject([
        { day: '2026-06-04', row: 4, amount: 1_000 },
      ]);
    });

    test('holds the balance to what is left of each row, in whichever order the file has them', async () => {
      const rows = [
        '2026-05-04,Sale,100.00,10.00,90.00',
        '2026-05-04,Sale,20.00,2.00,108.00',
        '2026-05-06,Sale,50.00,5.00,153.00',
      ];
      const change = { ...sale, columns: { day: 0, kind: 1, amount: 2, withheld: 3, balance: 4 } };
      for (const each of [rows, rows.toReversed()]) {
        const account = onlyAccount(
          await provenBy('merchant', change, `Date,Type,Gross,Kept back,Balance\n${each.join('\n')}\n`),
        );
        expect(inShort(account.withheld)).toBe('at least 17.00');
        expect(account.breakCount).toBe(0);
        expect(account.checks).toContain(
          'Each of the 2 balances of export.csv after the first follows from the row before.',
        );
      }
    });

    test('counts a row once that withholds by its kind too', async () => {
      const account = onlyAccount(
        await kept('2026-05-04,Sale,100.00,0.00,0.00,100.00\n2026-05-04,Reserve,-10.00,0.00,10.00,-10.00\n', {
          kinds: [...sale.kinds, { kind: 'Reserve', does: 'hold' }],
        }),
      );
      expect(inShort(account.withheld)).toBe('at least 10.00');
    });

    test('needs no kind of row, and asks about the rows all the same', async () => {
      const { questions } = await kept('2026-05-04,Sale,100.00,3.00,10.00,87.00\n', {
        columns: { day: 0, amount: 2, fee: 3, withheld: 4, net: 5 },
        kinds: [],
      });
      expect(questions.map(({ subject }) => subject)).toContain('Without a kind');
    });

    test('is guessed by its name', async () => {
      const { guess } = await tableOf('Date,Type,Gross,Reserve,Reserve released\n2026-05-04,Sale,9.00,1.00,0.00\n');
      expect(guess.columns).toMatchObject({ withheld: 3, released: 4 });
    });
  });

  test('asks about a kind of row that was not named', async () => {
    const { questions } = await provenBy('merchant', { kinds: mapping.kinds.slice(0, 3) });
    expect(questions.map(({ subject }) => subject)).toContain('Weekly statement');
  });

  test('is refused again once staff has rejected its columns', async () => {
    expect((await provenBy('rejected')).refused[0]?.says).toContain('Our staff looked at the columns');
  });

  test('says with its line where a cell of a named column is no amount', async () => {
    const { refused } = await provenBy('merchant', { columns: { ...mapping.columns, amount: 2 } });
    expect(refused[0]).toMatchObject({
      says: 'Line 2: “=HYPERLINK("http://x")” is not an amount. Perhaps its columns are others.',
      asksFor: 'Change below what its columns are.',
    });
  });
});

describe('a hostile table', () => {
  const wide = (columns: number) =>
    `${Array.from({ length: columns }, (_, at) => `Name ${at}`).join()}\n${Array.from({ length: columns }, (_, at) => (at === 0 ? '2026-05-04' : '1.00')).join()}\n`;

  test('of too many columns is not shown', async () => {
    expect((await proveFiles({ 'a.csv': wide(100) })).tables).toHaveLength(1);
    expect((await proveFiles({ 'a.csv': wide(1_000) })).tables).toBeUndefined();
  });

  test('shows cells in one line, cut, without characters that turn them around', async () => {
    const long = 'x'.repeat(5_000);
    const table = await tableOf(`Date,"A\u202Eevil\nname",${long}\n2026-05-04,\u2066=1+1\u2069,1.00\n`);
    expect(table.header).toEqual(['Date', 'A evil name', 'x'.repeat(80)]);
    expect(table.rows).toEqual([['2026-05-04', '=1+1', '1.00']]);
  });

  test('with zeros is refused as no text', async () => {
    const { refused, tables } = await proveFiles({ 'a.csv': 'Date,Type,Amount\n2026-05-04,\0,1.00\n' });
    expect(refused[0]?.says).toBe('This file is no table of text.');
    expect(tables).toBeUndefined();
  });

  test('with more rows than are read is refused before it is described', async () => {
    const { refused, tables } = await proveFiles({
      'a.csv': `Date,Type,Amount\n${'2026-05-04,Sale,1.00\n'.repeat(300_001)}`,
    });
    expect(refused[0]?.says).toBe('The files have more than 300,000 rows together.');
    expect(tables).toBeUndefined();
  });
});

test.each<[string, Partial<Mapping>, string]>([
  ['no day', { columns: { kind: 1, amount: 4 } }, 'Say which column has the day.'],
  ['no kind', { columns: { day: 0, amount: 4 } }, 'Say which column has the kind of row.'],
  [
    'no amount',
    { columns: { day: 0, kind: 1, credit: 4 } },
    'Say which column has the amount, or both money in and money out.',
  ],
  ['a column twice', { columns: { day: 0, kind: 1, amount: 4, balance: 4 } }, 'Each column can be only one thing.'],
  ['a column that there is not', { columns: { day: 0, kind: 1, amount: 7 } }, 'This file has no such column.'],
  ['no currency', { currency: null }, 'Say which currency the amounts are in.'],
  ['a kind twice', { kinds: [mapping.kinds[0]!, mapping.kinds[0]!] }, 'Each kind of row can do only one thing.'],
])('a mapping with %s is refused', (_what, change, says) => {
  expect(mappingProblem({ ...mapping, ...change })).toBe(says);
  expect(mappingProblem(mapping)).toBeNull();
});
