// By hand: six kinds of block need no React on the server (docs/decisions/0020-mails-are-data.md).

import { html, raw } from 'hono/html';
import type { Locale } from '../../../domain/people/locale.ts';
import { brand, frameTexts } from '../brand.ts';
import { blockView, linkView } from './block.ts';
import type { Block } from '../template.ts';
import { darkSheet, letterStyle, style } from './style.ts';
import { table, type Html } from './table.ts';

/** The input of the HTML part. Plain data. */
type Sheet = {
  frame: 'brand' | 'letter';
  subject: string;
  preview: string;
  body: readonly Block[];
  publicUrl: string;
  /** Whether anybody reads a reply, in a sentence; null where it goes without saying. */
  answers: string | null;
  unsubscribe: string | null;
  locale: Locale;
};

/** The HTML part of an email: no images, nothing fetched, no open tracking. */
export async function htmlOf(sheet: Sheet): Promise<string> {
  const main = sheet.body.findIndex(({ kind }) => kind === 'link');
  const body = sheet.body.map((block, index) => blockView(block, index === main, sheet.locale));
  return String(await (sheet.frame === 'letter' ? letterFrame(sheet, body) : staffFrame(sheet, body)));
}

function staffFrame(sheet: Sheet, body: Html[]): Html {
  const foot = html`${sheet.answers !== null && html`<p class="muted" style="${style.small}">${sheet.answers}</p>`}${sheet.unsubscribe !== null && unsubscribeLine(sheet.unsubscribe, sheet.locale)}${disclaimerLine(sheet.locale)}`;
  const inner = html`<p class="ink rule" style="${style.brand}">
      <a href="${sheet.publicUrl}" class="ink" style="${style.brandLink}" target="_blank">${brand}</a>
    </p>
    <h1 class="ink" style="${style.heading}">${sheet.subject}</h1>
    ${body}${table(foot, { className: 'rule', style: style.foot, cell: 'padding:14px 0 0' })}`;
  return page(
    sheet,
    table(inner, { className: 'paper', style: style.sheet, cell: 'padding:24px 20px 32px', align: 'center' }),
    style.paper,
  );
}

const letterFrame = (sheet: Sheet, body: Html[]): Html =>
  page(
    sheet,
    table(html`${body}${disclaimerLine(sheet.locale)}`, { style: letterStyle.sheet, cell: 'padding:20px' }),
    letterStyle.paper,
  );

/** Webmail strips the body's style, so the outermost table repeats it. */
const page = (sheet: Sheet, inner: Html, paper: string): Html =>
  html`<!doctype html>
    <html lang="${sheet.locale}" dir="ltr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="x-apple-disable-message-reformatting" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${sheet.subject}</title>
        <style>
          ${raw(darkSheet)}
        </style>
      </head>
      <body class="paper" style="margin:0;padding:0;${paper}">
        ${previewLine(sheet.preview)}${table(inner, { className: 'paper', style: paper, cell: 'padding:0' })}
      </body>
    </html> `;

/**
 * The preview text in a list of emails. Invisible characters pad it, or clients would append the beginning of the body.
 */
const previewLine = (text: string): Html =>
  html`<div style="display:none;overflow:hidden;max-height:0;max-width:0;line-height:1px;opacity:0">
    ${text}${' \u200c'.repeat(Math.max(0, 150 - text.length))}
  </div>`;

const disclaimerLine = (locale: Locale): Html =>
  html`<p class="muted" style="${style.small}">${frameTexts[locale].disclaimer}</p>`;

const unsubscribeLine = (url: string, locale: Locale): Html => {
  const { unsubscribeLead, unsubscribe } = frameTexts[locale];
  return html`<p class="muted" style="${style.small}">${unsubscribeLead} ${linkView(url, unsubscribe)}</p>`;
};
