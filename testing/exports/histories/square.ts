/** Square's transactions: sales, refunds and fees. No hold, reserve, dispute or payout stands in them. */
import { drawFrom, seeded, type Draw } from '../../cases/draw.ts';
import { quiet, type Happening } from './account.ts';
import { dayIn, dollars, idOf, later } from './cells.ts';
import { live } from './live.ts';
import { plainSheet, untellable, type Printed, type Row, type Sheet } from './sheet.ts';
import { truthsOf } from './truth.ts';
import { startOf, windowOf } from './window.ts';
import { local } from './zones.ts';

const header2026 =
  'Date,Time,Time Zone,Gross Sales,Discounts,Service Charges,Net Sales,Gift Card Sales,Tax,Tip,Partial Refunds,Total Collected,Source,Card,Card Entry Methods,Cash,Square Gift Card,Other Tender,Other Tender Type,Tender Note,Fees,Net Total,Transaction ID,Payment ID,Card Brand,PAN Suffix,Device Name,Staff Name,Staff ID,Details,Description,Event Type,Location,Dining Option,Customer ID,Customer Name,Customer Reference ID,Device Nickname,Third Party Fees,Deposit ID,Deposit Date,Deposit Details,Fee Percentage Rate,Fee Fixed Rate,Refund Reason,Discount Name,Transaction Status,Cash App,Order Reference ID,Fulfillment Note,Free Processing Applied,Channel,Unattributed Tips,Table Info,International Fee';
const header2018 =
  'Date,Time,Time Zone,Gross Sales,Discounts,Net Sales,Gift Card Sales,Tax,Tip,Partial Refunds,Total Collected,Source,Card,Card Entry Methods,Cash,Square Gift Card,Installment,Other Tender,Other Tender Type,Other Tender Note,Fees,Net Total,Transaction ID,Payment ID,Card Brand,PAN Suffix,Device Name,Staff Name,Staff ID,Details,Description,Event Type,Location,Dining Option,Customer ID,Customer Name,Customer Reference ID,Device Nickname,Deposit ID,Deposit Date,Deposit Details,Fee Percentage Rate,Fee Fixed Rate,Refund Reason';

const mixed = 'ABCDEFGHJKmnpqrstuvwxyz23456789';

/** As a spreadsheet saves it again: `($5.40)` with a trailing space, `6/1/2018`. */
const resaved = (minor: number): string => (minor < 0 ? `($${dollars(-minor).slice(1)}) ` : `${dollars(minor)} `);

function cellsOf(seed: number, draw: Draw, each: Happening, cash: boolean, look: { old: boolean; saved: boolean }) {
  const { day, time } = local(each.at, 'America/New_York');
  const say = look.saved ? resaved : dollars;
  const tip = each.what === 'sale' && draw.chance(0.4) ? Math.min(350, each.gross - 1) : 0;
  const refund = each.what === 'refund';
  const fee = cash ? 0 : each.fee;
  const zero = say(0);
  return {
    Date: look.saved ? dayIn(day, 'MDY', '/').replace(/\b0(?=\d)/g, '') : day,
    Time: time,
    'Time Zone': 'Eastern Time (US & Canada)',
    'Gross Sales': say(each.gross - tip),
    Discounts: zero,
    'Service Charges': zero,
    'Net Sales': say(each.gross - tip),
    'Gift Card Sales': zero,
    Tax: zero,
    Tip: say(tip),
    'Partial Refunds': zero,
    'Total Collected': say(each.gross),
    Source: 'Point of Sale',
    Card: cash ? zero : say(each.gross),
    Cash: cash ? say(each.gross) : zero,
    'Card Entry Methods': cash ? 'N/A' : 'Tapped',
    'Square Gift Card': zero,
    'Other Tender': zero,
    Installment: zero,
    Fees: say(fee),
    'Net Total': say(each.gross + fee),
    'Transaction ID': idOf(seed, each.payment ?? each.id, 24, mixed),
    'Payment ID': idOf(seed, each.id, 22, mixed),
    'Card Brand': cash ? '' : 'Visa',
    Description: 'Flat white, Croissant',
    'Staff Name': 'Ines P.',
    'Event Type': refund ? 'Refund' : 'Payment',
    Location: 'Copper Kettle',
    'Third Party Fees': zero,
    'Deposit ID': cash ? '' : `D${day.slice(5, 7)}${day.slice(8)}`,
    'Deposit Date': cash ? '' : later(day, 1),
    'Refund Reason': refund ? 'Returned goods' : '',
    'Transaction Status': 'Complete',
    'Cash App': zero,
    'Free Processing Applied': zero,
    'Unattributed Tips': zero,
    'International Fee': zero,
  };
}

export function squareTransactions(seed: number): Printed {
  const draw = drawFrom(seeded(seed));
  const start = startOf(draw);
  const life = live(
    draw,
    { ...quiet, days: draw.int(20, 60), salesADay: [0, 3], feeFixed: 15, rolling: { percent: 20, days: 30 } },
    start,
  );
  const { rows: window, begins } = windowOf(draw, life, start, 'America/New_York');
  const shown = window.filter(({ what }) => what === 'sale' || what === 'refund');
  const look = { old: draw.chance(0.3), saved: false };
  look.saved = look.old && draw.chance(0.5);
  const header = (look.old ? header2018 : header2026).split(',');
  const columns = ['Gross Sales', 'Net Sales', 'Total Collected', 'Card', 'Net Total'].map((name) =>
    header.indexOf(name),
  );
  const cash = new Set(shown.filter(({ what }) => what === 'sale' && draw.chance(0.2)).map(({ id }) => id));
  const rows = shown.map((each): Row => {
    const inCash = cash.has(each.payment ?? each.id);
    const named: Record<string, string> = cellsOf(seed, draw, each, inCash, look);
    const cells = header.map((name) => named[name] ?? '');
    const [, , total, , net] = columns;
    const amounts = new Map([
      [total ?? 0, each.gross],
      [net ?? 0, each.gross + (inCash ? 0 : each.fee)],
    ]);
    return {
      cells,
      of: each.id,
      currency: 'USD',
      amounts,
      guards: {
        dropped: false,
        doubled: true,
        changed: false,
        cell: true,
      },
    };
  });
  const sheet: Sheet = {
    name: 'transactions.csv',
    header,
    rows: rows.toReversed(),
    ...plainSheet,
    net: header.indexOf('Net Total'),
    say: look.saved ? resaved : dollars,
  };
  return {
    format: 'Square transactions',
    sheets: [sheet],
    truths: truthsOf(life, shown, 'America/New_York'),
    begins,
    ...untellable,
  };
}
