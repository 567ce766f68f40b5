const header =
  'Date,Time,TimeZone,Name,Type,Status,Currency,Gross,Fee,Net,From Email Address,To Email Address,Transaction ID,Reference Txn ID,Balance,Balance Impact';
const cents = (amount: number): string => (amount / 100).toFixed(2);

/** A PayPal activity download of so many rows: sales, each with a reserve of a tenth, which is released 90 days later. */
export function largeActivity(rows: number): Buffer {
  const lines = [header];
  let balance = 0;
  const add = (at: Date, type: string, net: number, id: string, of: string): void => {
    balance += net;
    const [day = '', time = ''] = at.toISOString().slice(0, 19).split('T');
    const [year, month, date] = day.split('-');
    lines.push(
      `"${month}/${date}/${year}","${time}","PST","Buyer","${type}","Completed","USD","${cents(net)}","0.00","${cents(net)}","buyer@example.com","shop@example.com","${id}","${of}","${cents(balance)}","${net < 0 ? 'Debit' : 'Credit'}"`,
    );
  };
  const dayMs = 86_400_000;
  const start = Date.UTC(2024, 0, 1);
  const perDay = Math.ceil(rows / 3 / 640);
  for (let day = 0; lines.length <= rows; day += 1)
    for (let sale = 0; sale < perDay && lines.length <= rows; sale += 1) {
      const at = new Date(start + day * dayMs + sale * 1000);
      const amount = 1_000 + ((day * 31 + sale * 17) % 40_000);
      add(at, 'Express Checkout Payment', amount, `P${day}X${sale}`, '');
      add(at, 'Reserve Hold', -Math.floor(amount / 10), `H${day}X${sale}`, `P${day}X${sale}`);
      const before = 1_000 + (((day - 90) * 31 + sale * 17) % 40_000);
      if (day >= 90) add(at, 'Reserve Release', Math.floor(before / 10), `R${day}X${sale}`, `P${day - 90}X${sale}`);
    }
  return Buffer.from(`${lines.slice(0, rows + 1).join('\r\n')}\r\n`);
}
