import type { Locale } from '../../domain/people/locale.ts';
import { frameTexts } from './brand.ts';
import type { Block } from './template.ts';

type Text = {
  body: readonly Block[];
  answers: string | null;
  unsubscribe: string | null;
  locale: Locale;
};

/** The plain-text part: every fact and link of the HTML part, readable in any program. */
export function textOf({ body, answers, unsubscribe, locale }: Text): string {
  const { disclaimer, unsubscribeLead } = frameTexts[locale];
  const parts = body.map(textOfBlock);
  const foot = unsubscribe === null ? [] : [`${unsubscribeLead}\n${unsubscribe}`];
  const lines = [...(answers === null ? [] : [answers]), ...foot, disclaimer];
  return `${parts.join('\n\n')}\n\n--\n${lines.join('\n\n')}\n`;
}

function textOfBlock(block: Block): string {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'link':
      return `${block.label}:\n${block.url}`;
    case 'facts':
      return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n');
    case 'quote':
      return block.text.replace(/^/gm, '> ');
  }
}
