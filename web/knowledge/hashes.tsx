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

/** Which library this installation runs: a letter keeps the same two, so that one can tell what made it. */
export function Hashes({ library, clauses }: { library: string; clauses: string }) {
  return (
    <div className="hashes">
      <dl>
        <Hash what="library" hash={library} />
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
