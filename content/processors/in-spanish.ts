import type { Catalog } from '../../domain/language/translate.ts';

const files = import.meta.glob<Catalog>('../../knowledge/processors/*/spanish.ts', { import: 'spanish', eager: true });

/** The Spanish of what a processor's folder alone says to a merchant: terms, conditions, why a version governs. */
export const inSpanish: Catalog = Object.fromEntries(Object.values(files).flatMap((each) => Object.entries(each)));
