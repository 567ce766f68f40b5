import { netOf, type Happening } from './account.ts';
import { dayIn, idOf, money, type DateOrder } from './cells.ts';
import { wordsOf } from './paypal-words.ts';
import { chained, noGuards, type Row } from './sheet.ts';
import { local, type Zone } from './zones.ts';

export interface Look {
  zone: Zone;
  order: DateOrder;
  between: string;
  currencies: string[];
  decimalComma: boolean;
}

type Cells = Record<string, string>;

function referenceOf(seed: number, { id, payment, names }: Happening): string {
  if (payment === null || names === 'nothing') return '';
  if (names === 'a case') return `PP-R-${id}`;
  return idOf(seed, names === 'its payment' ? payment : id + 500_000, 17);
}

/** A sheet's rows, oldest first, with what exposes a change in each. */
export function rowsOf(
  seed: number,
  shown: readonly Happening[],
  opening: Map<string, number>,
  look: Look,
  foreign: boolean,
) {
  const say = (minor: number, currency: string): string =>
    look.decimalComma ? money(minor, currency, '.', ',') : money(minor, currency, ',');
  const balances = new Map(opening);
  const chains = new Map<string, Happening[]>();
  for (const each of shown)
    if (each.what !== 'memo') chains.set(each.currency, [...(chains.get(each.currency) ?? []), each]);
  const rows = shown.map((each): { happening: Happening; named: Cells; row: Omit<Row, 'cells'> } => {
    const { currency, gross, fee, what } = each;
    const net = netOf(each);
    const balance = (balances.get(currency) ?? 0) + (what === 'memo' ? 0 : net);
    balances.set(currency, balance);
    const words = wordsOf(each);
    const when = local(each.at, look.zone);
    const sale = what === 'sale';
    const named: Cells = {
      Date: dayIn(when.day, look.order, look.between),
      Time: when.time,
      TimeZone: when.name,
      'Time Zone': when.name,
      Name: sale ? `Käufer ${each.id}` : '',
      Type: foreign ? `Movimento ${words.code.slice(1)}` : words.type,
      Description: words.type,
      Status: words.status,
      Currency: currency,
      Gross: say(gross, currency),
      Fee: say(fee, currency),
      Net: say(net, currency),
      Balance: say(balance, currency),
      'Transaction ID': idOf(seed, each.id, 17),
      'From Email Address': sale ? `buyer${each.id}@mail.example` : 'shop@example.com',
      'Reference Txn ID': referenceOf(seed, each),
      'Item Title': sale ? 'Jar, "large"' : '',
      'Country Code': sale ? 'US' : '',
      'Transaction Event Code': words.code,
      'Balance Impact': what === 'memo' ? 'Memo' : net < 0 ? 'Debit' : 'Credit',
    };
    const chain = chains.get(currency) ?? [];
    const guards = what === 'memo' ? noGuards : chained(chain.indexOf(each), chain.length, true);
    return { happening: each, named, row: { of: each.id, currency, amounts: new Map(), guards } };
  });
  return { rows, say };
}
