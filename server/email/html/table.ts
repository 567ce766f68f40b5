import { html } from 'hono/html';

/** Escaped on its way in: what a tag of `html` gives, and takes as part of another. */
export type Html = ReturnType<typeof html>;

type Looks = { className?: string; style: string; cell?: string; align?: 'left' | 'center' };

/** A box as mail programs understand it: Outlook, which lays out like a word processor, knows width and padding of tables alone, and of the middle `align` alone. `cell`: its inner style. */
export const table = (inner: unknown, { className = '', style, cell = '', align = 'left' }: Looks): Html =>
  html`<table
    role="presentation"
    align="${align}"
    width="100%"
    border="0"
    cellpadding="0"
    cellspacing="0"
    class="${className}"
    style="width:100%;${style}"
  >
    <tbody>
      <tr>
        <td style="${cell}">${inner}</td>
      </tr>
    </tbody>
  </table>`;
