type Errors = Record<string, string>;

/**
 * The errors found at the last attempt that are not corrected `now`, as they are now: no new one comes while typing.
 * `forget` sets what is left as the found ones during rendering, so that a corrected error does not return either:
 * the summary takes the focus when it appears.
 */
export function stillWrong(found: Errors, now: Errors, forget: (left: Errors) => void): Errors {
  const left = Object.entries(now).filter(([name]) => name in found);
  const errors = Object.fromEntries(left);
  if (left.length < Object.keys(found).length) forget(errors);
  return errors;
}
