import { html } from 'hono/html';

/** Escapes interpolated text; nested `html` results stay as they are. */
export type Html = ReturnType<typeof html>;

type BoxStyle = { className?: string; style: string; cell?: string; align?: 'left' | 'center' };

/**
 * A box that email clients understand: Outlook, which renders with Word, supports width and padding only on tables, and
 * centering only by `align`. `cell`: the inner style.
 */
export const table = (inner: unknown, { className = '', style, cell = '', align = 'left' }: BoxStyle): Html =>
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
