import { createElement as h, type ReactNode } from 'react';
import { Body, Container, Head, Heading, Html, Link, Preview, Section, Text } from 'react-email';
import { brand, disclaimer, unsubscribeWords } from '../brand.ts';
import { blockView } from './block-view.ts';
import type { Sheet } from './sheet.ts';
import { darkSheet, letterStyle, style } from './style.ts';

/** A whole mail: no pictures, nothing that is fetched, nothing that tells us whether it was read. */
export function frameOf(sheet: Sheet): ReactNode {
  const main = sheet.body.findIndex(({ kind }) => kind === 'link');
  const body = sheet.body.map((block, index) => blockView(block, index, index === main));
  return sheet.frame === 'letter' ? letterFrame(sheet, body) : houseFrame(sheet, body);
}

function houseFrame(sheet: Sheet, body: ReactNode): ReactNode {
  return h(Html, { lang: 'en', dir: 'ltr' }, headOf(), h(Body, { style: style.body, className: 'paper' },
    h(Preview, null, sheet.preview),
    h(Container, { style: style.container, className: 'paper' },
      h(Text, { style: style.brand, className: 'ink rule' }, h(Link, { href: sheet.publicUrl, style: { color: '#17211c', textDecoration: 'none' }, className: 'ink' }, brand)),
      h(Heading, { as: 'h1', style: style.heading, className: 'ink' }, sheet.subject),
      body,
      h(Section, { style: style.foot, className: 'rule' }, sheet.unsubscribe === null ? null : wayOut(sheet.unsubscribe), h(Text, { style: style.small, className: 'muted' }, disclaimer)))));
}

function letterFrame(sheet: Sheet, body: ReactNode): ReactNode {
  return h(Html, { lang: 'en', dir: 'ltr' }, headOf(), h(Body, { style: letterStyle.body, className: 'paper' },
    h(Preview, null, sheet.preview),
    h(Container, { style: letterStyle.container, align: 'left' }, body, h(Text, { style: style.small, className: 'muted' }, disclaimer))));
}

function headOf(): ReactNode {
  return h(Head, null,
    h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    h('meta', { name: 'color-scheme', content: 'light dark' }), h('meta', { name: 'supported-color-schemes', content: 'light dark' }), h('style', null, darkSheet));
}

function wayOut(url: string): ReactNode {
  return h(Text, { style: style.small, className: 'muted' }, unsubscribeWords, ' ', h(Link, { href: url, style: style.link, className: 'link' }, 'Unsubscribe'));
}
