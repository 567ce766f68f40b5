/** Writes the `grammar` hand again: `node bench/drafting/write-grammar.ts --seed 7`. The same seed writes the same bytes. */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { LetterBlock } from '../../domain/letters/letter.ts';
import type { Draft } from '../../drafting/draft-letter.ts';
import { sentencesOf } from '../../drafting/text/sentences.ts';
import { folded } from '../../drafting/text/display.ts';
import { drawFrom, seeded, type Draw } from '../../testing/cases/draw.ts';
import { goldens } from '../../testing/goldens/scenarios.ts';
import { pairsOf } from './grammar-pairs.ts';
import * as words from './grammar-words.ts';
import { goldenDraft, type Example } from './hands.ts';
import { editLetter } from './letter-edit.ts';

type Made = Omit<Example, 'id' | 'letter'>;
const ownText = ({ kind, enclosure, text }: LetterBlock): boolean =>
  kind === 'paragraph' && !enclosure && text.length > 60;

/** The last sentence of some paragraph, after which a sentence is added. */
function anchor({ document }: Draft, draw: Draw): string {
  const blocks = document.blocks.filter(ownText).filter(({ id }) => !id.startsWith('compromise.'));
  return sentencesOf(folded(draw.pick(blocks).text)).at(-1) ?? '';
}
const added = (find: string, sentence: string): Pick<Made, 'find' | 'write'> => ({
  find,
  write: `${find} ${sentence}`,
});

/** The clauses' own sentences in another order within their paragraph. */
function reordered({ document }: Draft, draw: Draw): Made[] {
  const blocks = document.blocks
    .filter(ownText)
    .filter(
      ({ text, authority_refs }) =>
        authority_refs.length === 0 && !/[“"]/.test(text) && sentencesOf(folded(text)).length > 2,
    );
  if (blocks.length === 0) return [];
  const [one = '', two = '', ...rest] = sentencesOf(folded(draw.pick(blocks).text));
  return [
    {
      find: `${one} ${two}`,
      write: `${two} ${one}`,
      right: true,
      kind: 'library-moved',
      why: `The same sentences in another order, before ${rest.length} more.`,
    },
  ];
}

/** A negation removed from a clause's sentence, or added to one. */
function turned({ document }: Draft, draw: Draw): Made[] {
  const sentences = document.blocks.filter(ownText).flatMap(({ text }) => sentencesOf(folded(text)));
  const change = (sentence: string): string =>
    / (?:not|no) /.test(sentence)
      ? sentence.replace(/ (?:not|no) /, ' ')
      : sentence.replace(/ (is|are|may|must|has|have) /, ' $1 not ');
  const able = sentences.filter((each) => change(each) !== each);
  if (able.length === 0) return [];
  const find = draw.pick(able);
  return [{ find, write: change(find), right: false, kind: 'negation', why: 'The sentence says the opposite.' }];
}

/** Removes something from the letter that has to be there. */
function dropped({ document, factSheet }: Draft, draw: Draw): Made[] {
  const gone = (find: string | undefined, kind: string, why: string): Made[] =>
    find ? [{ find, write: '', right: false, kind, why }] : [];
  const demand = document.blocks.find(({ items = [] }) => items.length > 2);
  const table = document.blocks.find(({ rows = [] }) => rows.length > 2);
  const exhibit = document.exhibits[0];
  const grounds = document.blocks.filter(
    ({ id, kind }) => /^(?:grounds|agreement|facts)\./.test(id) && kind === 'paragraph',
  );
  return [
    () => gone(`1. ${folded(demand?.items?.[0] ?? '')}`, 'demand-dropped', 'The letter no longer demands the money.'),
    () => gone(table?.rows?.[1]?.map(folded).filter(Boolean).join(' | '), 'row-dropped', 'The table lacks a row.'),
    () =>
      gone(exhibit && `${exhibit.label} ${exhibit.description}`, 'exhibit-dropped', 'A cited exhibit is not listed.'),
    () =>
      gone(`on or before ${factSheet.facts['deadline']?.display}`, 'deadline-dropped', 'The day to answer is gone.'),
    () =>
      gone(
        grounds.length > 0 ? folded(draw.pick(grounds).text) : undefined,
        'block-dropped',
        'A planned paragraph is gone.',
      ),
    () => gone('Oregon Bar No. 000000', 'bar-number', 'No bar number.'),
  ].flatMap((make) => make());
}

/** Changes in the frame around the letter. */
function framed({ document, factSheet }: Draft, draw: Draw): Made[] {
  const number = factSheet.facts['number_initial']?.display;
  const wrong = (find: string, write: string, why: string): Made => ({ find, write, right: false, kind: 'frame', why });
  return [
    draw.pick([
      wrong('Oregon Bar No. 000000', 'Oregon Bar No. 000001', 'Another bar number.'),
      wrong('Oregon Bar No. 000000', 'Texas Bar No. 000000', 'Another state.'),
      wrong('Lindqvist & Frost LLP', 'Lindqvist & Forst LLP', 'The firm misspelled.'),
      wrong('Elena Lindqvist', 'Helena Lindqvist', 'Another attorney.'),
      wrong(document.title.toUpperCase(), 'NOTICE OF ARBITRATION', 'Another kind of letter.'),
      wrong(document.delivery_method, 'By facsimile', 'Another way of delivery.'),
      wrong(
        'Attorney for the Merchant',
        `Attorney for ${factSheet.facts['processor']?.display}`,
        'Attorney for the other side.',
      ),
      ...(number
        ? [
            wrong(
              number,
              number.replace(/.$/, (digit) => String((Number(digit) + 1) % 10)),
              'The check digit is wrong.',
            ),
          ]
        : []),
    ]),
  ];
}

function plainly(P: string, draw: Draw): { sentence: string; right: boolean; kind: string }[] {
  const lists = [
    ['courtesy', words.courtesies, true],
    ['request', words.requests, true],
    ['pressure', words.pressures, false],
    ['mind', words.minds, false],
    ['event', words.events, false],
    ['concession', words.concessions, false],
    ['law', words.laws, false],
    ['superlative', words.superlatives, false],
  ] as const;
  return lists.map(([kind, list, right]) => ({ kind, right, sentence: draw.pick<string>(list).replaceAll('{P}', P) }));
}

function examplesFor(name: string, draw: Draw): Example[] {
  const { draft } = goldenDraft(name);
  const P = draft.factSheet.facts['processor']?.display ?? 'the processor';
  const own = plainly(P, draw).map(({ sentence, right, kind }): Made => ({
    ...added(anchor(draft, draw), sentence),
    right,
    kind,
    why: right ? 'It says nothing that needs proof.' : 'Nothing on file says so, or it may not be said.',
  }));
  const made = [
    ...own,
    ...reordered(draft, draw),
    ...turned(draft, draw),
    ...dropped(draft, draw),
    ...framed(draft, draw),
    ...framed(draft, draw),
  ];
  const singles = made.map((each, index) => ({ id: `grammar-${name}-s${index}`, letter: name, ...each }));
  const twins = pairsOf(draft.factSheet)
    .filter(() => draw.chance(0.6))
    .flatMap(({ kind, right, wrong, why }, index): Example[] => {
      const find = anchor(draft, draw);
      const id = `grammar-${name}-t${index}`;
      return [
        { id: `${id}a`, letter: name, ...added(find, right), right: true, kind, why, twin: `${id}b` },
        { id: `${id}b`, letter: name, ...added(find, wrong), right: false, kind, why, twin: `${id}a` },
      ];
    });
  return [...singles, ...twins].filter(({ find, write }) => applies(draft, find, write));
}

/** A letter without the place for an edit takes none. */
function applies({ document }: Draft, find: string, write: string): boolean {
  try {
    editLetter(document, { find, write });
    return true;
  } catch {
    return false;
  }
}

const { values } = parseArgs({ options: { seed: { type: 'string' } } });
const draw = drawFrom(seeded(Number(values.seed ?? 7)));
const examples = goldens.flatMap(({ name }) => examplesFor(name, draw));
writeFileSync(
  new URL('sets/grammar/grammar.jsonl', import.meta.url),
  `${examples.map((each) => JSON.stringify(each)).join('\n')}\n`,
);
process.stdout.write(
  `${examples.filter(({ right }) => right).length} right, ${examples.filter(({ right }) => !right).length} wrong\n`,
);
