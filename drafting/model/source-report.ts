import type { LetterBlock, LetterDocument } from '../../domain/letters/letter.ts';
import { authorities } from '../../knowledge/load.ts';
import { cutSentences, rowText } from '../checks/cut.ts';
import { factWordsOf, masked } from '../checks/mask.ts';
import { provenanceOf } from '../checks/provenance.ts';
import { eventClause } from '../facts/events.ts';
import type { FactSheet } from '../facts/fact.ts';
import { sourceLabel } from '../facts/source-label.ts';
import { folded, longDate, typographic } from '../text/display.ts';

/**
 * One sentence of a letter, who wrote it (`clause`, `model` or a name), what it rests on and who read it; `read` null:
 * nobody yet.
 */
export type ReportRow = {
  block_id: string;
  sentence: string;
  by: string;
  sources: { about: string; from: string }[];
  read: string | null;
};

/**
 * A letter with its facts. `changes`: where it differs from its plan, who wrote that, and the day (`YYYY-MM-DD`) on which
 * the attorney read it. `reading`: that the attorney read the whole letter. `modelSentences`: what a model wrote and
 * somebody accepted, as the letter says it, with the ids that each rests on.
 */
export type ReportGiven = {
  document: LetterDocument;
  sheet: FactSheet;
  changes: readonly { block_id: string | null; by: { kind: string; name: string }; read_on: string | null }[];
  reading: { attorney_name: string; on: string } | null;
  modelSentences: readonly { text: string; rests_on: readonly string[] }[];
  /** Facts that the merchant no longer confirms. */
  unconfirmed?: ReadonlySet<string>;
};

/** What an id of the facts or of the library stands for. */
function sourceOf(id: string, { sheet, unconfirmed = new Set() }: ReportGiven): ReportRow['sources'] {
  const fact = sheet.facts[id];
  const event = fact?.role === 'event' ? eventClause(sheet, id) : null;
  if (fact && event !== null) return [{ about: `Event: ${event}`, from: sourceLabel(fact, unconfirmed) }];
  if (fact) return [{ about: `${fact.label}: ${fact.display}`, from: sourceLabel(fact, unconfirmed) }];
  const entry = authorities.get(id);
  return entry ? [{ about: entry.citation, from: `Library: ${entry.title}` }] : [];
}

/** Of what a block refers to, what this sentence says. */
function said(sentence: string, { fact_refs: facts, authority_refs: refs }: LetterBlock, sheet: FactSheet): string[] {
  const has = (words: string | undefined): boolean =>
    words !== undefined && masked(sentence, [folded(typographic(words))]) !== sentence;
  return [
    ...facts.filter((id) => has(sheet.facts[id]?.display)),
    ...refs.filter((id) => has(authorities.get(id)?.citation)),
  ];
}

const sentencesOfBlock = (block: LetterBlock, sheet: FactSheet): string[] => [
  ...[block.text, ...(block.items ?? [])]
    .filter((text) => text.trim() !== '')
    .flatMap((text) => cutSentences(folded(text), factWordsOf(sheet))),
  ...(block.rows ?? []).map((row) => folded(rowText(row))),
];

/** Each sentence of a letter with its sources and who read it: for the firm's own file, and never part of the letter. */
export function sourceReport(given: ReportGiven): ReportRow[] {
  const { document, sheet, changes, reading, modelSentences } = given;
  const planned = provenanceOf(sheet).sentences;
  const written = new Map(modelSentences.map(({ text, rests_on: ids }) => [folded(text), ids]));
  const whole = reading === null ? null : `${reading.attorney_name}, ${longDate(reading.on)}`;
  return document.blocks.flatMap((block) => {
    const change = changes.find(({ block_id: id }) => id === block.id);
    return sentencesOfBlock(block, sheet).map((sentence): ReportRow => {
      const rests = written.get(sentence);
      const isOwn = change === undefined || planned.has(sentence);
      const ids = rests ?? said(sentence, block, sheet);
      return {
        block_id: block.id,
        sentence,
        by: rests ? 'model' : isOwn ? 'clause' : change.by.name || change.by.kind,
        sources: [...new Set(ids)].flatMap((id) => sourceOf(id, given)),
        read: whole ?? (change?.read_on ? `the attorney, ${longDate(change.read_on)}` : null),
      };
    });
  });
}

const authors: Readonly<Record<string, string>> = {
  clause: 'clause library',
  model: 'language model, accepted at the desk',
};

/** The report as lines of plain text. */
export const sourceReportText = (rows: readonly ReportRow[]): string =>
  rows
    .map(({ sentence, by, sources, read }, at) =>
      [
        `${at + 1}. ${sentence}`,
        `   Written by: ${authors[by] ?? by}`,
        ...sources.map(({ about, from }) => `   Rests on: ${about} (${from})`),
        `   Read by: ${read ?? 'nobody yet'}`,
      ].join('\n'),
    )
    .join('\n\n');
