import type { Draw } from '../../cases/draw.ts';
import { netOf, type Habits, type Happening } from './account.ts';

const aDay = 86_400;

type Happens = (at: number, what: Happening['what'], gross: number, more?: Partial<Happening>) => Happening;

/** What an account has while its life is walked, and what becomes of it. */
class Walk {
  readonly life: Happening[] = [];
  #available = new Map<string, number>();
  #unpaid: Happening[] = [];
  readonly #draw: Draw;
  readonly #habits: Habits;
  readonly #happens: Happens;

  constructor(draw: Draw, habits: Habits, happens: Happens) {
    [this.#draw, this.#habits, this.#happens] = [draw, habits, happens];
  }

  available(place: number): number {
    return this.#available.get(this.#habits.currencies[place] ?? '') ?? 0;
  }

  book(happening: Happening): void {
    this.life.push(happening);
    if (happening.what === 'memo') return;
    this.#available.set(happening.currency, (this.#available.get(happening.currency) ?? 0) + netOf(happening));
    this.#unpaid.push(happening);
  }

  pay(at: number): void {
    const { payouts, currencies } = this.#habits;
    if (payouts?.much === 'share') {
      const amount = Math.floor((this.available(0) * this.#draw.int(4, 10)) / 10);
      if (amount > 0) this.book(this.#happens(at, 'payout', -amount));
      return;
    }
    const settled = this.#unpaid.filter(({ settles, currency }) => settles <= at && currency === currencies[0]);
    const amount = settled.reduce((sum, each) => sum + netOf(each), 0);
    if (amount <= 0) return;
    const payout = this.#happens(at, 'payout', -amount);
    for (const each of [...settled, payout]) each.payout = payout.id;
    this.book(payout);
    this.#unpaid = this.#unpaid.filter(({ payout: paid }) => paid === null);
  }

  /** Half of the second currency into the first. */
  convert(at: number): void {
    const amount = Math.floor(this.available(1) / 2);
    if (amount <= 0) return;
    const out = this.#happens(at, 'conversion', -amount, { currency: this.#habits.currencies[1] ?? '' });
    out.payment = out.id;
    this.book(out);
    const into = Math.floor((amount * this.#draw.int(90, 115)) / 100);
    this.book(this.#happens(at, 'conversion', into, { payment: out.id }));
  }

  holdAll(at: number): Happening | null {
    if (this.available(0) <= 0) return null;
    const hold = this.#happens(at, 'hold', -this.available(0), { hold: 'general hold' });
    hold.tranche = hold.id;
    this.book(hold);
    return hold;
  }

  release(at: number, { gross, tranche }: Happening): void {
    this.book(this.#happens(at, 'release', -gross, { hold: 'general hold', tranche }));
  }
}

/** Walks a life and adds what depends on the balance: payouts, conversions and a general hold. */
export function payOut(
  draw: Draw,
  habits: Habits,
  start: number,
  planned: readonly Happening[],
  happens: Happens,
): Happening[] {
  const { days, payouts, general, conversions } = habits;
  const walk = new Walk(draw, habits, happens);
  const generalDay = draw.chance(general) ? draw.int(5, days - 1) : -1;
  const freedAfter = draw.chance(0.5) ? draw.int(3, 20) : days;
  let open: Happening | null = null;
  let next = 0;
  for (let day = 0; day < days; day += 1) {
    const night = start + (day + 1) * aDay - 1;
    for (let each = planned[next]; each && each.at <= night - 6; each = planned[next]) {
      walk.book(each);
      next += 1;
    }
    if (payouts && day % payouts.every === payouts.every - 1) walk.pay(night - 5);
    if (conversions && day % 17 === 16) walk.convert(night - 4);
    if (day === generalDay) open = walk.holdAll(night - 3);
    if (open && day === generalDay + freedAfter) walk.release(night - 2, open);
  }
  return walk.life;
}
