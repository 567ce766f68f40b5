import type { Locale } from '../../domain/people/locale.ts';
import { createContext, createElement, Fragment, useContext, type ReactNode } from 'react';
import type { DateLocale } from './dates.ts';
import { fill, type Values } from '../../domain/language/fill.ts';

/**
 * The language of a screen: `t` translates a text, and `rich` a text with elements in it. The English text is the key.
 */
export type Language = {
  tag: Locale;
  /** For dates, times and amounts. Both languages use dollars and the same number format. */
  locale: DateLocale;
  t: (english: string, values?: Values) => string;
  rich: (english: string, elements: Readonly<Record<string, ReactNode>>) => ReactNode;
  /** The note on a translated page: what stays in English, and which text governs. */
  note?: string;
};

export const english: Language = {
  tag: 'en',
  locale: 'en-US',
  t: (text, values) => (values ? fill(text, values) : text),
  rich: withElements,
};

/** A text with elements in place of its `{names}`. */
export function withElements(text: string, elements: Readonly<Record<string, ReactNode>>): ReactNode {
  const parts = text.split(/\{(\w+)\}/).map((part, index) => (index % 2 === 0 ? part : elements[part]));
  return createElement(Fragment, null, ...parts);
}

/**
 * English where there is no provider. Only screens that are translated as a whole have one
 * (docs/decisions/0117-spanish.md).
 */
export const LanguageContext = createContext<Language>(english);

/** Translates a string. Elements are returned as they are, because they are translated already. */
export function useSaid(): (shown: ReactNode) => ReactNode {
  const { t } = useLanguage();
  return (shown) => (typeof shown === 'string' ? t(shown) : shown);
}

/** Whether the screen is translated, so that its header offers the choice. */
export const LanguageOffered = createContext(false);

export const useLanguage = (): Language => useContext(LanguageContext);
