import { expect, test } from 'vitest';
import { analyzeCase } from '../../../drafting/analysis/analyze-case.ts';
import { fullCase } from '../../../testing/cases/sample-cases.ts';
import { readBack } from '../../../testing/files/read-pdf-back.ts';
import { blocksOf, sampleLetter } from '../../../testing/letters/sample-letter.ts';
import { createTypstRenderer } from './typst-renderer.ts';

const renderer = createTypstRenderer();
const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const mentions = [
  {
    kind: 'paragraph' as const,
    text: 'The notice is **Exhibit B**, the account is Exhibit A; Exhibit Z is not in the list, and EXHIBIT A is a heading of theirs.',
  },
];
const letter = {
  ...sampleLetter,
  blocks: [...blocksOf(mentions), ...sampleLetter.blocks.map((block) => ({ ...block, id: `x${block.id}` }))],
  exhibits: sampleLetter.exhibits.map((each, index) =>
    index === 0 ? { ...each, pages: 3 } : index === 1 ? { ...each, pages: 1 } : each,
  ),
};
const report = {
  case_number: 'UH-2026-000184',
  business: 'Lakeshore Ceramics LLC',
  dated: '2026-11-21',
  facts: [{ label: 'Amount held', value: '$82,869.87' }],
  content: { analysis: analyzeCase(fullCase('paypal'), '2026-11-21') },
};

const papers = [
  ['the letter', () => renderer.renderLetter(letter), 'Demand and Notice of Dispute'],
  ['the analysis', () => renderer.renderAnalysis(report), 'Case analysis, UH-2026-000184'],
] as const;

test.each(papers)(
  '%s is PDF/UA-1: titled, in English, tagged, with embedded fonts and numbered pages',
  async (_name, render, title) => {
    const bytes = await render();
    const { info, xmp, roles, labels, pages } = await readBack(bytes);
    expect(info).toMatchObject({ Title: title, Language: 'en-US', IsLinearized: false });
    expect(xmp).toMatch(/<pdfuaid:part>1<\/pdfuaid:part>/);
    expect(xmp).toContain(title);
    const raw = latin1(bytes);
    expect(raw).toMatch(/\/DisplayDocTitle true/);
    expect(raw).toMatch(/\/Marked true/);
    expect(raw).toMatch(/\/Lang\s*\(en-US\)/);
    for (const role of ['H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD', 'L', 'LI']) expect(roles, role).toContain(role);
    expect(roles.filter((role) => role === 'H1')).toHaveLength(1);
    expect(labels).toEqual(pages.map((_, index) => String(index + 1)));
    for (const [index, page] of pages.entries()) expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
  },
);

test.each(papers)('%s embeds every font that it names', async (_name, render) => {
  const raw = latin1(await render());
  const descriptors = raw.match(/\/Type\s*\/FontDescriptor/g) ?? [];
  expect(descriptors.length).toBeGreaterThan(2);
  expect(raw.match(/\/FontFile[23]?\s+\d+ 0 R/g)).toHaveLength(descriptors.length);
  expect(raw).not.toMatch(/\/Subtype\s*\/(Type1|TrueType|Type3)\b/);
});

test('headings never skip a level', async () => {
  for (const [, render] of papers) {
    const levels = (await readBack(await render())).roles.flatMap((role) =>
      /^H[1-6]$/.test(role) ? [Number(role[1])] : [],
    );
    expect(levels[0]).toBe(1);
    for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
  }
});

test('an exhibit named in the letter links to the list, and the list says its pages', async () => {
  const { links, pages } = await readBack(await renderer.renderLetter(letter));
  const list =
    pages.findIndex((page) => page.includes('Exhibit A Settlement statement of August 3, 2026 (3 pages)')) + 1;
  expect(list).toBeGreaterThan(1);
  expect(pages[list - 1]).toContain('Notice of August 11, 2026 (1 page)');
  expect(pages[list - 1]).toContain('Message from support of September 2, 2026');
  expect(links).toEqual([
    { from: 1, to: list },
    { from: 1, to: list },
  ]);
});

test('two exhibits with the same label, and one that looks like code, can be typeset', async () => {
  const exhibits = ['A', 'A', '#x', '<a>'].map((label) => ({ label, description: 'x', file_id: null }));
  const { links } = await readBack(await renderer.renderLetter({ ...letter, exhibits }));
  expect(links).toHaveLength(1);
});
