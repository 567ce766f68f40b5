/**
 * To whom a notice is addressed: the legal name and the address of the merchant, as it writes them. The sender has a name and an address
 * too, in its letterhead, below its signature and in the footer; what could be either is taken for neither.
 */
import { addressesIn, isTitled, type WrittenAddress } from './find-addresses.ts';
import { datesIn } from './find-dates.ts';
import type { AddresseeRole } from './finding-roles.ts';
import { isProcessorName } from './name-notice.ts';

type NamedPart = { role: AddresseeRole; value: string; line: number; sureness: number };
type Name = { value: string; line: number };
/** `lines`: the first cell of each; `end`: the line in which the letter ends. Signature and footer follow. */
type Letter = { lines: readonly string[]; end: number };
/** An address with the lines above it. `name`: that of a company among them. */
type Block = { address: WrittenAddress; lines: string[]; start: number; name: Name | undefined };

/**
 * A name without a legal form may be a trade name or an individual's, and the application asks for the legal name of
 * the business.
 */
const legalForm =
  /,? (?:L\.?L\.?C|P\.?L\.?L\.?C|L\.?P|P\.?C|Inc|Incorporated|Corp|Corporation|Co|Company|Ltd|Limited)\.?$/i;
const nameShape = /^[\p{L}\d][\p{L}\d &'’.,()/+-]{2,98}$/u;
const isLegalName = (text: string): boolean =>
  nameShape.test(text) && legalForm.test(text) && isTitled(text.replace(legalForm, ''));

/** Words of those who send notices, and of the lawyers and collectors who write for them or for the merchant. */
const othersWords =
  /\b(?:bank|bancorp|n\.?a\.?|credit union|merchant (?:services|solutions|bank\w*|account)|payments?|pay|process(?:ing|ors?)|acquir\w+|financial|card services|risk|compliance|underwriting|operations|support|department|dept|customer (?:service|care)|trust (?:&|and) safety|legal|law|lawyers?|attorneys?|esq|llp|counsel|court|collections?|receivables|treasury|revenue service|secretary of state)\b/i;
/** Senders of notices that the application does not offer as a choice. */
const otherSenders =
  /\b(?:adyen|braintree|fiserv|first data|clover|elavon|tsys|heartland|global payments|wepay|helcim|payoneer|klarna|afterpay|affirm|etsy|walmart|chase|wells fargo|american express|cash app|google|apple|meta)\b/i;
const isOthers = (text: string): boolean => isProcessorName(text) || othersWords.test(text) || otherSenders.test(text);
/**
 * What a post office or a letterhead prints above an address, and words for somebody who only takes the letter in
 * ("c/o").
 */
const noAddressee = /\b(?:return|service requested|postage|presort\w*|undeliverable|c\/o|care of)\b/i;

const greeting = /^(?:dear|hello|hi)\s+(.+?)\s*[,:!]?$/i;
const greets = /^(?:dear|hello|hi|greetings|good (?:morning|day)|to whom)\b/i;
const subject = /^(?:re|subject|ref|reference|via)\b/i;
const closing =
  /^(?:sincerely|regards|(?:kind|best|warm) regards|respectfully|yours|very truly|thank you|thanks)\b.{0,20}$/i;
const nameLabel =
  /^(?:to|attn|attention|prepared for|account holder|(?:merchant|business|legal|legal (?:business|entity)|account|company|seller|store)(?: name)?) *(?::| {3,}) *(.+)$/i;
const addressLabel =
  /^(?:(?:merchant|business|account holder|seller)(?:['’]s)?(?: business)? address|address on file) *(?::| {3,}) *(.+)$/i;
/**
 * Words of a merchant's own letter to the processor, whose addressee is the processor. "My Account" is not among them:
 * it names a page.
 */
const merchantWrites =
  /\bmy (?:account|funds|money|business|payouts?|balance|store)\b|\bour (?:funds|money|payouts?|sales)\b/;

/** Lines between an address and the greeting below it: a subject, a reference. */
const maxBetween = 3;
const maxNameLines = 3;

/** The addressee's name and address, each only where it cannot be the sender's; a page with two names gives none. */
export function nameAddressee(lines: readonly string[]): NamedPart[] {
  if (lines.some((line) => merchantWrites.test(line))) return [];
  const first = lines.map((line) => line.split(/ {3,}/)[0]?.trim() ?? '');
  const letter: Letter = { lines: first, end: endOfLetter(first) };
  const called = [...behind(nameLabel, lines, letter.end), ...behind(greeting, first, letter.end)].filter(
    ({ value }) => !isOthers(value) && !signs(letter, value),
  );
  const block = blockOf(letter, called);
  const names = [...called.filter(({ value }) => isLegalName(value)), ...(block?.name ? [block.name] : [])];
  const onFile = behind(addressLabel, lines, letter.end).flatMap(({ value, line }) =>
    addressesIn([value]).map((address) => ({ ...address, start: line, end: line })),
  );
  const addresses = [...onFile, ...(block ? [block.address] : [])];
  const [name, address] = [onlyOne(names, ({ value }) => value), onlyOne(addresses, ({ street }) => street)];
  if (names.length > 0 && !name) return [];
  return [
    ...(name ? [{ role: 'business_name' as const, ...name, sureness: 0.85 }] : []),
    ...(address ? partsOf(address) : []),
  ];
}

/** The first of several that say the same; undefined where they differ. */
function onlyOne<Item>(items: readonly Item[], textOf: (item: Item) => string): Item | undefined {
  return new Set(items.map((item) => bare(textOf(item)))).size === 1 ? items[0] : undefined;
}

const partsOf = ({ street, city, state, zip, start, end }: WrittenAddress): NamedPart[] => [
  { role: 'street', value: street, line: start, sureness: 0.85 },
  { role: 'city', value: city, line: end, sureness: 0.85 },
  { role: 'state', value: state, line: end, sureness: 0.85 },
  { role: 'zip', value: zip, line: end, sureness: 0.85 },
];

/** What two spellings of a name have in common. */
const bare = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '');

function endOfLetter(lines: readonly string[]): number {
  const found = lines.findIndex((line) => closing.test(line));
  return found === -1 ? lines.length : found;
}

const behind = (label: RegExp, lines: readonly string[], end: number): Name[] =>
  lines.slice(0, end).flatMap((text, line) => {
    const value = label
      .exec(text.trim())?.[1]
      ?.split(/ {3,}| *<|;/)[0]
      ?.trim();
    return value ? [{ value, line }] : [];
  });

/** Whether a name stands where a sender's does: in a From line, the signature or a copyright notice. */
function signs({ lines, end }: Letter, name: string): boolean {
  const said = lines.filter((line, at) => at >= end || /^from\b|©|\bcopyright\b|\(c\)/i.test(line));
  return said.some((line) => bare(line).includes(bare(name)));
}

/**
 * The block of lines that an envelope's window would show: one with a name by which the letter itself calls the
 * merchant, or else the last one above the greeting and below a letterhead.
 */
function blockOf(letter: Letter, called: readonly Name[]): Block | undefined {
  const { lines, end } = letter;
  const greeted = lines.findIndex((line) => greets.test(line));
  const blocks = addressesIn(lines.slice(0, greeted === -1 ? end : greeted)).flatMap((address) =>
    blockAbove(lines, address),
  );
  const names = new Set(called.map(({ value }) => bare(value)));
  const known = blocks.find((block) => block.lines.some((line) => names.has(bare(line))));
  const last = blocks.at(-1);
  const block = known ?? (last && isInside(lines, last, blocks.length > 1) ? last : undefined);
  const isSenders = (line: string): boolean => isOthers(line) || noAddressee.test(line) || signs(letter, line);
  return block?.lines.some(isSenders) ? undefined : block;
}

function blockAbove(lines: readonly string[], address: WrittenAddress): Block[] {
  const above: string[] = [];
  for (let at = address.start - 1; at >= 0 && above.length < maxNameLines; at -= 1) {
    const line = lines[at] ?? '';
    // A processor's name above another name is the letterhead.
    if (!isNameLine(line) || (above.length > 0 && isProcessorName(line))) break;
    above.unshift(line);
  }
  const start = address.start - above.length;
  const at = above.findIndex(isLegalName);
  const name = at === -1 ? undefined : { value: above[at] ?? '', line: start + at };
  return above.length === 0 ? [] : [{ address, lines: above, start, name }];
}

const isNameLine = (text: string): boolean =>
  isLegalName(text) ||
  (/^[\p{L}\d][\p{L}\d &'’.,:/-]{2,60}$/u.test(text) &&
    !/[.:]$/.test(text) &&
    isTitled(text) &&
    datesIn(text).length === 0);

/** The inside address of a letter: the greeting or the subject follows it, and the sender is known from above it. */
function isInside(lines: readonly string[], { address, start }: Block, hasLetterhead: boolean): boolean {
  const below = lines.slice(address.end + 1, address.end + 1 + maxBetween);
  return (
    below.some((line) => greets.test(line) || subject.test(line)) &&
    !below.some((line) => greets.test(line) && isOthers(line)) &&
    (hasLetterhead || lines.slice(0, start).some(isOthers))
  );
}
