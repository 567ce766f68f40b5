import { expect, test } from 'vitest';
import { draftLetter } from '../draft-letter.ts';
import { letterAsHtml, letterAsMarkdown, letterAsText, wordCount } from './render-text.ts';
import { firm, fullCase } from '../../testing/cases/sample-cases.ts';

const drafted = draftLetter({
  caseFile: fullCase('stripe'),
  letterType: 'initial',
  dated: '2026-11-23',
  firm,
  mailingAddress: null,
}).document;
const typed = {
  id: 'typed',
  kind: 'paragraph' as const,
  clause_id: null,
  text: '<img src=x onerror=alert(1)> & "Co" **x**',
  fact_refs: [],
  authority_refs: [],
};
const hostile = { ...drafted, blocks: [...drafted.blocks, typed] };

test('rendered HTML contains no element or attribute from the letter’s text', () => {
  const html = letterAsHtml(hostile);
  expect(html).not.toContain('<img');
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp;');
  expect([...new Set(html.match(/<\/?[a-z0-9]+/g))].sort().join(' ')).not.toMatch(
    /script|img|iframe|style|a\b(?!ddress|rticle)/,
  );
});

test('rendered Markdown escapes typed markup and keeps our own', () => {
  const markdown = letterAsMarkdown(hostile);
  expect(markdown).toContain('\\<img');
  expect(markdown).toContain('**Breach of contract.**');
  expect(markdown).toContain('## Facts');
});

test('rendered plain text contains no markup or slots', () => {
  const text = letterAsText(hostile);
  expect(text).not.toMatch(/\*\*|\{fact|\[\[/);
  expect(text).toContain('acct_1QxT8vLk');
  expect(wordCount(hostile)).toBeGreaterThan(800);
});

test('a section sign and its number stay on one line of the page', () => {
  const blocks = [{ ...typed, text: 'Under 6 Del. C. § 2301(a) and §§ 3287, 3289.' }];
  expect(letterAsHtml({ ...drafted, blocks })).toContain('Under 6 Del. C. §\u00a02301(a) and §§\u00a03287, 3289.');
});
