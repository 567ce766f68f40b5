import type { FactSheet } from './fact.ts';

/** Memoizes `make` per sheet: sheets are immutable, and a draft is verified against its sheet repeatedly. */
export function perSheet<What>(make: (sheet: FactSheet) => What): (sheet: FactSheet) => What {
  const made = new WeakMap<FactSheet, { what: What }>();
  return (sheet) => {
    const known = made.get(sheet) ?? { what: make(sheet) };
    made.set(sheet, known);
    return known.what;
  };
}
