import type { Catalog } from '../../domain/language/translate.ts';

const files = import.meta.glob<Catalog>('../../knowledge/processors/*/{spanish,exports}.ts', {
  import: 'spanish',
  eager: true,
});

/** Spanish for what only a processor's folder says to a merchant: terms, conditions, why a version governs. */
export const inSpanish: Catalog = Object.fromEntries(Object.values(files).flatMap((each) => Object.entries(each)));
