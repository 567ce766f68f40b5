import { html } from 'hono/html';
import type { Locale } from '../../../domain/people/locale.ts';
import { frameTexts } from '../brand.ts';
import type { Block } from '../template.ts';
import { style } from './style.ts';
import { table, type Html } from './table.ts';

/** One block as email HTML. `main`: the link is the email's button. */
export function blockView(block: Block, main: boolean, locale: Locale): Html {
  switch (block.kind) {
    case 'text':
      return paragraph(block.text);
    case 'link':
      return main ? buttonView(block, frameTexts[locale].orAddress) : paragraph(linkView(block.url, block.label));
    case 'facts':
      return table(
        block.rows.map(
          ([label, value]) =>
            html`<p class="muted" style="${style.label}">${label}</p>
              <p class="ink" style="${style.value}" dir="auto">${value}</p>`,
        ),
        { className: 'rule', style: style.facts, cell: 'padding:12px 0' },
      );
    case 'list':
      return html`<ul class="ink" style="${style.list}">
        ${block.items.map((item) => html`<li style="${style.item}">${item}</li>`)}
      </ul>`;
    case 'quote':
      return html`<blockquote class="ink rule" style="${style.quote}" dir="auto">
        ${block.text.split('\n').map((line, index) => html`${index > 0 && html`<br />`}${line}`)}
      </blockquote>`;
  }
}

/** A link within text, which opens in a new tab in webmail. */
export const linkView = (url: string, label: string): Html =>
  html`<a href="${url}" class="link" style="${style.link}" target="_blank">${label}</a>`;

const paragraph = (inner: unknown): Html => html`<p class="ink" style="${style.paragraph}">${inner}</p>`;

function buttonView(
  { label, url, spelled }: { label: string; url: string; spelled: boolean },
  orAddress: string,
): Html {
  return html`<table
      role="presentation"
      border="0"
      cellpadding="0"
      cellspacing="0"
      style="${spelled ? style.buttonOver : style.buttonTable}"
    >
      <tbody>
        <tr>
          <td class="button" style="${style.buttonCell}">
            <a href="${url}" class="button" style="${style.button}" target="_blank">${label}</a>
          </td>
        </tr>
      </tbody>
    </table>
    ${spelled && html`<p class="muted" style="${style.address}">${orAddress} ${linkView(url, url)}</p>`}`;
}
