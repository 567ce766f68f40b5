import { lazy, Suspense } from 'react';

/** Loaded only for a text that may need it: the table of the typefaces' characters is large for a phone. */
const UnprintableCharacters = lazy(() => import('./unprintable-characters.tsx'));
/** Characters that all of our typefaces have. */
const plain = /^[\s -~\u00a0-\u0131]*$/;

/** Lists the characters of a text that cannot be printed, and says what to do. Renders nothing if all can be. */
export function CannotPrint({ text }: { text: string }) {
  if (plain.test(text)) return null;
  return (
    <Suspense fallback={null}>
      <UnprintableCharacters text={text} />
    </Suspense>
  );
}
