import { daysBetween, isIsoDate } from '../../domain/calendar/business-days.ts';
import { longDay } from '../../domain/calendar/long-day.ts';
import type { ReasonCategory } from '../../domain/cases/hold.ts';
import { actOf } from '../../domain/cases/story/acts.ts';
import { eventDay, type CaseEvent } from '../../domain/cases/story/case-event.ts';
import type { HeldPart } from '../../domain/ledger-of-account/case-account.ts';
import { harmSaid } from '../../domain/cases/story/harm.ts';
import { printable, quotable } from '../text/sanitize.ts';
import { quotable as screen, quotableAbout } from '../text/screen-quote.ts';
import type { CaseFile } from './case-file.ts';
import type { Exhibit } from './exhibits.ts';
import type { FactSheet } from './fact.ts';
import { computed, type About, type FactBuilder } from './fact-builder.ts';

/** Maximum events in a letter; the others are left to the attorney. */
export const maxEvents = 8;
/** Characters of the processor's own words in one row. */
const maxWords = 200;

/** `only`: of the events, these alone, by their ids. */
type Listed = { dated: string; max: number; only?: ReadonlySet<string> | undefined };

/**
 * The confirmed events that a letter of this day lists, by their day: those nearest to the start of the hold, or the
 * newest where that day is not known. What the merchant cannot know of the processor without its words is left out.
 */
export function listedEvents({ events = [], fields }: CaseFile, { dated, max, only }: Listed): CaseEvent[] {
  const start = fields.hold_started_on;
  const anchor = start !== null && isIsoDate(start) ? start : dated;
  const far = ({ day }: CaseEvent): number => Math.abs(daysBetween(anchor, day));
  return events
    .filter((event) => event.day <= dated && reportedOf(event) !== null && (!only || only.has(event.id)))
    .toSorted((a, b) => far(a) - far(b) || a.day.localeCompare(b.day))
    .slice(0, Math.max(0, max))
    .toSorted((a, b) => a.day.localeCompare(b.day));
}

/** "event_reported" of "event_3_reported": what a fact of a listed event says, wherever that is listed. */
export const eventPart = (id: string): string => id.replace(/^event_\d+/, 'event');

/** What was read in an upload may be cut or masked; only a whole sentence is quoted. */
const wholeSentence = /^\p{Lu}[^…•*|]*[.!?]$/u;

/** The processor's own words, of a reply or of an upload that is its notice or its reply; null for anything else. */
function ownWords({ who, source, source_kind: kind, quote }: CaseEvent): string | null {
  const isTheirs =
    source === 'reply' || (source === 'upload' && (kind === 'hold_notice' || kind === 'processor_reply'));
  const words = who === 'processor' && isTheirs ? screen(printable(quote)) : null;
  if (words === null || words.length > maxWords) return null;
  return source === 'upload' && !wholeSentence.test(words) ? null : quotable(words);
}

const dueOf = ({ act, due_on: on }: CaseEvent, words = ''): string => {
  const { due } = actOf(act);
  if (!due || !on) return '';
  // In its own words the processor may have named the very day.
  const isOnDay = due === 'by' && /\bon\s+(?:\p{L}+day,?\s+)?(?:the\s+)?(?:\p{Lu}\p{L}+\.?\s+)?\d/u.test(words);
  return ` ${isOnDay ? 'on' : due} ${longDay(on)}`;
};

/** "sending you documents: “the invoices”", "that you asked for documents"; null where nothing may be reported. */
function reportedOf(event: CaseEvent): string | null {
  const { says, own_words } = actOf(event.act);
  const said = says[event.who];
  if (said === undefined) return null;
  if (own_words && ownWords(event) === null) return null;
  const whose = { merchant: '', processor: 'that you ', bank: 'that its bank ', customer: 'that a customer ' };
  const about = quotableAbout(event.about);
  if (event.act === 'answered' && event.who === 'processor' && about !== null)
    return `your answer, in the Merchant’s words: “${quotable(about)}”`;
  // Beside an act of somebody else the merchant's words would read as theirs.
  const by = event.who === 'merchant' ? '' : ' in the Merchant’s words,';
  return `${whose[event.who]}${said}${dueOf(event)}${about === null ? '' : `:${by} “${quotable(about)}”`}`;
}

/**
 * Confirmed events as rows of the chronology: what the merchant reports as its report, what the processor did by its own
 * words where there are any. Requires the exhibits.
 */
export function addEventFacts(
  build: FactBuilder,
  events: readonly CaseEvent[],
  { exhibits, dated, account }: { exhibits: readonly Exhibit[]; dated: string; account: CaseFile['account'] },
): void {
  events.forEach((event, index) => {
    const id = `event_${index + 1}`;
    const words = ownWords(event);
    const about = (label: string): About => ({
      label,
      role: 'event',
      source: { from: 'event', event_id: event.id, by: event.source, file_id: event.proof_file_id },
      confidence: words === null ? 'medium' : 'high',
    });
    if (event.precision === 'day') build.date(id, event.day, about('Day of an event'));
    else build.roughDay(id, event.day, sentence(eventDay(event)), about('About the day of an event'));
    const raise = words === null ? recordedRaise(event, account) : undefined;
    if (raise) {
      build.money(`${id}_recorded`, raise.cents, {
        ...about('Reserved by the records on the day of an event'),
        role: 'held',
      });
      build.text(`${id}_row`, 'text', `row ${raise.rows[0]}`, about('Row of the processor’s records'));
    } else if (words === null)
      build.text(`${id}_reported`, 'text', reportedOf(event), about('Event that the Merchant reports'));
    else {
      const past = actOf(event.act).says.processor;
      build.text(`${id}_own`, 'label', past ? `${past}${dueOf(event, words)}` : null, about('Act of the processor'));
      build.text(`${id}_words`, 'text', words, { ...about('The processor’s own words'), role: 'statement' });
      build.date(`${id}_due`, dueBefore(event, dated), about('Day that the processor named, passed'));
    }
    const proof = event.proof_file_id ?? (isInRecords(event, account) ? account?.exhibit_file_id : null);
    const shown = exhibits.find(({ file_id: file }) => file !== null && file === proof);
    build.text(`${id}_exhibit`, 'label', shown ? `Exhibit ${shown.label}` : null, about('What shows the event'));
  });
  addAttempts(build, events);
}

/** Whether the processor's own records keep something from the day of a reserve that it raised. */
const isInRecords = ({ act, day, precision }: CaseEvent, account: CaseFile['account']): boolean =>
  act === 'raised_reserve' && precision === 'day' && account?.held.some((part) => part.day === day) === true;

/**
 * The one part that the records reserve on the day of a reserve that was raised, beside an older one: they prove the raise,
 * and the merchant's report of it is not needed.
 */
function recordedRaise(event: CaseEvent, account: CaseFile['account']): HeldPart | undefined {
  if (!isInRecords(event, account)) return undefined;
  const reserves = account?.held.filter(({ kind }) => kind === 'reserve') ?? [];
  const [part, ...more] = reserves.filter(({ day }) => day === event.day);
  return part?.rows.length === 1 && more.length === 0 && reserves.some(({ day }) => day < event.day) ? part : undefined;
}

const dueBefore = ({ act, due_on: on }: CaseEvent, dated: string): string | null =>
  act === 'promised' && on !== null && on < dated ? on : null;

/**
 * What a letter may say of an event of this sheet in the course of a sentence, without the words of anybody, its day
 * beside the act and not beside the report: "the Merchant reports calling you on May 4, 2026", "the Merchant reports that
 * on May 4, 2026, you asked for documents", "on May 4, 2026, you limited the account". Null where it is no event.
 */
export function eventClause({ facts }: FactSheet, id: string): string | null {
  const [at, own, reported] = [facts[id], facts[`${id}_own`], facts[`${id}_reported`]];
  if (!at) return null;
  const day = roughly(at.display) ?? `${at.kind === 'date' ? 'on' : 'in'} ${at.display}`;
  if (own) return `${day}, you ${own.display}`;
  if (!reported) return null;
  const said = reported.display.replace(/(?:, in the Merchant’s words)?:(?: in the Merchant’s words,)? “.*$/, '');
  // What is asked for would take a day behind it for its own: "the hold on May 4".
  const act = /^(?:that|asking you)(?= )/.exec(said)?.[0] ?? said;
  return `the Merchant reports ${act} ${day}${act === 'that' ? ',' : ''}${said.slice(act.length)}`;
}

/** "about May 4, 2026"; null where a day or a month is named. */
const roughly = (display: string): string | null => (display.startsWith('About ') ? display.replace('A', 'a') : null);

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** How often the merchant turned to the processor since the hold began, by the events listed. */
function addAttempts(build: FactBuilder, events: readonly CaseEvent[]): void {
  const start = build.facts['hold_started'];
  const tried = events.filter(
    ({ who, act, day }) => who === 'merchant' && actOf(act).attempt && (!start || day >= String(start.value)),
  );
  if (tried.length < 2) return;
  const source = computed('the events listed by which the Merchant turned to the processor');
  build.count('tried', tried.length, 'times', { label: 'Attempts of the Merchant', role: 'event', source });
}

/**
 * What the merchant reports that the hold does to its business. Orders that it cannot fill are left out where the reason is
 * delivery: they would concede it.
 */
export function addHarmFacts(build: FactBuilder, { harm }: CaseFile, reason: ReasonCategory): void {
  if (!harm) return;
  const about: About = {
    label: 'What the hold does to the business, as the Merchant reports',
    role: 'harm',
    source: { from: 'event', event_id: 'harm', by: 'account', file_id: null },
    confidence: 'medium',
  };
  build.text(
    'harm',
    'text',
    harm.harms
      .filter(({ kind }) => kind !== 'orders' || reason !== 'delivery')
      .map(harmSaid)
      .join('; ') || null,
    about,
  );
  const words = quotableAbout(harm.words);
  build.text('harm_words', 'text', words === null ? null : quotable(words), about);
}

/** The newest confirmed request of the processor for documents after which the merchant sent none; undefined for none. */
export function openRequest(events: readonly CaseEvent[]): CaseEvent | undefined {
  const asked = newest(events.filter(({ who, act }) => who === 'processor' && act === 'asked_for_documents'));
  const sent = events.some(({ act, day }) => act === 'sent_documents' && asked !== undefined && day >= asked.day);
  return sent ? undefined : asked;
}

/** The newest confirmed promise of release whose day has passed; undefined for none. `today`: `YYYY-MM-DD`. */
export const passedPromise = (events: readonly CaseEvent[], today: string): CaseEvent | undefined =>
  newest(
    events.filter(({ who, act, due_on: on }) => who === 'processor' && actOf(act).due && on !== null && on < today),
  );

const newest = (events: readonly CaseEvent[]): CaseEvent | undefined =>
  events.toSorted((a, b) => a.day.localeCompare(b.day)).at(-1);

/** Files that show an event of this sheet. */
export const proofsIn = ({ facts }: FactSheet): (string | null)[] =>
  Object.values(facts).map(({ source }) => (source.from === 'event' ? source.file_id : null));
