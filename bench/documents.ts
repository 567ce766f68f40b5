/**
 * Extracts 80 synthetic documents of eight kinds, as text and as scans, 92 unseen texts (`documents/unseen.txt`), 27
 * texts that led to corrections of the rules (`documents/fresh.txt`) and notices modeled on real ones
 * (`testing/files/notices`). Reports the accuracy of kind, hold notices found, amounts, dates and, for the unseen
 * texts, addressees; values that are written nowhere on the paper, and those of them that are sure enough to be
 * suggested; for the notices, what is in a wrong role. `--only text|scan`, `--limit N`, `--seed N`, `--verbose` lists
 * each mistake, `--lines` also the extracted text. The rules were not written from the first 80.
 */
import { parseArgs } from 'node:util';
import { digest } from '../domain/documents/digest.ts';
import type { Finding } from '../domain/documents/extraction.ts';
import { sureEnough } from '../domain/documents/finding-roles.ts';
import { readDocument } from '../server/engines/reader/read-document.ts';
import { textOf } from './documents/made-document.ts';
import { makeSet, type SetEntry, type Way } from './documents/make-set.ts';
import { render } from './documents/render.ts';
import { isInvented, mistakesOf, noticesFound, scoreOf, type F1, type Scored } from './documents/score.ts';
import { realNotices, scoreOfNotices } from './documents/real-notices.ts';
import { apartDocuments, freshDocuments, unseenDocuments, type WrittenDocument } from './documents/unseen.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    limit: { type: 'string' },
    seed: { type: 'string', default: '1' },
    verbose: { type: 'boolean', default: false },
    lines: { type: 'boolean', default: false },
  },
});

type Timed = { way: Way; scored: Scored; ms: number; pages: number; invented: Finding[]; sure: Finding[] };

async function measure(entry: SetEntry): Promise<Timed> {
  const { bytes, contentType } = await render(entry);
  const start = performance.now();
  const document = await readDocument(bytes, contentType, () => {});
  const { kind, findings } = digest(document);
  const scored = { kind: entry.kind, guessed: kind, truth: entry.truth, found: findings };
  const mistakes = mistakesOf(scored);
  if (values.verbose && mistakes.length > 0)
    console.log(
      `${entry.name}\n  ${mistakes.join('\n  ')}${values.lines ? `\n    | ${document.read.flatMap(({ lines }) => lines).join('\n    | ')}` : ''}`,
    );
  const ms = performance.now() - start;
  const invented = findings.filter((each) => isInvented(each, textOf(entry.blocks)));
  const sure = findings.filter(({ confidence }) => confidence >= sureEnough);
  return { way: entry.way, scored, ms, pages: document.pages, invented, sure };
}

const percent = (part: number): string => `${(part * 100).toFixed(1)} %`;
const f1Words = ({ f1, wrong, missed }: F1): string => `F1 ${f1.toFixed(3)} (${wrong} wrong, ${missed} missed)`;

function report(way: Way, timed: readonly Timed[]): void {
  if (timed.length === 0) return;
  const score = scoreOf(timed.map(({ scored }) => scored));
  const invented = timed.flatMap((each) => each.invented);
  const found = timed.reduce((sum, each) => sum + each.scored.found.length, 0);
  const sure = timed.reduce((sum, each) => sum + each.sure.length, 0);
  const perPage = timed.map(({ ms, pages }) => ms / pages).toSorted((a, b) => a - b);
  console.log(
    `${way}: ${score.documents} documents, kind ${percent(score.kindRight)}, notices ${percent(noticesFound(timed.map(({ scored }) => scored)))}, invented ${invented.length} (${invented.filter(({ confidence }) => confidence >= sureEnough).length} suggested), sure ${percent(sure / found)}, amounts ${f1Words(score.amounts)}, dates ${f1Words(score.dates)}, ${Math.round(perPage[Math.floor(perPage.length / 2)] ?? 0)} ms a page (slowest ${Math.round(perPage.at(-1) ?? 0)})`,
  );
}

const set = makeSet(Number(values.seed)).filter(({ way }) => values.only === undefined || way === values.only);
const done: Timed[] = [];
for (const entry of set.slice(0, Number(values.limit ?? set.length))) done.push(await measure(entry));
for (const way of ['text', 'scan'] as const)
  report(
    way,
    done.filter((each) => each.way === way),
  );
console.log(`all: kind ${percent(scoreOf(done.map(({ scored }) => scored)).kindRight)}`);

/** Scores written texts, read as pages of text. */
function reportWritten(set: string, documents: readonly WrittenDocument[]): void {
  const read = documents.map(({ name, kind, truth, lines }) => {
    const found = digest({ pages: 1, read: [{ number: 1, lines, way: 'text', confidence: 1, hidden: 0 }] });
    const scored: Scored = { kind, guessed: found.kind, truth, found: found.findings };
    const mistakes = mistakesOf(scored);
    if (values.verbose && mistakes.length > 0) console.log(`${name}\n  ${mistakes.join('\n  ')}`);
    return { scored, invented: found.findings.filter((each) => isInvented(each, lines.join('\n'))).length };
  });
  const scored = read.map((each) => each.scored);
  const score = scoreOf(scored);
  console.log(
    `${set}: ${score.documents} documents, kind ${percent(score.kindRight)}, notices ${percent(noticesFound(scored))}, invented ${read.reduce((sum, each) => sum + each.invented, 0)}, amounts ${f1Words(score.amounts)}, dates ${f1Words(score.dates)}, addressees ${f1Words(score.addressees)}`,
  );
}
reportWritten('unseen', unseenDocuments());
reportWritten('fresh (seen: mended after)', freshDocuments());
reportWritten('apart (never mended after)', apartDocuments());

async function reportReal(): Promise<void> {
  const read = [];
  for (const { name, bytes, contentType, truth } of realNotices())
    if (values.only !== 'text' || contentType === 'application/pdf')
      read.push({ name, truth, ...digest(await readDocument(bytes(), contentType, () => {})) });
  const { kinds, sums, foreign, starts, releases, wrong, asDollars } = scoreOfNotices(read);
  if (values.verbose) for (const each of wrong) console.log(each);
  const of = (share: { right: number; of: number }): string => `${share.right} of ${share.of}`;
  console.log(
    `after real notices: kind ${of(kinds)}, dollar sums ${of(sums)}, other sums ${of(foreign)}, first days ${of(starts)}, days of release ${of(releases)}, ${wrong.length} in a wrong role, ${asDollars} foreign as dollars`,
  );
}
await reportReal();
