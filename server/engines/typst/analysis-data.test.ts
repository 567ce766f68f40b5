import { expect, test } from 'vitest';
import { analyzeCase } from '../../../drafting/analysis/analyze-case.ts';
import { fullCase } from '../../../testing/cases/sample-cases.ts';
import { processors } from '../../../domain/processors.ts';
import { analysisData } from './analysis-data.ts';
import { loadFonts } from './fonts.ts';
import type { PrintableAnalysis } from './pdf.ts';
import { createTypstRenderer } from './typst-renderer.ts';

const { covered } = loadFonts();
const renderer = createTypstRenderer();
const head = {
  case_number: 'UH-2026-000184',
  business: 'Lakeshore Ceramics LLC',
  dated: '2026-11-21',
  facts: [{ label: 'Amount held', value: '$82,869.87' }],
};
const analysis = analyzeCase(fullCase('paypal'), '2026-11-21');
const report: PrintableAnalysis = { ...head, content: { analysis } };
const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const pages = (bytes: Uint8Array) => Number(/\/Count (\d+)/.exec(latin1(bytes))?.[1]);
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];
const plain = (text: string) => text.replaceAll('\u200b', '').toLowerCase();

test.each(processors)('the report contains everything in the analysis: %s', (processor) => {
  const of = analyzeCase(fullCase(processor), '2026-11-21');
  const printed = plain(textsIn(analysisData({ ...head, content: { analysis: of } }, covered)).join('\n'));
  for (const text of textsIn(of)) expect(printed).toContain(plain(text));
});

test("the report's parts are in the order of the page", () => {
  const sections = analysisData(report, covered).parts.flatMap((part) => (part.kind === 'section' ? [part.text] : []));
  expect(sections).toEqual([
    'Executive Summary',
    'Legal Assessment',
    'Strategy',
    'Action Plan',
    'Risk Analysis',
    'Documents',
    'Prioritized Next Steps',
  ]);
});

test('the report is tagged, embeds its fonts, and has the same bytes each time', async () => {
  const bytes = await renderer.renderAnalysis(report);
  for (const mark of ['/StructTreeRoot', 'pdfuaid', '2026-11-21T00:00:00', '/FontFile'])
    expect(latin1(bytes)).toContain(mark);
  expect(pages(bytes)).toBeGreaterThan(2);
  expect(Buffer.from(await renderer.renderAnalysis(structuredClone(report))).equals(Buffer.from(bytes))).toBe(true);
});

const garbage =
  '#set text(red) #panic("x") $x^2$ \\alpha @label *star* <tag> `code` [b] {c} // /* \n= h\n+ p - \u0000 \u202e \ud800 😀 👩‍⚖️ שלום السلام 漢字';

test('an analysis of garbage, and an empty one, can be typeset', async () => {
  const filled = JSON.parse(JSON.stringify(analysis), (_key, value: unknown) =>
    typeof value === 'string' ? `${garbage} ${'x'.repeat(300)}` : value,
  ) as typeof analysis;
  expect(
    pages(await renderer.renderAnalysis({ ...report, business: garbage, content: { analysis: filled } })),
  ).toBeGreaterThan(5);
  const bare = JSON.parse(JSON.stringify(analysis), (_key, value: unknown) =>
    Array.isArray(value) ? [] : value,
  ) as typeof analysis;
  expect(
    pages(await renderer.renderAnalysis({ ...report, business: '', facts: [], content: { analysis: bare } })),
  ).toBeGreaterThan(0);
});

test('400,000 characters are typeset without blocking others: one word, right to left, garbage', async () => {
  const third = 133_000;
  const text = ['x'.repeat(third), 'שלום עולם '.repeat(third / 10), garbage.repeat(third / garbage.length)].join('\n');
  let turns = 0;
  const ticking = setInterval(() => {
    turns += 1;
  }, 20);
  const bytes = await renderer.renderAnalysis({ ...head, content: { text } });
  clearInterval(ticking);
  expect(pages(bytes)).toBeGreaterThan(15);
  expect(turns).toBeGreaterThan(3);
}, 90_000);
