import { createElement as h, Fragment, type ReactNode } from 'react';
import { Button, Link, Section, Text } from 'react-email';
import type { Block } from '../template.ts';
import { style } from './style.ts';

/** One block as mail HTML. `main`: the link is the mail's button. */
export function blockView(block: Block, key: number, main: boolean): ReactNode {
  switch (block.kind) {
    case 'text':
      return h(Text, { key, style: style.paragraph, className: 'ink' }, block.text);
    case 'link':
      return main ? buttonView(block, key) : h(Text, { key, style: style.paragraph, className: 'ink' }, h(Link, { href: block.url, style: style.link, className: 'link' }, block.label));
    case 'facts':
      return h(Section, { key, style: style.facts, className: 'rule' }, block.rows.map(([label, value]) => h(Fragment, { key: label },
        h(Text, { style: style.label, className: 'muted' }, label), h(Text, { style: style.value, className: 'ink', dir: 'auto' }, value))));
    case 'list':
      return h('ul', { key, style: style.list, className: 'ink' }, block.items.map((item) => h('li', { key: item, style: style.item }, item)));
    case 'quote':
      return h('blockquote', { key, style: style.quote, className: 'ink rule', dir: 'auto' }, withBreaks(block.text));
  }
}

function buttonView({ label, url, spelled }: { label: string; url: string; spelled: boolean }, key: number): ReactNode {
  return h(Section, { key, style: { margin: '4px 0 20px' } },
    h(Button, { href: url, style: style.button, className: 'button' }, label),
    spelled && h(Text, { style: style.address, className: 'muted' }, 'Or open this address: ', h(Link, { href: url, style: style.link, className: 'link' }, url)));
}

function withBreaks(words: string): ReactNode[] {
  return words.split('\n').map((line, index) => h(Fragment, { key: index }, index > 0 && h('br'), line));
}
