import type { FactSheet } from './fact.ts';

/** What `make` reads from a sheet, once for each: none is changed once it is made, and a draft is verified against its sheet more than once. */
export function perSheet<What>(make: (sheet: FactSheet) => What): (sheet: FactSheet) => What {
  const made = new WeakMap<FactSheet, { what: What }>();
  return (sheet) => {
    const known = made.get(sheet) ?? { what: make(sheet) };
    made.set(sheet, known);
    return known.what;
  };
}
