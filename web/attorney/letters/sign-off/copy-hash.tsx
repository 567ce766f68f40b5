import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toasts.tsx';

/**
 * A SHA-256, shortened for comparing by eye, with a button that copies all of it. `of`: the name of the hashed file.
 */
export function CopyHash({ hash, of = null }: { hash: string; of?: string | null }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(hash);
      showToast({ title: 'Copied', description: 'The whole sha-256 is on the clipboard.' });
    } catch {
      showToast({ title: 'The browser refused to copy', description: hash, tone: 'danger' });
    }
  };
  return (
    <span className="hash">
      <span className="mono" title={hash}>
        {of === null ? '' : `${of}, `}sha-256 {hash.slice(0, 8)}…{hash.slice(-8)}
      </span>
      <Button variant="quiet" size="small" onClick={() => void copy()}>
        Copy<span className="visually-hidden"> the whole sha-256</span>
      </Button>
    </span>
  );
}
