import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toasts.tsx';

const copy = async (what: string, hash: string) => {
  try {
    await navigator.clipboard.writeText(hash);
    showToast({ title: 'Copied', description: `The whole hash of the ${what} is on the clipboard.` });
  } catch {
    showToast({ title: 'The browser refused to copy', description: hash, tone: 'danger' });
  }
};

/** The knowledge that this installation runs; each letter stores the same two hashes. */
export function Hashes({ knowledge, clauses }: { knowledge: string; clauses: string }) {
  return (
    <div className="hashes">
      <dl>
        <Hash what="knowledge" hash={knowledge} />
        <Hash what="clauses" hash={clauses} />
      </dl>
      <p className="muted small">Every letter keeps the two that made it.</p>
    </div>
  );
}

function Hash({ what, hash }: { what: string; hash: string }) {
  return (
    <div>
      <dt>Hash of the {what}</dt>
      <dd>
        <span className="mono" title={hash}>
          {hash.slice(0, 12)}
        </span>{' '}
        <Button variant="quiet" size="small" onClick={() => void copy(what, hash)}>
          Copy<span className="visually-hidden"> the whole hash of the {what}</span>
        </Button>
      </dd>
    </div>
  );
}
