import type { IsoDate } from '../../calendar/business-days.ts';
import type { DateFinding, Extraction } from '../../documents/extraction.ts';
import type { DateRole } from '../../documents/finding-roles.ts';
import { sureEnough } from '../../documents/finding-roles.ts';
import { isSameOrigin, maxQuote, type EventOrigin, type Proposal } from './case-event.ts';
import { readAccount, readReply } from './read-account.ts';

/** The texts of a case in which events are read. Days are `YYYY-MM-DD`. */
export type StorySources = {
  /**
   * What the merchant typed of calls and emails; null for none. `isDated`: it was all written on that day, and not
   * changed since.
   */
  log: { text: string; written_on: IsoDate; isDated: boolean } | null;
  /** The merchant's own messages to the office. */
  messages: readonly { id: string; body: string; sent_on: IsoDate }[];
  /** The processor's replies, in its own words, without withdrawn ones. */
  replies: readonly { id: string; received_on: IsoDate; words: string | null }[];
  extractions: readonly Extraction[];
  today: IsoDate;
};

const maxProposals = 20;

const dateOf = ({ findings }: Extraction, role: DateRole): DateFinding | null => {
  const found = findings.filter(
    (each): each is DateFinding =>
      each.what === 'date' && each.role === role && each.confidence >= sureEnough && each.or === undefined,
  );
  return found.length === 1 ? (found[0] ?? null) : null;
};

/** A notice that names the day of release, and proof that names the day of delivery. */
function readFile(extraction: Extraction, today: IsoDate): Proposal[] {
  const { file_id: id, kind } = extraction;
  const from = (found: DateFinding): EventOrigin => ({
    source: 'upload',
    source_id: id,
    page: found.page,
    quote: found.snippet.slice(0, maxQuote),
    start: null,
    end: null,
    day_said: null,
  });
  const rest = { precision: 'day' as const, about: null, proof_file_id: id };
  if (kind === 'hold_notice') {
    const [release, dated] = [dateOf(extraction, 'release_expected'), dateOf(extraction, 'document_date')];
    if (release === null || dated === null || release.value <= dated.value) return [];
    return [{ who: 'processor', act: 'promised', day: dated.value, due_on: release.value, ...rest, ...from(release) }];
  }
  const delivered = kind === 'proof_of_fulfillment' ? dateOf(extraction, 'delivered') : null;
  if (delivered === null || delivered.value > today) return [];
  return [{ who: 'merchant', act: 'delivered', day: delivered.value, due_on: null, ...rest, ...from(delivered) }];
}

/** Everything that the rules read in a case and nobody has decided on yet, by its day. */
export function proposalsOf(
  { log, messages, replies, extractions, today }: StorySources,
  decided: readonly Pick<EventOrigin, 'source' | 'source_id' | 'quote'>[],
): Proposal[] {
  const read = [
    ...(log ? readAccount(log.text, log.written_on, { source: 'account', source_id: null }, log.isDated) : []),
    ...messages.flatMap(({ id, body, sent_on: on }) => readAccount(body, on, { source: 'message', source_id: id })),
    ...replies.flatMap(({ id, received_on: on, words }) => readReply(words ?? '', on, id)),
    ...extractions.flatMap((each) => readFile(each, today)),
  ];
  return read
    .filter((each) => !decided.some((one) => isSameOrigin(one, each)))
    .toSorted((a, b) => a.day.localeCompare(b.day))
    .slice(0, maxProposals);
}
