type Errors = Record<string, string>;

/**
 * The errors `found` at the last attempt that are not corrected yet, with their current messages. No new error appears
 * while typing, because the summary takes the focus when it appears. `forget` is called during rendering with the rest
 * once an error is corrected, so that the corrected one does not return either.
 */
export function stillWrong(found: Errors, now: Errors, forget: (left: Errors) => void): Errors {
  const left = Object.entries(now).filter(([name]) => name in found);
  const errors = Object.fromEntries(left);
  if (left.length < Object.keys(found).length) forget(errors);
  return errors;
}
