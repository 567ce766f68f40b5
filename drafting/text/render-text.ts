import { unparted } from '../../domain/letters/unparted.ts';
import { exhibitText } from '../../domain/letters/exhibits.ts';
import { inlineRuns } from '../../domain/letters/inline-runs.ts';
import type { LetterBlock, LetterDocument } from '../../domain/letters/letter.ts';
import { paperLine, papersHeading } from '../../domain/papers/signed-paper.ts';
import { longDate } from './display.ts';

type Marks = { bold: (text: string) => string; italic: (text: string) => string; plain: (text: string) => string };

function inline(text: string, marks: Marks): string {
  return inlineRuns(text)
    .map((run) => {
      const words = marks.plain(run.text);
      const slanted = run.italic ? marks.italic(words) : words;
      return run.bold ? marks.bold(slanted) : slanted;
    })
    .join('');
}

const same = (text: string): string => text;
const asText: Marks = { bold: same, italic: same, plain: same };
const escapeMarkdown = (text: string): string => text.replace(/([\\`*_{}[\]<>#|~])/g, '\\$1');
const asMarkdown: Marks = { bold: (text) => `**${text}**`, italic: (text) => `_${text}_`, plain: escapeMarkdown };

function blockText(block: LetterBlock, marks: Marks): string {
  const text = inline(block.text, marks);
  const heading = block.kind === 'heading';
  if (marks === asMarkdown && heading) return `## ${text}`;
  const items = (block.items ?? []).map((item, index) => `${index + 1}. ${inline(item, marks)}`);
  const rows = (block.rows ?? []).map((row) => row.map((cell) => inline(cell, marks)));
  const table =
    marks === asMarkdown
      ? rows.flatMap((row, index) => [
          `| ${row.join(' | ')} |`,
          ...(index === 0 ? [`|${' --- |'.repeat(row.length)}`] : []),
        ])
      : rows.map((row) => `  ${row.filter((cell) => cell !== '').join('  |  ')}`);
  const body = [
    heading ? text.toUpperCase() : text,
    ...(items.length ? [items.join('\n')] : []),
    ...(table.length ? [table.join('\n')] : []),
  ];
  return body.filter(Boolean).join('\n\n');
}

function letterLines(document: LetterDocument, marks: Marks): string[] {
  const { letterhead, addressee, signature } = document;
  const join = (lines: (string | null)[]): string =>
    lines
      .filter(Boolean)
      .map((line) => marks.plain(line ?? ''))
      .join(marks === asMarkdown ? '  \n' : '\n');
  const bar = signature.bar_number ? `${signature.bar_state} Bar No. ${signature.bar_number}`.trim() : '';
  const tracking = document.certified_mail_number ? `Certified mail no. ${document.certified_mail_number}` : '';
  return [
    join([letterhead.firm_name, ...letterhead.firm_lines]),
    longDate(document.dated),
    join([document.delivery_method, tracking]),
    join([addressee.name, ...addressee.address_lines, addressee.email]),
    join(document.reference_lines.map((line) => `${line.label}: ${line.value}`)),
    marks === asMarkdown ? `# ${marks.plain(document.title)}` : document.title.toUpperCase(),
    ...document.blocks.filter((block) => !block.enclosure).map((block) => blockText(block, marks)),
    join(['Respectfully,', signature.name, signature.title, signature.firm, bar, ...signature.lines]),
    document.exhibits.length
      ? join(['Exhibits', ...document.exhibits.map((each) => `${each.label}  ${exhibitText(each)}`)])
      : '',
    document.papers ? join([papersHeading, ...document.papers.map(paperLine)]) : '',
    marks.plain(letterhead.disclaimer),
    ...document.blocks.filter((block) => block.enclosure).map((block) => blockText(block, marks)),
  ].filter(Boolean);
}

/** The whole letter as plain text, blank line between parts. */
export const letterAsText = (document: LetterDocument): string => `${letterLines(document, asText).join('\n\n')}\n`;

/** The whole letter as Markdown; typed markup is escaped. */
export const letterAsMarkdown = (document: LetterDocument): string =>
  `${letterLines(document, asMarkdown).join('\n\n')}\n`;

/** Word count of the title, blocks, items and cells; not of the letterhead, address or signature. */
export function wordCount(document: LetterDocument): number {
  const texts = [
    document.title,
    ...document.blocks
      .filter((block) => !block.enclosure)
      .flatMap((block) => [block.text, ...(block.items ?? []), ...(block.rows ?? []).flat()]),
  ];
  return texts
    .join(' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Text safe inside HTML elements and double-quoted attributes. */
function escapeHtml(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;');
}

function inlineHtml(text: string): string {
  return inlineRuns(unparted(text))
    .map((run) => {
      const words = run.italic ? `<em>${escapeHtml(run.text)}</em>` : escapeHtml(run.text);
      return run.bold ? `<strong>${words}</strong>` : words;
    })
    .join('');
}

function table(rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows;
  const cells = (row: readonly string[], tag: 'th' | 'td'): string =>
    row.map((cell) => `<${tag}${tag === 'th' ? ' scope="col"' : ''}>${inlineHtml(cell)}</${tag}>`).join('');
  return `<table><thead><tr>${cells(head, 'th')}</tr></thead><tbody>${body.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('')}</tbody></table>`;
}

function blockHtml(block: LetterBlock): string {
  if (block.kind === 'heading') return `<h2>${inlineHtml(block.text)}</h2>`;
  if (block.kind === 'quote') return `<blockquote>${inlineHtml(block.text)}</blockquote>`;
  const lead = block.text ? `<p>${inlineHtml(block.text)}</p>` : '';
  const list = block.items?.length
    ? `<ol>${block.items.map((item) => `<li>${inlineHtml(item)}</li>`).join('')}</ol>`
    : '';
  return `${lead}${list}${block.rows?.length ? table(block.rows) : ''}`;
}

const lines = (texts: readonly (string | null)[]): string =>
  texts
    .filter(Boolean)
    .map((text) => escapeHtml(text ?? ''))
    .join('<br>');

/** The letter as an HTML fragment: a fixed set of elements, no attribute values from the letter, all text escaped. */
export function letterAsHtml(document: LetterDocument): string {
  const { letterhead, addressee, signature } = document;
  const bar = signature.bar_number ? `${signature.bar_state} Bar No. ${signature.bar_number}`.trim() : '';
  const part = (tag: string, inner: string): string => (inner === '' ? '' : `<${tag}>${inner}</${tag}>`);
  const references = document.reference_lines
    .map((line) => `<dt>${escapeHtml(line.label)}</dt><dd>${escapeHtml(line.value)}</dd>`)
    .join('');
  const exhibits = document.exhibits
    .map((each) => `<li>${escapeHtml(each.label)}. ${escapeHtml(exhibitText(each))}</li>`)
    .join('');
  return [
    '<article>',
    part('header', lines([letterhead.firm_name, ...letterhead.firm_lines])),
    part('p', escapeHtml(longDate(document.dated))),
    part('p', lines([document.delivery_method, document.certified_mail_number])),
    part('address', lines([addressee.name, ...addressee.address_lines, addressee.email])),
    part('dl', references),
    part('h1', escapeHtml(document.title)),
    ...document.blocks.filter((block) => !block.enclosure).map(blockHtml),
    part('p', lines(['Respectfully,', signature.name, signature.title, signature.firm, bar, ...signature.lines])),
    exhibits === '' ? '' : `<h2>Exhibits</h2><ul>${exhibits}</ul>`,
    document.papers ? `<h2>${papersHeading}</h2>${part('p', lines(document.papers.map(paperLine)))}` : '',
    part('footer', escapeHtml(letterhead.disclaimer)),
    ...document.blocks.filter((block) => block.enclosure).map(blockHtml),
    '</article>',
  ].join('');
}
