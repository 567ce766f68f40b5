import type { AccountLine, HoldKind, Release, Tranche } from './account.ts';
import { dayOf } from './days.ts';

/** The holds of an account with what ended them, and what was released without a hold in the files. */
export interface Tranches {
  tranches: Tranche[];
  /** Releases, or parts of them, of money that was withheld before the files begin. */
  fromBefore: { line: AccountLine; amount: number }[];
}

const daySeconds = 86_400;

/**
 * Which release ends which hold: of the same kind, first by the payment that both name, else by an equal amount, else
 * the oldest. A release without a payment that exceeds what the files show withheld is of money from before them.
 */
export function findTranches(lines: readonly AccountLine[]): Tranches {
  const taken = takenFrom(lines);
  const open = new Map<HoldKind, OpenHolds>();
  const tranches: Tranche[] = [];
  const fromBefore: Tranches['fromBefore'] = [];
  for (const line of lines) {
    if (line.kind === null) continue;
    const holds = open.get(line.kind) ?? new OpenHolds();
    open.set(line.kind, holds);
    if (line.effect === 'hold') {
      const tranche = trancheOf(line, line.kind);
      tranches.push(tranche);
      holds.add(tranche);
    } else if (line.effect === 'release') {
      const left = holds.release(line, taken(line));
      if (left > 0) fromBefore.push({ line, amount: left });
    }
  }
  return { tranches, fromBefore };
}

const trancheOf = (line: AccountLine, kind: HoldKind): Tranche => ({
  kind,
  hold: { file: line.file, row: line.row, day: dayOf(line), amount: -line.net, id: line.id, payment: line.payment },
  releases: [],
  outstanding: -line.net,
  matched: null,
  expectedRelease: null,
});

/** Whether a refund or dispute of the same payment took what was released, within a day of the release. */
function takenFrom(lines: readonly AccountLine[]): (release: AccountLine) => Release['wentTo'] {
  const taking = new Map<string, AccountLine[]>();
  for (const line of lines)
    if ((line.effect === 'refund' || line.effect === 'dispute') && line.net < 0 && line.payment !== null)
      taking.set(line.payment, [...(taking.get(line.payment) ?? []), line]);
  return ({ payment, at }) => {
    const found = (taking.get(payment ?? '') ?? []).find((line) => Math.abs(line.at - at) <= daySeconds);
    return found?.effect === 'dispute' || found?.effect === 'refund' ? found.effect : null;
  };
}

/** The holds of one kind, oldest first, and those of each payment and amount. */
class OpenHolds {
  readonly #all = new Queue();
  readonly #without = new Queue();
  readonly #byPayment = new Map<string, Queue>();
  readonly #byAmount = new Map<number, Queue>();

  add(tranche: Tranche): void {
    const { payment } = tranche.hold;
    this.#all.add(tranche);
    queueOf(this.#byAmount, tranche.outstanding).add(tranche);
    (payment === null ? this.#without : queueOf(this.#byPayment, payment)).add(tranche);
  }

  /** Ends holds by a release and returns what is left of it: money from before the files. */
  release(line: AccountLine, wentTo: Release['wentTo']): number {
    const { payment, net } = line;
    if (payment !== null) {
      const left = end(queueOf(this.#byPayment, payment), line, net, 'payment', wentTo);
      // It may end a hold whose row names no payment, never one of another payment.
      return left === 0 ? 0 : end(this.#without, line, left, 'oldest first', wentTo);
    }
    const equal = queueOf(this.#byAmount, net).first(net);
    return equal
      ? end(new Queue([equal]), line, net, 'amount', wentTo)
      : end(this.#all, line, net, 'oldest first', wentTo);
  }
}

function queueOf<Key>(queues: Map<Key, Queue>, key: Key): Queue {
  const queue = queues.get(key) ?? new Queue();
  queues.set(key, queue);
  return queue;
}

/** Tranches in order; those at its start that are released are passed for good. */
class Queue {
  readonly #tranches: Tranche[];
  #start = 0;

  constructor(tranches: Tranche[] = []) {
    this.#tranches = tranches;
  }

  add(tranche: Tranche): void {
    this.#tranches.push(tranche);
  }

  /** The first with money outstanding; of a queue of one amount, with that very amount. */
  first(amount?: number): Tranche | undefined {
    const isOpen = ({ outstanding }: Tranche): boolean =>
      amount === undefined ? outstanding > 0 : outstanding === amount;
    for (let next = this.#tranches[this.#start]; next !== undefined; next = this.#tranches[this.#start]) {
      if (isOpen(next)) return next;
      this.#start += 1;
    }
    return undefined;
  }
}

function end(
  holds: Queue,
  line: AccountLine,
  amount: number,
  matched: NonNullable<Tranche['matched']>,
  wentTo: Release['wentTo'],
): number {
  let left = amount;
  for (let tranche = holds.first(); tranche !== undefined && left > 0; tranche = holds.first()) {
    const part = Math.min(left, tranche.outstanding);
    tranche.releases.push({
      file: line.file,
      row: line.row,
      day: dayOf(line),
      amount: part,
      id: line.id,
      wentTo,
    });
    tranche.outstanding -= part;
    tranche.matched = matched;
    left -= part;
  }
  return left;
}

/** Whether a hold and its release stand in the same second: then the file shows both legs, and their sum nothing. */
export function hasBothLegs(lines: readonly AccountLine[]): boolean {
  const legs = new Map<string, number>();
  for (const { kind, at, net, payment, balance } of lines) {
    if (kind === null || balance !== null || net === 0) continue;
    const key = `${kind} ${at} ${payment} ${Math.abs(net)}`;
    const before = legs.get(key);
    if (before !== undefined && before === -net) return true;
    legs.set(key, net);
  }
  return false;
}
