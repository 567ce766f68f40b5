import {
  askedBefore,
  asking,
  asksNothing,
  clauses,
  courtesy,
  ends,
  generic,
  had,
  hinting,
  informing,
  pointsBack,
  replaces,
  stating,
  topical,
  unfit,
} from './asking-words.ts';
import { itemsNamed, namesWhereAsked, type AskedItem } from './items-named.ts';

/** One thing asked for: its kind and the words that name it, as written; `item` is null where they name none that we know. */
export type Ask = { item: AskedItem | null; words: string };

/** A text cut where another thought begins; "1. " begins an item. */
const thoughtsOf = (text: string): string[] =>
  text
    .split(
      /\n+|(?<=[.!?])(?<!(?:^|[\s(:])\d{1,2}\.)\s+|;\s+|\s[:;]-?[)D](?=\s|$)|\s[–—]\s|,? (?:but|however|although|though)\b,? |, (?=(?:please|kindly|could you|can you|(?:now |then )?(?:just|only)|we (?:now|still|also|just|only)) \w)|(?:,? and|,) (?=[^,;.()]{0,60} (?:is|are|will|wo|would|do|does|can|could)(?: not|not|n['’]t) (?:be )?(?:accept|do\b|enough|suffic|valid|work|count|help))|,? and (?=(?:now )?(?:we|they|our team) (?:still|now|also|need|want|ask))/i,
    )
    .map((part) => part.trim())
    .filter(Boolean);

const elementEnd = /[,;:•]\s*|(?:^|\s)\(?\d{1,2}[.)]\s/;
const joined = /\s(?:and|&|plus|as well as|along with|together with)\s|^(?:and|or|&|plus|together with|along with)\s/i;

/** Words that describe the item before them, and ask for nothing of their own. */
const modifier =
  /^(?:showing|dated|covering|including|preferably|ideally|where|which|that|issued|front and back|as well|no older|not older|for the|for your|from the|if)\b/i;

/** Examples after an item are no items: "proof of address (utility bill, lease)", "such as a passport". */
const withoutExamples = (text: string): string =>
  text
    .replace(/(⟦\d+⟧[^,;()⟦⟧]*)\([^()]*\)/g, '$1')
    .replace(/(⟦\d+⟧[^,;⟦⟧]*),? (?:such as|for example|e\.g\.|for instance) [^;.]*?(?=,? and |;|\.|$)/gi, '$1')
    .replace(/\([^()⟦⟧]*\)/g, (words) => (words.includes(',') ? '' : words));

const mark = /⟦(\d+)⟧/g;

/** "A and B" as two; what describes A may hold an "and" of its own: "showing your name and address". */
function partsOf(element: string): string[] {
  if (!element.includes('⟦')) return [element];
  const parts = element.split(joined);
  const described = parts.findIndex((part) => part.includes('⟦') && description.test(part.slice(part.indexOf('⟦'))));
  return parts.filter((part, index) => part.includes('⟦') || described < 0 || index < described);
}
const description = / (?:showing|with|that|which|confirming|listing)\b/;

/** The asks of a list as written, "A, B and C", any of which may be what we have no name for. */
function asksOfList(list: string): Ask[] {
  const text = list.replace(ends, '').replace(unfit, '').replace(/[⟦⟧]/g, ' ');
  const spans = itemsNamed(text, namesWhereAsked);
  // An item may hold a comma or an "and" of its own.
  const marked = spans.reduceRight(
    (rest, { at, end }, index) => `${rest.slice(0, at)}⟦${index}⟧${rest.slice(end)}`,
    text,
  );
  const written = (part: string): string =>
    part.replace(mark, (_whole, index: string) => text.slice(spans[Number(index)]?.at, spans[Number(index)]?.end));
  return (
    withoutExamples(marked)
      .split(elementEnd)
      // "Names and telephone numbers of suppliers" is one thing that we have no name for.
      .flatMap((element) => partsOf(element))
      .flatMap((part): Ask[] => {
        const found = [...part.matchAll(mark)].flatMap(([whole, index]) => {
          const span = spans[Number(index)];
          return span ? [{ item: span.item, words: written(whole) }] : [];
        });
        // "A bank statement or utility bill": what it is for decides.
        const purpose = /\bor\b/i.test(part) ? found.filter(({ item }) => item === 'proof_of_address') : [];
        if (found.length > 0) return purpose.length > 0 ? purpose : found;
        const words = written(part)
          .replace(/\s+/g, ' ')
          .trim()
          .replace(lead, '')
          .replace(/(?<![.:])[.:]+$/, '');
        return generic.test(words) || modifier.test(words) || !/\p{L}{3}/u.test(words) ? [] : [{ item: null, words }];
      })
  );
}
const lead = /^(?:(?:and|or|us|me|plus|also|together with|along with|copies of|a copy of) )+/i;

/** "Supplier invoices for May, and your lease.": a part that names things and states nothing of them asks for them. */
function asksOfFragment(thought: string): Ask[] {
  const colon = thought.lastIndexOf(': ');
  const list = thought.slice(colon < 0 ? 0 : colon + 2);
  const bare = itemsNamed(list, namesWhereAsked)
    .reduceRight((rest, { at, end }) => `${rest.slice(0, at)}⟦⟧${rest.slice(end)}`, list)
    .replace(clauses, ' ');
  const opening = thought.slice(0, Math.max(colon, 0));
  if (topical.test(thought) || had.test(opening) || had.test(bare) || stating.test(bare)) return [];
  return asksOfList(list).filter(({ item }) => item !== null);
}

/** "The following by Friday: A, B": the list is what stands after the colon. */
function listAfter(words: string): string {
  const [before = '', after] = words.split(/:\s+(?=\S)/, 2);
  return after !== undefined &&
    itemsNamed(before, namesWhereAsked).length === 0 &&
    itemsNamed(after, namesWhereAsked).length > 0
    ? words.slice(words.indexOf(after, before.length))
    : words;
}

function asksOfThought(thought: string, listed: boolean): Ask[] {
  const inform = informing.exec(thought);
  if (inform && !listed)
    return [
      {
        item: null,
        words: thought
          .slice(inform.index)
          .replace(ends, '')
          .replace(/(?<![.:])[.:]+$/, ''),
      },
    ];
  const cues = [...thought.matchAll(asking)].map(({ 0: words, index }) => ({ at: index, end: index + words.length }));
  const [first] = cues;
  if (listed && !first) return asksOfList(thought);
  // "We need you to send": what stands between two words that ask is not asked for.
  const asked = first
    ? cues.flatMap(({ end }, index) => asksOfList(listAfter(thought.slice(end, cues[index + 1]?.at))))
    : [];
  if (asked.length > 0) return asked;
  const polite = courtesy.exec(thought);
  if (polite) return asksOfList(thought.slice(0, polite.index));
  const before = askedBefore.exec(thought);
  const hint = hinting.exec(thought);
  const named = [
    ...(before ? asksOfList(thought.slice(0, before.index)) : []),
    ...(hint ? asksOfList(thought.slice(hint.index + hint[0].length)) : []),
  ].filter(({ item }) => item !== null);
  return named.length > 0 ? named : asksOfFragment(thought);
}

const bullet = /^(?:[-*•·–]|\(?\d{1,2}[.)]|\(?[a-h]\))\s+/i;
const opensList = /:\s*$/;
/**
 * What a text asks for, in its order, each item once. A document that is only mentioned is not asked for; what is asked
 * for in words that name nothing we know stays as these words. Pure.
 */
export function asksIn(text: string): Ask[] {
  let listing = false;
  let asked = false;
  const found = thoughtsOf(text).flatMap((thought, index, all): Ask[] => {
    const isItem = bullet.test(thought);
    if (opensList.test(thought)) {
      listing = true;
      return [];
    }
    const listed = (listing || (isItem && asked)) && (isItem || !/[.!?]$/.test(thought));
    listing = listed;
    if (asksNothing.test(thought.replace(/\([^()]*\)/g, ''))) return [];
    const before = all[index - 1] ?? '';
    const asks = asksOfThought(thought.replace(bullet, ''), listed);
    asked = asks.length > 0;
    return asks.length === 0 && (replaces.test(thought) || (pointsBack.test(thought) && !asksNothing.test(before)))
      ? asksOfList(before).filter(({ item }) => item !== null)
      : asks;
  });
  return found.filter(
    ({ item, words }, index) =>
      found.findIndex((each) => (item === null ? each.words === words : each.item === item)) === index,
  );
}
