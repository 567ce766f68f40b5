import type { LetterDocument } from '../../domain/letters/letter.ts';
import type { FactSheet } from '../../drafting/facts/fact.ts';
import { plainText, without } from './knowledge-texts.ts';

const counted =
  '(?:business |calendar |card |open |prior )?(?:days|weeks|months|years|letters|exhibits|pages|files|orders|sales|transactions|disputes|chargebacks|refunds|payments|payouts|replies)';
const faults: readonly (readonly [fault: string, pattern: RegExp])[] = [
  ['one of many', new RegExp(`(?<![\\d.,$/-])(?:1|[Oo]ne) ${counted}\\b`, 'g')],
  [
    'many of one',
    /(?<![\d.,$/-])(?:[2-9]|[1-9]\d+) (?:business |calendar )?(?:day|week|month|year|exhibit|page)\b(?!-)/g,
  ],
  ['none counted', new RegExp(`(?<![\\d.,$/-])(?:0|[Zz]ero) ${counted}\\b`, 'g')],
  ['a share above the whole', /(?<![\d.,])(?:10[1-9]|1[1-9]\d|[2-9]\d\d|\d[\d,]*\d{3})(?:\.\d+)?\s?%/g],
  ['a share of tenths', /\b\d+\.\d+\s?% of (?:the|its|all|that|sales|what)\b/g],
  [
    'an article',
    /(?<![.\w])(?<!Exhibits )\b(?:[Aa] (?=[aeiou])(?!one\b|once\b|eu|uni|use)[a-z]+|[Aa]n (?=[bcdfgjklmnpqrstvwxyz])[a-z]+)\b/g,
  ],
  ['one that are many', /\bis Exhibits\b/g],
  ['a word twice', /\b([a-z]{2,}) \1\b(?<!\bthat that|\bhad had)/g],
  ['punctuation', / [,.;:)](?!\d)|\( |,,|;;|(?<!\.)\.\.(?!\.)|,\.|\$ /g],
  ['a gap', /\bundefined\b|\bnull\b|\bNaN\b|\{\{|\}\}|\[object /g],
];

/** Grammatical faults in the letter's own words; text that others wrote is left out. */
export function grammarFaults({ blocks }: LetterDocument, { facts }: FactSheet): string[] {
  const others = Object.values(facts)
    .filter(({ kind }) => ['text', 'name', 'id', 'contact', 'address'].includes(kind))
    .map(({ display }) => plainText(display));
  const texts = blocks
    .filter(({ enclosure }) => !enclosure)
    .flatMap(({ text, items = [] }) => [text, ...items])
    .map((text) => without(plainText(text), others).replaceAll(' ¤ ', '¤'));
  return texts.flatMap((text) =>
    faults.flatMap(([fault, pattern]) =>
      [...text.matchAll(pattern)].map(
        ({ 0: words, index }) => `${fault}: “${text.slice(Math.max(0, index - 30), index + words.length + 20)}”`,
      ),
    ),
  );
}
