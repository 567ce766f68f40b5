import { partTexts } from '../../../../domain/letters/letter-differences.ts';
import type { LetterDocument } from '../../../../domain/letters/letter.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toasts.tsx';

/** Copies what was typed: the parts in `only`, or the whole letter if `only` is empty. */
export function CopyWords({ document, only }: { document: LetterDocument; only: readonly string[] }) {
  const parts = [...partTexts(document)].filter(([key]) => only.length === 0 || only.includes(key));
  const copy = async () => {
    const text = parts.map(([, words]) => words).join('\n\n');
    try {
      await navigator.clipboard.writeText(text);
      showToast({ title: 'Copied', description: 'Your words are on the clipboard.' });
    } catch {
      showToast({ title: 'The browser refused to copy', description: text, tone: 'danger' });
    }
  };
  return (
    <Button variant="secondary" size="small" onClick={() => void copy()}>
      Copy your words
    </Button>
  );
}
