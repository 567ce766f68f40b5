import { formatCents } from '../../domain/money/cents.ts';
import { longDate } from '../text/display.ts';
import type { CountUnit, Fact, FactKind, FactRole, FactSource } from './fact.ts';

/** A fact's metadata. `confidence` defaults to high: the merchant's own entry or plain arithmetic. */
export type About = { label: string; role: FactRole; source: FactSource; confidence?: Fact['confidence'] };

/** Collects facts by id. A null value adds no fact, so nothing is ever made up. */
export class FactBuilder {
  readonly facts: Record<string, Fact> = {};

  money(id: string, cents: number | null, about: About): void {
    if (cents !== null && Number.isSafeInteger(cents) && cents > 0)
      this.put(id, 'money', cents, formatCents(cents), about);
  }

  /** Money of whole dollars, said without cents, as it was typed. */
  dollars(id: string, cents: number | null, about: About): void {
    if (cents !== null && Number.isSafeInteger(cents) && cents > 0 && cents % 100 === 0)
      this.put(id, 'money', cents, formatCents(cents).slice(0, -3), about);
  }

  date(id: string, date: string | null, about: About): void {
    if (date !== null) this.put(id, 'date', date, longDate(date), about);
  }

  /** A day that is known only about or by its month: in order by `date`, said as `display`. */
  roughDay(id: string, date: string, display: string, about: About): void {
    this.put(id, 'label', date, display, about);
  }

  count(id: string, value: number | null, unit: CountUnit, about: About): void {
    if (value === null || !Number.isFinite(value)) return;
    const word = value === 1 ? unit.replace(/s$/, '') : unit;
    this.put(id, 'count', value, `${value.toLocaleString('en-US')} ${word}`, about, unit);
  }

  percent(id: string, value: number | null, about: About): void {
    if (value !== null) this.put(id, 'percent', value, `${value}%`, about);
  }

  year(id: string, value: number | null, about: About): void {
    if (value !== null) this.put(id, 'year', value, String(value), about);
  }

  text(
    id: string,
    kind: Extract<FactKind, 'text' | 'name' | 'id' | 'contact' | 'address' | 'label'>,
    value: string | null,
    about: About,
  ): void {
    if (value !== null && value !== '') this.put(id, kind, value, value, about);
  }

  has(id: string): boolean {
    return this.facts[id] !== undefined;
  }

  private put(
    id: string,
    kind: FactKind,
    value: string | number,
    display: string,
    about: About,
    unit?: CountUnit,
  ): void {
    const { label, role, source, confidence = 'high' } = about;
    this.facts[id] = { id, label, role, kind, ...(unit ? { unit } : {}), value, display, source, confidence };
  }
}

export const field = (name: string): FactSource => ({ from: 'field', field: name });
export const computed = (rule: string, ...using: string[]): FactSource => ({ from: 'computed', using, rule });
export const knowledge = (entry: string): FactSource => ({ from: 'knowledge', entry });
