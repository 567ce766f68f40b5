import type { AccountLine, Answers } from '../../../domain/ledger-of-account/account.ts';
import { needsOrder, readDay, shownOrder, type DateOrder } from './days.ts';
import { FileRefused, NeedsAnswer, asksForUntouched, quoted } from './refusal.ts';

/** The day of an ISO date and time, so that equal days are read once. */
const isoStart = /^\d{4}[-/]\d\d[-/]\d\d/;
const maxDateLength = 24;

interface DatedFile {
  name: string;
  sha256: string;
  /** The zones that its rows name. */
  zones: readonly string[];
}
/** Where such a zone is named, the month comes first. */
const american = /^(?:[PMCE][SD]T|AK[SD]T|HST|America\/.+|.*\(US & Canada\))$/;

/** The dates of one file's rows. They wait for all rows: one day above the twelfth decides the order for the whole file. */
export class WrittenDates {
  /** In the order of the rows. */
  readonly #dates: (string | null)[] = [];
  readonly #available: string[] = [];
  /** Equal dates are one string. */
  readonly #known = new Map<string, string>();

  add(date: string | null, availableOn: string): void {
    this.#dates.push(date === null ? null : this.#once(date));
    this.#available.push(this.#once(availableOn));
  }

  #once(written: string): string {
    const date = isoStart.test(written) ? written.slice(0, 10) : written.slice(0, maxDateLength);
    const known = this.#known.get(date) ?? date;
    this.#known.set(known, known);
    return known;
  }

  /** Adds its day to the time of each row. Throws FileRefused for what is no date, NeedsAnswer where nothing decides. */
  addTo(lines: readonly AccountLine[], file: DatedFile, answers: Answers): void {
    const order = this.#order(file, answers);
    const days = new Map([...this.#known.keys()].map((date) => [date, readDay(date, order)]));
    const seconds = new Map(
      [...days].map(([date, day]) => [date, day === undefined ? undefined : Date.parse(day) / 1000]),
    );
    lines.forEach((line, at) => {
      const date = this.#dates[at] ?? null;
      const start = date === null ? 0 : seconds.get(date);
      if (start === undefined)
        throw new FileRefused(`Line ${line.row}: ${quoted(date ?? '')} is not a date.`, asksForUntouched);
      line.at += start;
      line.availableOn = days.get(this.#available[at] ?? '') ?? null;
    });
  }

  #order({ name, sha256, zones }: DatedFile, answers: Answers): DateOrder {
    const shown = new Set([...this.#known.keys()].map((date) => shownOrder(date)));
    if (shown.has('day first') && shown.has('month first'))
      throw new FileRefused(
        'This file writes some dates with the day first and some with the month.',
        asksForUntouched,
      );
    if (shown.has('day first')) return 'day first';
    const unsure = [...this.#known.keys()].find((date) => needsOrder(date));
    if (shown.has('month first') || unsure === undefined) return 'month first';
    if (zones.length > 0 && zones.every((zone) => american.test(zone))) return 'month first';
    const key = `order:${sha256.slice(0, 16)}`;
    const answer = answers[key];
    if (answer === 'month first' || answer === 'day first') return answer;
    throw new NeedsAnswer({
      key,
      kind: 'order',
      subject: name,
      text: `In ${quoted(name)}, which day is ${unsure}?`,
      choices: (['month first', 'day first'] as const).map((value) => ({
        value,
        label: readDay(unsure, value) ?? value,
      })),
      blocks: true,
    });
  }
}
