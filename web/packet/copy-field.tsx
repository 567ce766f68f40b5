import { useState } from 'react';
import { Button } from '../ui/button.tsx';

/** A text to paste elsewhere, with a button that copies it. */
export function CopyField({ label, text }: { label: string; text: string }) {
  const [copied, setCopied] = useState<boolean | null>(null);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <li>
      <p className="field__label">{label}</p>
      <p className="packet__paste" dir="auto">
        {text}
      </p>
      <Button variant="quiet" size="small" aria-label={`Copy: ${label}`} onClick={() => void copy()}>
        Copy
      </Button>{' '}
      <span className="muted small" role="status">
        {copied === null ? '' : copied ? 'Copied.' : 'It could not be copied. Select the text.'}
      </span>
    </li>
  );
}
