/** An email in Spanish, from the blocks of its English. Pure. */
import { dayInSpanish } from '../../domain/language/day-in-spanish.ts';
import { entryOf, translate } from '../../domain/language/translate.ts';
import { spanishEmails } from './spanish-emails.ts';
import type { Block, EmailText } from './template.ts';

/** Texts, labels and days are translated; links, amounts and what somebody typed stay as they are. */
export function inSpanish({ subject, preview, body, ...rest }: EmailText): EmailText {
  // The preview of an email that quotes somebody may be the quoted words, which are not translated.
  const quoted = body.some((block) => block.kind === 'quote' && block.text.startsWith(preview.replace(/…$/, '')));
  return { ...rest, subject: said(subject), preview: quoted ? preview : said(preview), body: body.map(blockInSpanish) };
}

const said = (text: string): string => translate(spanishEmails, text, undefined, momentInSpanish);
/** A value in Spanish: an entry of the catalog, a day, or the text as it is. */
const value = (text: string): string => entryOf(spanishEmails, text) ?? momentInSpanish(text);

function blockInSpanish(block: Block): Block {
  switch (block.kind) {
    case 'text':
      return { kind: 'text', text: block.spanish ?? said(block.text) };
    case 'link':
      return { ...block, label: said(block.label) };
    case 'facts':
      return { ...block, rows: block.rows.map(([label, shown]) => [said(label), value(shown)] as const) };
    case 'list':
      return { ...block, items: block.items.map(said) };
    case 'quote':
      return block;
  }
}

/** "November 21, 2026 at 4:05 PM UTC" -> "21 de noviembre de 2026 a las 4:05 p. m. UTC"; a day alone, and any other text as it is. */
function momentInSpanish(text: string): string {
  const [, day = '', time = '', half] = /^(.+ \d{4}) at (\d{1,2}:\d{2}) (AM|PM) UTC$/.exec(text) ?? [];
  if (half === undefined) return dayInSpanish(text);
  return `${dayInSpanish(day)} a las ${time} ${half === 'AM' ? 'a. m.' : 'p. m.'} UTC`;
}
