/** The language chosen on this device, and its catalog, which is loaded when it is first needed. A store without React. */
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
  /** The catalog did not arrive: English is shown. */
  failed: boolean;
};

const entry = 'unhold.language';
const before: Chosen = { tag: null, spanish: null, loading: false, failed: false };
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

/** Called with each choice. */
export const onLanguageChosen = (listener: (tag: Locale) => void): void => void choiceListeners.add(listener);

/** What was chosen on this device; null until somebody chooses. */
export const chosenTag = (): Locale | null => chosen.tag;

/** Changes what translated screens speak, now and on later visits. What is typed stays: nothing is loaded again. */
export async function chooseLanguage(tag: Locale): Promise<void> {
  attempt(() => window.localStorage.setItem(entry, tag));
  choiceListeners.forEach((listener) => listener(tag));
  if (tag === 'es') await loadSpanish();
  set({ tag });
}

/** Takes up an earlier choice, at the start of a page. */
function startLanguage(): void {
  const stored = attempt(() => window.localStorage.getItem(entry));
  if (stored !== 'en' && stored !== 'es') return;
  set({ tag: stored });
  if (stored === 'es') void loadSpanish();
}

/** Rendered at build time, a page is English. */
export const useChosenLanguage = (): Chosen =>
  useSyncExternalStore(
    listeners.subscribe,
    () => chosen,
    () => before,
  );

/** The language of a translated screen; null while it is on its way. */
export function useScreenLanguage(isTranslated: boolean): Language | null {
  const { tag, spanish, loading } = useChosenLanguage();
  if (!isTranslated || tag !== 'es') return english;
  return spanish ?? (loading ? null : english);
}

/** True if the browser asks for Spanish first, as its Accept-Language does. */
export const prefersSpanish = (): boolean =>
  typeof navigator !== 'undefined' && /^es\b/i.test(navigator.languages[0] ?? '');

/** Without storage the choice lasts as long as the page. */
function attempt<Result>(action: () => Result): Result | null {
  try {
    return action();
  } catch {
    return null;
  }
}

if (typeof window !== 'undefined') startLanguage();
