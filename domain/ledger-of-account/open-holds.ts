import type { AccountLine, Release, Tranche } from './account.ts';
import { dayOf } from './days.ts';

export type Matched = NonNullable<Tranche['matched']>;

/** A hold, and when it was, in the seconds of its row. */
interface Held {
  tranche: Tranche;
  at: number;
}

/** What the merchant can say of a release that it ended: equal for the same hold in whichever file it stands. */
export const holdKey = ({ kind, hold }: Tranche): string =>
  [kind, hold.day, hold.amount, hold.payment ?? hold.id ?? ''].join(' ');

/**
 * The holds of one kind in order of time, by what names them and, as they are reached, by what is outstanding of them. Those
 * until a day are in doubt, and no figure counts them: what may have ended any ends the others first.
 */
export class OpenHolds {
  readonly #doubtedUntil: string;
  readonly #held: Held[] = [];
  /** A queue only where several have the name: there can be as many names as rows. */
  readonly #byName = new Map<string, Held | Queue>();
  #byKey: Map<string, Queue> | null = null;
  #reached = 0;
  readonly #sound = new Queue();
  readonly #doubted = new Queue();
  readonly #without = new Queue();
  readonly #byAmount = new Map<number, Queue>();
  /** What named releases left of each. */
  readonly #amounts = new Set<number>();
  #outstanding = 0;

  constructor(doubtedUntil: string) {
    this.#doubtedUntil = doubtedUntil;
  }

  add(line: AccountLine, tranche: Tranche): void {
    const held = { tranche, at: line.at };
    this.#held.push(held);
    if (line.payment !== null) this.#name(line.payment, held);
    if (line.id !== null && line.id !== line.payment) this.#name(line.id, held);
  }

  #name(name: string, held: Held): void {
    const there = this.#byName.get(name);
    if (there instanceof Queue) there.add(held);
    else this.#byName.set(name, there === undefined ? held : new Queue([there, held]));
  }

  #named(name: string): Queue | undefined {
    const there = this.#byName.get(name);
    return there === undefined || there instanceof Queue ? there : new Queue([there]);
  }

  #keyed(key: string): Queue | undefined {
    if (this.#byKey === null) {
      this.#byKey = new Map();
      for (const held of this.#held) queueOf(this.#byKey, holdKey(held.tranche)).add(held);
    }
    return this.#byKey.get(key);
  }

  /** Whether a hold there by then has the payment, or is the row, that a release names. */
  isNamed({ payment, at }: AccountLine): boolean {
    return payment !== null && this.#named(payment)?.isReached(at) === true;
  }

  /** Ends the holds that a release names, or the one that the merchant named for it. Returns what is left of it. */
  endNamed(line: AccountLine, key: string | undefined, wentTo: Release['wentTo']): number {
    const named = key === undefined ? this.#named(line.payment ?? '') : this.#keyed(key);
    return named ? this.#end(named, line, line.net, key === undefined ? 'payment' : 'answer', wentTo) : line.net;
  }

  /** From here on `endAny` reaches the holds until then; what they name has ended before. */
  reach(at: number): void {
    for (let next = this.#held[this.#reached]; next !== undefined && next.at <= at; next = this.#held[this.#reached]) {
      this.#reached += 1;
      const { outstanding, hold } = next.tranche;
      if (outstanding === 0) continue;
      const isSound = hold.day > this.#doubtedUntil;
      (isSound ? this.#sound : this.#doubted).add(next);
      if (isSound) queueOf(this.#byAmount, outstanding).add(next);
      this.#amounts.add(outstanding);
      if (hold.payment === null) this.#without.add(next);
      this.#outstanding += outstanding;
    }
  }

  /** Whether an amount is what named releases left of one of the holds reached, or what is outstanding of all. */
  isJust(amount: number): boolean {
    return amount === this.#outstanding || this.#amounts.has(amount);
  }

  /** Ends holds reached, an equal one first, else the oldest; `only` those that name no payment. Returns what is left. */
  endReached(line: AccountLine, amount: number, wentTo: Release['wentTo'], only: 'unnamed' | 'any'): number {
    const equal = only === 'any' ? this.#byAmount.get(amount)?.first(amount) : undefined;
    const queues = equal ? [new Queue([equal])] : only === 'any' ? [this.#sound, this.#doubted] : [this.#without];
    const left = queues.reduce(
      (rest, holds) => this.#end(holds, line, rest, equal ? 'amount' : 'oldest first', wentTo),
      amount,
    );
    this.#outstanding -= amount - left;
    return left;
  }

  #end(holds: Queue, line: AccountLine, amount: number, matched: Matched, wentTo: Release['wentTo']): number {
    let left = amount;
    for (let held = holds.first(); held !== undefined && held.at <= line.at && left > 0; held = holds.first()) {
      const { tranche } = held;
      const part = Math.min(left, tranche.outstanding);
      tranche.releases.push({ file: line.file, row: line.row, day: dayOf(line), amount: part, id: line.id, wentTo });
      tranche.outstanding -= part;
      tranche.matched = matched;
      left -= part;
    }
    return left;
  }
}

function queueOf<Key>(queues: Map<Key, Queue>, key: Key): Queue {
  const queue = queues.get(key) ?? new Queue();
  queues.set(key, queue);
  return queue;
}

/** Holds in order of time; those at its start that are released are passed for good. */
class Queue {
  readonly #held: Held[];
  #start = 0;

  constructor(held: Held[] = []) {
    this.#held = held;
  }

  add(held: Held): void {
    this.#held.push(held);
  }

  isReached(at: number): boolean {
    const [first] = this.#held;
    return first !== undefined && first.at <= at;
  }

  /** The first with money outstanding; of a queue of one amount, with that very amount. */
  first(amount?: number): Held | undefined {
    const isOpen = ({ tranche: { outstanding } }: Held): boolean =>
      amount === undefined ? outstanding > 0 : outstanding === amount;
    for (let next = this.#held[this.#start]; next !== undefined; next = this.#held[this.#start]) {
      if (isOpen(next)) return next;
      this.#start += 1;
    }
    return undefined;
  }
}
