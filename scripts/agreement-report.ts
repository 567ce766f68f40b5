/** What `operator agreement` prints. Pure. */
import { diffWordsWithSpace } from 'diff';
import { caseStatusLabels } from '../domain/cases/case.ts';
import type { CheckedQuote } from '../knowledge/full-texts/check-quotes.ts';
import { profiles } from '../knowledge/processors/profiles.ts';
import type { Processor } from '../domain/processors.ts';
import type { Touch } from '../knowledge/full-texts/touched-case.ts';
import type { TouchedQuote, TouchingChange } from '../knowledge/full-texts/touched-quotes.ts';
import type { TouchedCase } from '../server/cases/list-touched.ts';
import type { AddedFullText } from '../server/knowledge/add-full-text.ts';
import type { FullTextDiff } from '../server/knowledge/diff-full-texts.ts';
import type { FullTextOnFile } from '../server/knowledge/list-full-texts.ts';

const count = (n: number, one: string, many = `${one}s`): string =>
  `${n.toLocaleString('en-US')} ${n === 1 ? one : many}`;
const knownDates = (processor: Processor): string =>
  profiles[processor].agreements.map(({ effective }) => effective.from).join(', ') || 'none';
const tally = (quotes: readonly CheckedQuote[]): string =>
  `${quotes.filter(({ found }) => found).length} of ${count(quotes.length, 'quote')} stand in the text`;

function quoteLines({ agreement, is_copy_read: isCopyRead, quotes, stored }: FullTextOnFile): string[] {
  if (agreement === null)
    return [
      `This version is not in our data, so there are no quotes to look up. In our data: ${knownDates(stored.processor)}.`,
    ];
  const anchors = [...new Set(quotes.map(({ anchor }) => anchor))].map((anchor) => {
    const own = quotes.filter((each) => each.anchor === anchor);
    const missing = own.filter(({ found }) => !found);
    const found = `${own.length - missing.length} found`;
    return [
      `  ${anchor}: ${missing.length === 0 ? found : `${found}, ${missing.length} MISSING`}`,
      ...missing.map(({ place, quote }) => `    missing ${place}: “${quote}”`),
    ];
  });
  return [
    ...(isCopyRead ? ['The file is, to the byte, the copy that our data was read from.'] : []),
    `${tally(quotes)} (${agreement.id}):`,
    ...anchors.flat(),
  ];
}

/** What became of a text that was added, with each anchor of its version. */
export function addedReport(added: AddedFullText): string {
  const { stored, replaced, bare_pages: bare } = added;
  return [
    `Stored ${stored.processor}, version of ${stored.effective_on}: ${count(stored.words.length, 'character')} from ${stored.file_name}, SHA-256 ${stored.sha256}.`,
    `Source: ${stored.source}. Seen on ${stored.seen_on}.`,
    ...replaced.map((old) => `It takes the place of the text of ${old.effective_on} with SHA-256 ${old.sha256}.`),
    ...(bare.length === 0
      ? []
      : [`Pages without text of their own: ${bare.join(', ')}. If they are scans, their words are missing.`]),
    ...quoteLines(added),
  ].join('\n');
}

/** The stored texts, and the versions of our data that have none. */
export function listReport(texts: readonly FullTextOnFile[], asked: readonly Processor[]): string {
  const lines = texts.map(({ stored, agreement, quotes }) => {
    const found = agreement === null ? 'not in our data' : tally(quotes);
    const missing = quotes.filter((each) => !each.found).map(({ place, anchor }) => `${place} (${anchor})`);
    return [
      `${stored.processor} ${stored.effective_on}  ${found}  seen on ${stored.seen_on}  ${stored.source}  SHA-256 ${stored.sha256}`,
      ...(missing.length === 0 ? [] : [`  missing: ${missing.join('; ')}`]),
    ].join('\n');
  });
  const without = asked.flatMap((processor) =>
    profiles[processor].agreements
      .filter(({ id }) => !texts.some(({ agreement }) => agreement?.id === id))
      .map(({ effective }) => `${processor} ${effective.from}`),
  );
  return [
    ...(lines.length === 0 ? ['No full text is stored.'] : lines),
    ...(without.length === 0 ? [] : [`In our data without a full text: ${without.join(', ')}.`]),
  ].join('\n');
}

/** Beyond so many characters, marks would be no easier to read than the two sides one after the other. */
const maxMarked = 4_000;

/** Both sides of a change with the words that differ marked as [-removed-] and {+added+}. */
function sidesOf({ removed, added }: TouchingChange): string[] {
  const [old, now] = [removed.join(' '), added.join(' ')];
  if (old === '' || now === '' || old.length + now.length > maxMarked)
    return [...removed.map((each) => `- ${each}`), ...added.map((each) => `+ ${each}`)];
  const parts = diffWordsWithSpace(old, now);
  const marked = (skip: 'added' | 'removed', open: string, close: string): string =>
    parts
      .filter((part) => !part[skip])
      .map(({ value, ...part }) => (part.added || part.removed ? `${open}${value}${close}` : value))
      .join('');
  return [`- ${marked('added', '[-', '-]')}`, `+ ${marked('removed', '{+', '+}')}`];
}

const subjects = { procedure: 'PROCEDURE', hold: 'HOLD', adverse: 'ADVERSE TERM', other: 'OTHER' } as const;

function touchedLine(
  { agreement, place, anchor, subject, in_other: inOther }: TouchedQuote,
  newer: string | null,
): string {
  const side = agreement === newer ? 'the older' : 'the newer';
  return `  * ${subjects[subject]}: touches our quote ${place} of ${agreement} (${anchor}), ${inOther ? `whose words stand in ${side} text too` : `whose words are not in ${side} text`}`;
}

const becauseOf = ({ what, version, why }: Touch): string =>
  `${what}: ${version === null ? 'version not known' : `version of ${version}`} (${why})`;

function caseLines(cases: readonly TouchedCase[]): string[] {
  return cases.flatMap(({ case_number: number, status, owner, touches }) => [
    `${number}  ${caseStatusLabels[status]}  ${owner ?? 'no owner'}`,
    ...touches.map((touch) => `  ${becauseOf(touch)}`),
  ]);
}

/** The changes between two texts, the quotes they touch, and the open cases that they concern. */
export function diffReport({ from, to, quoted, changes }: FullTextDiff, cases: readonly TouchedCase[]): string {
  const touched = changes.flatMap((change) => change.touched);
  const quotesOf = (subject: TouchedQuote['subject']): number =>
    new Set(touched.filter((each) => each.subject === subject).map(({ agreement, place }) => agreement + place)).size;
  return [
    `${from.processor}: ${from.effective_on} → ${to.effective_on}`,
    quoted.from === null
      ? 'Our data has no version as old as the older text, so none of its quotes are looked up there.'
      : `Quotes looked up in the older text: those of ${quoted.from}${quoted.to === null ? '' : `; in the newer: those of ${quoted.to}`}.`,
    changes.length === 0
      ? 'The words are the same.'
      : `${count(changes.length, 'change')}; our quotes touched: ${quotesOf('procedure')} of the procedure, ${quotesOf('hold')} of holds, ${quotesOf('adverse')} of adverse terms, ${quotesOf('other')} others.`,
    ...changes.flatMap((change, index) => [
      '',
      `${index + 1}.`,
      ...sidesOf(change),
      ...change.touched.map((quote) => touchedLine(quote, quoted.to)),
    ]),
    '',
    `Open cases that rest on either version, or on one that is not known: ${cases.length}.`,
    ...caseLines(cases),
  ].join('\n');
}
