import { quotesOf, type Agreement, type Quoted } from '../processors/agreement.ts';
import { searchedQuote } from './check-quotes.ts';
import { compareTexts, type Span, type TextChange } from './compare-texts.ts';
import { searchable } from './plain-text.ts';

/** What a quote supports: how a dispute begins, a power to hold, a term adverse to the merchant, or something else. */
export type Subject = 'procedure' | 'hold' | 'adverse' | 'other';

/** A quote of our data in or beside changed words; `in_other`: the other text has the very words somewhere. */
export type TouchedQuote = Quoted & { agreement: string; subject: Subject; in_other: boolean };

export type TouchingChange = TextChange & { touched: readonly TouchedQuote[] };

/** A full text, and the version whose quotes are looked up in it; null where no version of our data fits. */
export type QuotedText = { text: string; agreement: Agreement | null };

function subjectOf(place: string): Subject {
  if (place.startsWith('procedure.')) return 'procedure';
  if (place.startsWith('holds[')) return 'hold';
  return place.startsWith('adverse[') ? 'adverse' : 'other';
}

/** Every place at which the words stand. */
function spansOf(words: string, text: string): Span[] {
  const spans: Span[] = [];
  for (let from = text.indexOf(words); from !== -1; from = text.indexOf(words, from + 1))
    spans.push({ from, to: from + words.length });
  return spans;
}

/** A change of no width, where something was put in, touches what it splits. */
const meet = (one: Span, other: Span): boolean => one.from < other.to && other.from < one.to;

type Placed = { quote: TouchedQuote; spans: Span[] };

function placed({ text, agreement }: QuotedText, other: string): Placed[] {
  if (agreement === null) return [];
  const [own, others] = [searchable(text), searchable(other)];
  return quotesOf(agreement).map((quoted) => {
    const words = searchedQuote(quoted.quote);
    const about = { agreement: agreement.id, subject: subjectOf(quoted.place), in_other: others.includes(words) };
    return { quote: { ...quoted, ...about }, spans: spansOf(words, own) };
  });
}

/** The changes between two full texts, each with the quotes it touches: those of the old version first. */
export function touchingChanges(old: QuotedText, now: QuotedText): TouchingChange[] {
  const inOld = placed(old, now.text);
  const inNew = now.agreement?.id === old.agreement?.id ? [] : placed(now, old.text);
  const at = (each: Placed[], change: Span): TouchedQuote[] =>
    each.filter(({ spans }) => spans.some((span) => meet(span, change))).map(({ quote }) => quote);
  return compareTexts(old.text, now.text).map((change) => ({
    ...change,
    touched: [...at(inOld, change.in_old), ...at(inNew, change.in_new)],
  }));
}
