import type { IsoDate } from '../../calendar/business-days.ts';
import { sentencesOf } from '../../documents/sentences.ts';
import { actOf, type Act, type Actor } from './acts.ts';
import { maxQuote, type EventOrigin, type Proposal } from './case-event.ts';
import { weekdayName } from './day-words.ts';
import { isBound, saidDays, type SaidDay } from './said-day.ts';

/** What is read in one text, at most. */
export const maxRead = 20;

const papers = String.raw`(?:invoices?|documents?|docs|documentation|paperwork|tracking|statements?|receipts?|proof|id|ids|passport|licen[sc]e|information)`;
const us = String.raw`(?:me|us|my|our)`;
const the = String.raw`(?:\w+ ){0,4}`;

/** Subjects of acts, as merchants write them. A passive without a subject is the processor's. */
const subjects: Record<Exclude<Actor, 'merchant'>, string> = {
  processor: String.raw`(?:they|he|she|support|(?:the |an? )?(?:rep|representative|agent|advisor|processor|company|team)|(?:the )?(?:risk|support|customer service|underwriting|account) (?:team|department|manager|desk)|customer service|paypal|stripe|square|shopify(?: payments)?|worldpay|authorize\.net|venmo|ebay|amazon)`,
  bank: String.raw`(?:(?:my|our|the) bank)`,
  customer: String.raw`(?:an?|the|one|some) (?:customers?|buyers?|clients?)|(?:customers|buyers)`,
};
const by = (who: Exclude<Actor, 'merchant'>, verb: string): RegExp =>
  new RegExp(String.raw`\b(?:${subjects[who]})(?: (?:then|also|finally|again|just|has|have|had))? ${verb}`, 'i');
/** The merchant's own act, with or without "we": a log leaves it out. */
const own = (verb: string): RegExp =>
  new RegExp(String.raw`(?:\b(?:I|we)(?: (?:then|also|finally|again|just|have|had))? |^[^\p{L}]*)${verb}`, 'iu');

/** Each act with the words by which a text names it, the narrower first. */
const readings: readonly (readonly [who: Actor, act: Act, words: RegExp])[] = [
  ['processor', 'moved_date', by('processor', String.raw`(?:extended|pushed back|postponed|moved)\b`)],
  ['processor', 'promised', by('processor', String.raw`(?:promised|assured ${us})\b`)],
  ['processor', 'promised', by('processor', String.raw`(?:said|told ${us})\b[^.]{0,60}\b(?:releas|pay out|paid out)`)],
  ['processor', 'refused', by('processor', String.raw`(?:refused|declined|denied|rejected)\b`)],
  ['processor', 'acknowledged', by('processor', String.raw`(?:acknowledged|confirmed receipt|confirmed that)\b`)],
  [
    'processor',
    'asked_for_documents',
    by('processor', String.raw`(?:asked|requested|wanted|demanded)\b[^.]{0,40}\b${papers}\b`),
  ],
  [
    'processor',
    'closed',
    by('processor', String.raw`(?:closed|terminated|deactivated|shut down)\b[^.]{0,20}\baccount`),
  ],
  ['processor', 'closed', /\baccount (?:was|has been|got) (?:closed|terminated|deactivated)\b/i],
  ['processor', 'limited', by('processor', String.raw`(?:limited|restricted|suspended|froze)\b[^.]{0,20}\baccount`)],
  ['processor', 'limited', /\baccount (?:was|has been|got) (?:limited|restricted|suspended|frozen)\b/i],
  ['processor', 'raised_reserve', by('processor', String.raw`(?:raised|increased)\b[^.]{0,20}\breserve`)],
  ['processor', 'released', by('processor', String.raw`released\b`)],
  ['processor', 'called', by('processor', String.raw`(?:called|phoned|telephoned) ${us}\b`)],
  ['processor', 'answered', by('processor', String.raw`(?:answered|replied|responded|got back|wrote back)\b`)],
  [
    'processor',
    'wrote',
    by('processor', String.raw`(?:wrote|e-?mailed|messaged|sent ${us} an? (?:e-?mail|letter|message))\b`),
  ],
  ['bank', 'returned_payment', by('bank', String.raw`(?:returned|bounced)\b`)],
  ['bank', 'closed', by('bank', String.raw`closed\b`)],
  ['customer', 'disputed', by('customer', String.raw`(?:disputed|charged back)\b`)],
  [
    'merchant',
    'sent_documents',
    own(String.raw`(?:re)?(?:sent|submitted|uploaded|provided|supplied|faxed|e-?mailed) ${the}${papers}\b`),
  ],
  ['merchant', 'verified', own(String.raw`(?:completed|passed|finished) ${the}verification\b`)],
  ['merchant', 'asked_for_reason', own(String.raw`(?:asked|requested)\b[^.]{0,30}\b(?:why|reason|explanation)\b`)],
  [
    'merchant',
    'asked_for_release',
    own(String.raw`(?:asked|requested|demanded)\b[^.]{0,40}\b(?:release|payout|money|funds)\b`),
  ],
  ['merchant', 'delivered', own(String.raw`(?:shipped|delivered)\b`)],
  ['merchant', 'refunded', own(String.raw`refunded\b`)],
  ['merchant', 'called', own(String.raw`(?:called|phoned|telephoned|spoke (?:to|with))\b`)],
  ['merchant', 'answered', own(String.raw`(?:answered|replied|responded)\b`)],
  [
    'merchant',
    'wrote',
    own(String.raw`(?:wrote|e-?mailed|messaged|contacted|appealed|opened an? (?:ticket|case|chat)|filed an? appeal)\b`),
  ],
];

const supposed = /\b(?:if|unless)\b/i;
const denied = /\b(?:no|not|never|nobody|nothing|none|without)\b|n['’]t\b/i;
const onlyMight = /\b(?:would|should|could|might|planned|going to)\b/i;

/**
 * Whether words say that an act did not happen, or only might have: nothing is read in them then. Who refuses says no,
 * and who promises says what would be.
 */
export const isUndone = (words: string, act?: Act): boolean =>
  supposed.test(words) ||
  (act !== 'refused' && denied.test(words)) ||
  (act !== 'refused' && (act === undefined || actOf(act).due === undefined) && onlyMight.test(words));

export type Piece = { text: string; start: number };

/** Each line of a text cut into sentences; a semicolon ends one too. */
export function sentencesOfLines(text: string): Piece[] {
  const lines = [...text.matchAll(/[^\n;]+/g)].map(({ 0: line, index }) => ({ text: line, start: index }));
  return lines.flatMap((line) =>
    sentencesOf(line.text).map((each) => ({ text: each.text, start: line.start + each.start })),
  );
}

/** What is left of a day before the act: its weekday and its preposition. */
const leading = new RegExp(
  String.raw`^[\s,:.–—-]*(?:(?:${weekdayName}|and|then|but|again|on|in|about|around|the)[.,:\s–—-]+){0,4}`,
  'i',
);

/** What joins a day to the words before it. */
const joining = /(?:(?<!\w)(?:and|then|but|again|on|in|about|around|the|y|el)[\s,]+)*$/i;

/** A piece of a text with the days within it. */
export type DatedPiece = Piece & { days: SaidDay[] };

const introduction = new RegExp(
  String.raw`^(?:[^\p{L}]|(?:\p{L}{1,2}|then|and|the|around|about|later|again|d[ií]a|luego|entonces|${weekdayName})(?!\p{L}))*$`,
  'iu',
);
/** Whether the words before the first day of a sentence only introduce it. */
export const isIntroduction = (words: string): boolean => introduction.test(words);

/** Each piece with the days that lie in it, in one walk through both. */
export function withDays(pieces: readonly Piece[], days: readonly SaidDay[]): DatedPiece[] {
  let at = 0;
  return pieces.map(({ text, start }) => {
    const end = start + text.length;
    const within: SaidDay[] = [];
    for (let day = days[at]; day && day.start < end; day = days[(at += 1)])
      if (day.start >= start && day.end <= end) within.push(day);
    return { text, start, days: within };
  });
}

/**
 * Sentences, lines and entries of a log; one that begins with the first of several days is cut before each, with the
 * words that introduce it, but for a day that something is expected by.
 */
function piecesOf(text: string, today: IsoDate, isDated: boolean): DatedPiece[] {
  return withDays(sentencesOfLines(text), saidDays(text, today, isDated)).flatMap((piece) => {
    const [first, ...more] = piece.days;
    if (!first || !isIntroduction(text.slice(piece.start, first.start))) return [piece];
    const cuts = more.flatMap(({ start }) => {
      const lead = text.slice(Math.max(piece.start, start - 24), start);
      return isBound(lead) ? [] : [start - (joining.exec(lead)?.[0].length ?? 0)];
    });
    const starts = [piece.start, ...cuts];
    const ends = [...cuts, piece.start + piece.text.length];
    return withDays(
      starts.map((from, at) => ({ text: text.slice(from, ends[at]), start: from })),
      piece.days,
    );
  });
}

/** The first act that a piece names, without the words of its days. */
function actIn({ text, start: from, days }: DatedPiece): readonly [Actor, Act] | null {
  const bare = days
    .reduceRight((left, { start, end }) => `${left.slice(0, start - from)}${left.slice(end - from)}`, text)
    .replace(leading, '')
    .replace(/\s{2,}/g, ' ');
  const found = readings.find(([, , words]) => words.test(bare));
  return found ? [found[0], found[1]] : null;
}

export type AccountSource = Pick<EventOrigin, 'source' | 'source_id'>;

/** When an act happened by the days that its words name, and the day that it names besides; null where they leave it open. */
export function whenSaid(
  days: readonly SaidDay[],
  act: Act,
  today: IsoDate,
): { at: SaidDay; due_on: IsoDate | null } | null {
  // "The same day" is no other one.
  const [first, second, ...more] = days.filter(({ day, form }, at) => form !== 'relation' || day !== days[at - 1]?.day);
  if (!first || more.length > 0 || first.day > today) return null;
  const due = second && actOf(act).due && second.day > first.day ? second.day : null;
  return second && due === null ? null : { at: first, due_on: due };
}

/**
 * Dated acts that the merchant's own text names, each with the words that say so, in the order of the text. It proposes
 * and never states: an act without a day, a day without an act, and a piece with days that cannot be told apart give
 * nothing. `today` and `isDated`: as for `saidDays`.
 */
export function readAccount(text: string, today: IsoDate, from: AccountSource, isDated = true): Proposal[] {
  return piecesOf(text, today, isDated)
    .flatMap((dated): Proposal[] => {
      const { text: piece, start, days } = dated;
      const quote = piece.trim();
      const [who, act] = actIn(dated) ?? [];
      const when = act === undefined ? null : whenSaid(days, act, today);
      if (!who || !act || !when || quote.length > maxQuote || isUndone(piece)) return [];
      const at = start + piece.indexOf(quote);
      return [
        {
          who,
          act,
          day: when.at.day,
          precision: when.at.precision,
          due_on: when.due_on,
          about: null,
          proof_file_id: null,
          ...from,
          page: null,
          quote,
          start: at,
          end: at + quote.length,
          day_said: text.slice(when.at.start, when.at.end),
        },
      ];
    })
    .slice(0, maxRead);
}

/**
 * The day to come that a reply's words name as that of a promise: the only one that they name, by day, month and year.
 */
export function promisedDay(days: readonly SaidDay[], text: string, receivedOn: IsoDate): SaidDay | null {
  const [day, ...more] = days.filter(({ form }) => form !== 'relation');
  if (!day || more.length > 0 || day.form !== 'date' || day.day <= receivedOn) return null;
  return /\b(?:19|20)\d{2}\b/.test(text.slice(day.start, day.end)) ? day : null;
}

const promises =
  /\bwe (?:will|shall|expect to|plan to|intend to)\b[^.]{0,80}\b(?:release|pay out|remit|disburse|transfer)/i;

/** Promises of the processor in a reply's own words that name one day to come. */
export function readReply(words: string, receivedOn: IsoDate, replyId: string): Proposal[] {
  return withDays(sentencesOf(words), saidDays(words, receivedOn)).flatMap(({ text, start, days }): Proposal[] => {
    const quote = text.trim();
    const due = promisedDay(days, words, receivedOn);
    if (due === null || quote.length > maxQuote || !promises.test(text)) return [];
    return [
      {
        who: 'processor',
        act: 'promised',
        day: receivedOn,
        precision: 'day',
        due_on: due.day,
        about: null,
        proof_file_id: null,
        source: 'reply',
        source_id: replyId,
        page: null,
        quote,
        start,
        end: start + quote.length,
        day_said: words.slice(due.start, due.end),
      },
    ];
  });
}
