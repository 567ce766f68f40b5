import type { Locale } from '../../domain/people/locale.ts';
import { createContext, createElement, Fragment, useContext, type ReactNode } from 'react';
import type { DateLocale } from './dates.ts';
import { fill, type Values } from '../../domain/language/fill.ts';

/** What a screen speaks: `t` translates a text, `rich` one with elements in it. The English text is the key. */
export type Language = {
  tag: Locale;
  /** For dates, times and amounts. Dollars and the order of digits are the same in both. */
  locale: DateLocale;
  t: (english: string, values?: Values) => string;
  rich: (english: string, elements: Readonly<Record<string, ReactNode>>) => ReactNode;
  /** What a translated page says of itself: what stays English, and which text governs. */
  note?: string;
};

export const english: Language = {
  tag: 'en',
  locale: 'en-US',
  t: (text, values) => (values ? fill(text, values) : text),
  rich: withElements,
};

/** A text with elements in its holes. */
export function withElements(text: string, elements: Readonly<Record<string, ReactNode>>): ReactNode {
  const parts = text.split(/\{(\w+)\}/).map((part, index) => (index % 2 === 0 ? part : elements[part]));
  return createElement(Fragment, null, ...parts);
}

/** English wherever no provider says otherwise: only a screen that is translated as a whole has one (docs/decisions/0117-spanish.md). */
export const LanguageContext = createContext<Language>(english);

/** Text is translated; what comes as elements is translated already. */
export function useSaid(): (shown: ReactNode) => ReactNode {
  const { t } = useLanguage();
  return (shown) => (typeof shown === 'string' ? t(shown) : shown);
}

/** Whether the screen is translated, so that its header offers the choice. */
export const LanguageOffered = createContext(false);

export const useLanguage = (): Language => useContext(LanguageContext);
