import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

/** Asks for confirmation before unsaved words are discarded for good. */
export function DiscardWords({ onDiscard, onClose }: { onDiscard: () => void; onClose: () => void }) {
  const footer = (
    <>
      <Button variant="secondary" onClick={onClose}>
        Keep them
      </Button>
      <Button variant="danger" onClick={onDiscard}>
        Discard them
      </Button>
    </>
  );
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Discard your unsaved words" footer={footer}>
      <p>They were never saved: nobody can bring them back.</p>
    </Dialog>
  );
}
