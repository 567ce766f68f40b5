/** The language chosen on this device, and its catalog, which is loaded on first use. A store without React. */
import { useSyncExternalStore } from 'react';
import type { Locale } from '../../domain/people/locale.ts';
import { Listeners } from '../stores/listeners.ts';
import { english, type Language } from './language.ts';

type Chosen = {
  /** Null until somebody chooses. */
  tag: Locale | null;
  /** Spanish, once its catalog has arrived. */
  spanish: Language | null;
  loading: boolean;
  /** The catalog could not be loaded, so English is shown. */
  failed: boolean;
};

const entry = 'unhold.language';
let before: Chosen = { tag: null, spanish: null, loading: false, failed: false };
let chosen: Chosen = before;
const listeners = new Listeners();

function set(change: Partial<Chosen>): void {
  chosen = { ...chosen, ...change };
  listeners.notify();
}

async function loadSpanish(): Promise<void> {
  if (chosen.spanish || chosen.loading) return;
  set({ loading: true, failed: false });
  try {
    const { spanish } = await import('./speak-spanish.ts');
    set({ spanish, loading: false });
  } catch (error) {
    console.error('Spanish could not be loaded', error);
    set({ loading: false, failed: true });
  }
}

const choiceListeners = new Set<(tag: Locale) => void>();

/** Calls `listener` with each choice. */
export const onLanguageChosen = (listener: (tag: Locale) => void): void => void choiceListeners.add(listener);

/** The language chosen on this device; null until somebody chooses. */
export const chosenTag = (): Locale | null => chosen.tag;

/**
 * Changes the language of translated screens, now and on later visits. The page does not reload, so what was typed
 * stays.
 */
export async function chooseLanguage(tag: Locale): Promise<void> {
  attempt(() => window.localStorage.setItem(entry, tag));
  choiceListeners.forEach((listener) => listener(tag));
  if (tag === 'es') await loadSpanish();
  set({ tag });
}

/** Restores an earlier choice when a page starts. */
function startLanguage(): void {
  const stored = attempt(() => window.localStorage.getItem(entry));
  if (stored !== 'en' && stored !== 'es') return;
  set({ tag: stored });
  if (stored === 'es') void loadSpanish();
}

/**
 * Before a document that was rendered in Spanish is hydrated: makes Spanish the choice, since its address was asked for,
 * and what the first render in the browser has to repeat.
 */
export async function beginInSpanish(): Promise<void> {
  await chooseLanguage('es');
  before = chosen;
}

/** The paths of pages in Spanish. */
const isSpanishPath = (path: string): boolean => /^\/es(\/|$)/.test(path);

/** The Spanish of pages rendered when the site is built; no script contains it. */
const spanishAtBuild = import.meta.env.SSR ? (await import('./speak-spanish.ts')).spanish : null;
const builtInSpanish: Chosen = { ...before, tag: 'es', spanish: spanishAtBuild };

/** `path`: of the page, which says in which language it is rendered at build time. */
export const useChosenLanguage = (path = '/'): Chosen =>
  useSyncExternalStore(
    listeners.subscribe,
    () => chosen,
    () => (import.meta.env.SSR && isSpanishPath(path) ? builtInSpanish : before),
  );

/** The language of a translated screen; null while its catalog is loading. */
export function useScreenLanguage(isTranslated: boolean, path: string): Language | null {
  const { tag, spanish, loading } = useChosenLanguage(path);
  if (!isTranslated || tag !== 'es') return english;
  return spanish ?? (loading ? null : english);
}

/** True if Spanish is the browser's preferred language, which is also the first in its Accept-Language header. */
export const prefersSpanish = (): boolean =>
  typeof navigator !== 'undefined' && /^es\b/i.test(navigator.languages[0] ?? '');

/** Without storage, the choice lasts only as long as the page. */
function attempt<Result>(action: () => Result): Result | null {
  try {
    return action();
  } catch {
    return null;
  }
}

if (typeof window !== 'undefined') startLanguage();
