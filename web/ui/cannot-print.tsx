import { lazy, Suspense } from 'react';

/** Loaded only for a text that may need it: the table of what our typefaces have is large for a phone. */
const UnprintableCharacters = lazy(() => import('./unprintable-characters.tsx'));
/** What every typeface of ours has. */
const plain = /^[\s -~\u00a0-\u0131]*$/;

/** Says of a text that is to be printed which of its characters cannot be, and what to do; nothing where all can. */
export function CannotPrint({ text }: { text: string }) {
  if (plain.test(text)) return null;
  return (
    <Suspense fallback={null}>
      <UnprintableCharacters text={text} />
    </Suspense>
  );
}
