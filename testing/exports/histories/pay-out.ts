import type { Draw } from '../../cases/draw.ts';
import { netOf, type Habits, type Happening } from './account.ts';

const aDay = 86_400;

type Happens = (at: number, what: Happening['what'], gross: number, more?: Partial<Happening>) => Happening;

/** Walks a life and adds what depends on the balance: payouts, conversions and a general hold. */
export function payOut(
  { chance, int }: Draw,
  habits: Habits,
  start: number,
  planned: readonly Happening[],
  happens: Happens,
): Happening[] {
  const { currencies, days, payouts, general, conversions } = habits;
  const main = currencies[0] ?? 'USD';
  const life: Happening[] = [];
  const available = new Map<string, number>();
  let unpaid: Happening[] = [];
  const book = (happening: Happening): void => {
    life.push(happening);
    if (happening.what === 'memo') return;
    available.set(happening.currency, (available.get(happening.currency) ?? 0) + netOf(happening));
    unpaid.push(happening);
  };

  function pay(at: number): void {
    if (payouts?.much === 'share') {
      const amount = Math.floor(((available.get(main) ?? 0) * int(4, 10)) / 10);
      if (amount > 0) book(happens(at, 'payout', -amount));
      return;
    }
    const settled = unpaid.filter(({ settles, currency }) => settles <= at && currency === main);
    const amount = settled.reduce((sum, each) => sum + netOf(each), 0);
    if (amount <= 0) return;
    const payout = happens(at, 'payout', -amount);
    for (const each of settled) each.payout = payout.id;
    payout.payout = payout.id;
    book(payout);
    unpaid = unpaid.filter(({ payout: paid }) => paid === null);
  }

  function convert(at: number): void {
    const [, other] = currencies;
    const amount = other === undefined ? 0 : Math.floor((available.get(other) ?? 0) / 2);
    if (other === undefined || amount <= 0) return;
    const out = happens(at, 'conversion', -amount, { currency: other });
    out.payment = out.id;
    book(out);
    book(happens(at, 'conversion', Math.floor((amount * int(90, 115)) / 100), { payment: out.id }));
  }

  const generalDay = chance(general) ? int(5, days - 1) : -1;
  const freedAfter = chance(0.5) ? int(3, 20) : days;
  let open: Happening | null = null;
  let next = 0;
  for (let day = 0; day < days; day += 1) {
    const night = start + (day + 1) * aDay - 1;
    for (; next < planned.length; next += 1) {
      const happening = planned[next];
      if (happening === undefined || happening.at > night - 6) break;
      book(happening);
    }
    if (payouts && day % payouts.every === payouts.every - 1) pay(night - 5);
    if (conversions && day % 17 === 16) convert(night - 4);
    const balance = available.get(main) ?? 0;
    if (day === generalDay && balance > 0) {
      open = happens(night - 3, 'hold', -balance, { hold: 'general hold' });
      open.tranche = open.id;
      book(open);
    }
    if (open && day === generalDay + freedAfter)
      book(happens(night - 2, 'release', -open.gross, { hold: 'general hold', tranche: open.id }));
  }
  return life;
}
